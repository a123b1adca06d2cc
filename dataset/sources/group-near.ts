import { around } from 'geokdbush';
import { disjointSets } from '../disjoint-sets.ts';
import { indexPoints } from '../geometry/point-index.ts';
import type { MergedCourse } from './merge-courses.ts';

/** Groups of two or more, each within `kilometres` of another of its group that it belongs with. */
export function groupNear(
  courses: readonly MergedCourse[],
  kilometres: number,
  belong: (a: MergedCourse, b: MergedCourse) => boolean,
): MergedCourse[][] {
  const index = indexPoints(courses.map(({ head }) => head.position));
  const sets = disjointSets(courses.length);
  for (const [i, course] of courses.entries()) {
    for (const other of around(index, ...course.head.position, Number.POSITIVE_INFINITY, kilometres)) {
      if (other > i && belong(course, courses[other]!)) sets.join(i, other);
    }
  }
  return sets
    .groups()
    .filter((group) => group.length > 1)
    .map((group) => group.map((each) => courses[each]!));
}
