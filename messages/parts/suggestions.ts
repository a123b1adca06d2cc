import * as en from '../en/suggestions.ts';
import type { Part } from '../languages.ts';

export const suggestionsPart: Part<typeof en> = { en };
