import { type Failure, failure, type Moved, moved } from '../operation/answer.ts';
import { indexOfGolfId } from '../store/course-table.ts';
import type { Dataset } from '../store/open-dataset.ts';

/** The course's place in the course table, or what to answer instead. */
export type CourseOrAnswer = { kind: 'course'; index: number } | Moved | Failure;

/** Looks a course up by slug. A former slug leads on to the path that `pathOf` makes of the present one. */
export function findCourseBySlug(
  dataset: Dataset,
  slug: string,
  parameter: string,
  pathOf: (slug: string) => string,
): CourseOrAnswer {
  const index = dataset.courses.indexBySlug.get(slug);
  if (index !== undefined) return { kind: 'course', index };
  const golfId = dataset.findRedirect(slug);
  const present = golfId === null ? -1 : indexOfGolfId(dataset.courses, golfId);
  if (present >= 0) return moved(pathOf(dataset.courses.slugs[present]!));
  return failure('unknownCourse', `No course has the slug "${slug}".`, parameter);
}

/** Looks a course up by golf_id. A merged id leads on to the path that `pathOf` makes of the surviving one. */
export function findCourseById(
  dataset: Dataset,
  digits: string,
  parameter: string,
  pathOf: (golfId: string) => string,
): CourseOrAnswer {
  const golfId = Number(digits);
  if (Number.isSafeInteger(golfId)) {
    const index = indexOfGolfId(dataset.courses, golfId);
    if (index >= 0) return { kind: 'course', index };
    const survivor = dataset.findMerged(golfId);
    if (survivor !== null) return moved(pathOf(String(survivor)));
  }
  return failure('unknownCourse', `No course has the golf_id ${digits.slice(0, 20)}.`, parameter);
}
