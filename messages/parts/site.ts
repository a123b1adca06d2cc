import * as en from '../en/site.ts';
import type { Part } from '../languages.ts';

export const sitePart: Part<typeof en> = { en };
