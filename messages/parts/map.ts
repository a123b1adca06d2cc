import * as en from '../en/map.ts';
import type { Part } from '../languages.ts';

export const mapPart: Part<typeof en> = { en };
