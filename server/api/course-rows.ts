import type { CourseRow } from '#lib/contract/course-row.ts';
import { toByteString } from '../store/byte-string.ts';
import type { CourseTable } from '../store/course-table.ts';

/**
 * The courses of a body, as indexes of the course table; `membersOf` gives each further members of its record (JSON text
 * in ASCII).
 */
export type RowList = { indexes: ArrayLike<number>; membersOf?: (place: number) => string };

/**
 * A body with the rows of courses in it, as a byte string: JSON text before, the rows with commas between, JSON text
 * after. Rows are kept as the bytes that they are sent as, so that putting them together copies none: that happens
 * once, when they are sent.
 */
export function bodyWithRows(
  { rows }: CourseTable,
  before: string,
  { indexes, membersOf }: RowList,
  after: string,
): string {
  let body = toByteString(before);
  for (let place = 0; place < indexes.length; place++) {
    if (place > 0) body += ',';
    body += rows[indexes[place]!]!;
    if (membersOf) body += `,${membersOf(place)}`;
    body += '}';
  }
  return body + toByteString(after);
}

/** The row of one course as a record. */
export function readCourseRow({ rows }: CourseTable, index: number): CourseRow {
  return JSON.parse(Buffer.from(`${rows[index]}}`, 'latin1').toString());
}

/** The page [skip, skip + limit) of a list of indexes. */
export function pageOf(indexes: Int32Array, { skip, limit }: { skip: number; limit: number }): Int32Array {
  return indexes.subarray(Math.min(skip, indexes.length), Math.min(skip + limit, indexes.length));
}
