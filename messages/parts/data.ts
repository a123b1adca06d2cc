import * as en from '../en/data.ts';
import type { Part } from '../languages.ts';

export const dataPart: Part<typeof en> = { en };
