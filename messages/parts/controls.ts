import * as en from '../en/controls.ts';
import type { Part } from '../languages.ts';

export const controlsPart: Part<typeof en> = { en };
