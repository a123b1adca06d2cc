import * as en from '../en/course-map.ts';
import type { Part } from '../languages.ts';

export const courseMapPart: Part<typeof en> = { en };
