import * as en from '../en/developers.ts';
import type { Part } from '../languages.ts';

export const developersPart: Part<typeof en> = { en };
