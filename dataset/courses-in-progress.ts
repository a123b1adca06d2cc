import type { CourseDetails, CourseHead } from './course/course-in-progress.ts';
import type { CourseParts } from './course-parts.ts';

/** Heads, details and parts have the same indexes. */
export type CoursesInProgress = {
  heads: CourseHead[];
  details(index: number): CourseDetails;
  /** What a worker can make the details of, where that's less to send than they are. */
  parts?(index: number): CourseParts;
};
