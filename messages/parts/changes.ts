import * as en from '../en/changes.ts';
import type { Part } from '../languages.ts';

export const changesPart: Part<typeof en> = { en };
