import * as en from '../en/handicap.ts';
import type { Part } from '../languages.ts';

export const handicapPart: Part<typeof en> = { en };
