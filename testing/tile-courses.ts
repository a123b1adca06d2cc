import type { CourseRow } from '#lib/contract/course-row.ts';
import { type Access, accesses } from '#lib/golf/access.ts';
import type { CourseTable } from '../server/store/course-table.ts';

/** What tiles say of a course, and what filters ask of it. */
export type TileCourse = {
  golf_id: number;
  slug: string;
  name: string;
  name_latin: string | null;
  country_code: string | null;
  latitude: number;
  longitude: number;
  hole_count: number | null;
  par: number | null;
  has_geometry: boolean;
  access: Access;
};

/** Courses in the form of the course table, as far as tiles read it. */
export function tileCourses(courses: readonly TileCourse[]): CourseTable {
  const table: Partial<CourseTable> = {
    length: courses.length,
    golfIds: Float64Array.from(courses, ({ golf_id }) => golf_id),
    latitudes: Float64Array.from(courses, ({ latitude }) => latitude),
    longitudes: Float64Array.from(courses, ({ longitude }) => longitude),
    holeCounts: Uint8Array.from(courses, ({ hole_count }) => hole_count ?? 0),
    pars: Uint16Array.from(courses, ({ par }) => par ?? 0),
    hasGeometry: Uint8Array.from(courses, ({ has_geometry }) => Number(has_geometry)),
    accesses: Uint8Array.from(courses, ({ access }) => accesses.indexOf(access)),
    rowOf(index) {
      const { golf_id, ...others } = courses[index]!;
      return { ...others, golf_id: String(golf_id) } as CourseRow;
    },
  };
  return table as CourseTable;
}
