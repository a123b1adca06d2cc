import * as en from '../en/hole-cards.ts';
import type { Part } from '../languages.ts';

export const holeCardsPart: Part<typeof en> = { en };
