import * as en from '../en/rankings.ts';
import type { Part } from '../languages.ts';

export const rankingsPart: Part<typeof en> = { en };
