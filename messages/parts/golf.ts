import * as en from '../en/golf.ts';
import type { Part } from '../languages.ts';

export const golfPart: Part<typeof en> = { en };
