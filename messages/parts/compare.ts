import * as en from '../en/compare.ts';
import type { Part } from '../languages.ts';

export const comparePart: Part<typeof en> = { en };
