import * as en from '../en/page-error.ts';
import type { Part } from '../languages.ts';

export const pageErrorPart: Part<typeof en> = { en };
