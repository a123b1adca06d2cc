import * as en from '../en/search-map.ts';
import type { Part } from '../languages.ts';

export const searchMapPart: Part<typeof en> = { en };
