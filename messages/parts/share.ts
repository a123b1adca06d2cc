import * as en from '../en/share.ts';
import type { Part } from '../languages.ts';

export const sharePart: Part<typeof en> = { en };
