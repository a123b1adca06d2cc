import * as en from '../en/holes.ts';
import type { Part } from '../languages.ts';

export const holesPart: Part<typeof en> = { en };
