import * as en from '../en/walk.ts';
import type { Part } from '../languages.ts';

export const walkPart: Part<typeof en> = { en };
