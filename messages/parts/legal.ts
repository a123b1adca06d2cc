import * as en from '../en/legal.ts';
import type { Part } from '../languages.ts';

export const legalPart: Part<typeof en> = { en };
