import * as en from '../en/play.ts';
import type { Part } from '../languages.ts';

export const playPart: Part<typeof en> = { en };
