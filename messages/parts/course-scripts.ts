import * as en from '../en/course-scripts.ts';
import type { Part } from '../languages.ts';

export const courseScriptsPart: Part<typeof en> = { en };
