import * as en from '../en/measures.ts';
import type { Part } from '../languages.ts';

export const measuresPart: Part<typeof en> = { en };
