import * as en from '../en/mapping.ts';
import type { Part } from '../languages.ts';

export const mappingPart: Part<typeof en> = { en };
