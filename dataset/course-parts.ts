import type { CourseDetails } from './course/course-in-progress.ts';
import type { CourseSpec } from './demo/course/course-spec.ts';
import { drawCourse } from './demo/course/draw-course.ts';
import { type CourseHeights, withHeights } from './elevation/course-heights.ts';
import { type BytesPlace, readBytes } from './nameless-file.ts';
import type { MergedCourse } from './sources/merge-courses.ts';
import { mergedDetails } from './sources/merged-details.ts';
import type { SourceStatements } from './sources/source-statement.ts';

/** What a course's details are made of: a plain record, which can be sent to a worker. */
export type CourseParts = {
  /** The details themselves, where nothing shorter says it. */
  details?: CourseDetails;
  invented?: CourseSpec;
  /** The place of OpenStreetMap's details, as JSON. */
  mapped?: BytesPlace;
  /** What other sources say of it. */
  merged?: { course: MergedCourse; statements: SourceStatements };
  heights?: CourseHeights;
};

/** Throws a RangeError for parts that say nothing. */
export function toDetails({ details, invented, mapped, merged, heights }: CourseParts): CourseDetails {
  const own =
    details ??
    (invented && drawCourse(invented)) ??
    (mapped && JSON.parse(readBytes(mapped).toString())) ??
    null;
  const all = merged ? mergedDetails(merged.course, own, merged.statements) : own;
  if (all === null) throw new RangeError('A course came without any details.');
  return heights ? withHeights(all, heights) : all;
}
