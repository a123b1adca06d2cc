import * as en from '../en/place-names.ts';
import type { Part } from '../languages.ts';

export const placeNamesPart: Part<typeof en> = { en };
