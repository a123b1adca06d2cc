import { fail, move, type Said } from '../operation.ts';
import { type CourseTable, indexOfGolfId } from '../store/course-table.ts';
import type { Dataset } from '../store/open-dataset.ts';

/** The index of a course in the course table. A former slug redirects to the path that `pathOf` makes of the current one. */
export function findCourseBySlug(
  dataset: Dataset,
  slug: string,
  parameter: string,
  pathOf: (slug: string) => string,
): number {
  const index = dataset.courses.indexOfSlug(slug);
  if (index !== undefined) return index;
  const golfId = dataset.findRedirect(slug);
  const current = golfId === null ? -1 : indexOfGolfId(dataset.courses, golfId);
  if (current >= 0) move(pathOf(dataset.courses.slugs[current]!));
  return fail('unknownCourse', `No course has the slug "${slug}".`, parameter);
}

/** The index of a course in the course table. A merged id redirects to the path that `pathOf` makes of the surviving one. */
export function findCourseById(
  dataset: Dataset,
  digits: string,
  parameter: string,
  pathOf: (golfId: string) => string,
): number {
  const golfId = Number(digits);
  const index = indexOfGolfId(dataset.courses, golfId);
  if (index >= 0) return index;
  const survivor = dataset.findMerged(golfId);
  if (survivor !== null) move(pathOf(String(survivor)));
  return fail('unknownCourse', `No course has the golf_id ${digits.slice(0, 20)}.`, parameter);
}

/** Null if there's no such course: `index` is undefined or -1. */
export function saidOfCourse(
  courses: CourseTable,
  index: number | undefined,
  hashes: readonly string[] = courses.profileHashes,
): Said | null {
  if (index === undefined || index < 0) return null;
  return { hash: hashes[index]!, updatedAt: courses.updatedAt[index] || null };
}
