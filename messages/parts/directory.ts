import * as en from '../en/directory.ts';
import type { Part } from '../languages.ts';

export const directoryPart: Part<typeof en> = { en };
