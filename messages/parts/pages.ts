import * as en from '../en/pages.ts';
import type { Part } from '../languages.ts';

export const pagesPart: Part<typeof en> = { en };
