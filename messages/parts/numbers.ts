import * as en from '../en/numbers.ts';
import type { Part } from '../languages.ts';

export const numbersPart: Part<typeof en> = { en };
