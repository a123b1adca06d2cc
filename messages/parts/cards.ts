import * as en from '../en/cards.ts';
import type { Part } from '../languages.ts';

export const cardsPart: Part<typeof en> = { en };
