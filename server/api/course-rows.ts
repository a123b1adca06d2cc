import type { CourseTable } from '../store/course-table.ts';
import type { Near } from '../store/nearest-index.ts';

/** The rows of courses as JSON text, comma between: finished texts from the dataset put together. */
export function rowsText({ rows }: CourseTable, indexes: ArrayLike<number>): string {
  let text = '';
  for (let i = 0; i < indexes.length; i++) text += i === 0 ? rows[indexes[i]!]! : `,${rows[indexes[i]!]!}`;
  return text;
}

/** A row with further members, given as JSON text. */
export function extendRow({ rows }: CourseTable, index: number, members: string): string {
  return `${rows[index]!.slice(0, -1)},${members}}`;
}

/** Rows of NearbyGolfCourse: distance to a tenth of a metre, bearing to a tenth of a degree. */
export function nearbyRowsText(courses: CourseTable, near: readonly Near[]): string {
  return near
    .map(({ index, distance, bearing }) => {
      const degrees = (Math.round(bearing * 10) / 10) % 360;
      return extendRow(courses, index, `"distance":${Math.round(distance * 10) / 10},"bearing":${degrees}`);
    })
    .join(',');
}

/** The page [skip, skip + limit) of a list of indexes. */
export function pageOf(indexes: Int32Array, { skip, limit }: { skip: number; limit: number }): Int32Array {
  return indexes.subarray(Math.min(skip, indexes.length), Math.min(skip + limit, indexes.length));
}
