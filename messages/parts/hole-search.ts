import * as en from '../en/hole-search.ts';
import type { Part } from '../languages.ts';

export const holeSearchPart: Part<typeof en> = { en };
