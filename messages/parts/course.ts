import * as en from '../en/course.ts';
import type { Part } from '../languages.ts';

export const coursePart: Part<typeof en> = { en };
