import * as en from '../en/embeds.ts';
import type { Part } from '../languages.ts';

export const embedsPart: Part<typeof en> = { en };
