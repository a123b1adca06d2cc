import * as en from '../en/wrong.ts';
import type { Part } from '../languages.ts';

export const wrongPart: Part<typeof en> = { en };
