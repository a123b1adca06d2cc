import * as en from '../en/asked-holes.ts';
import type { Part } from '../languages.ts';

export const askedHolesPart: Part<typeof en> = { en };
