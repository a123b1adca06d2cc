import type { CourseRow } from '#lib/contract/course-row.ts';
import type { CourseTable } from '../store/course-table.ts';

/** A list of courses to be put into a body. `membersOf` gives a row further members, as ASCII JSON text. */
export type RowList = {
  indexes: ArrayLike<number>;
  membersOf?: (place: number) => string;
};

const COMMA = 0x2c;
const CLOSING_BRACE = 0x7d;

/**
 * A body with the rows of courses in it: JSON text before, the rows with commas between, JSON text after. The rows are
 * copied as the bytes they will be sent as; making text of them first would cost five times as much.
 */
export function bodyWithRows(
  courses: CourseTable,
  before: string,
  { indexes, membersOf }: RowList,
  after: string,
): Buffer {
  const { rowBytes, rowStarts } = courses;
  const members: string[] = [];
  let size = Buffer.byteLength(before) + Buffer.byteLength(after);
  for (let place = 0; place < indexes.length; place++) {
    const index = indexes[place]!;
    size += rowStarts[index + 1]! - rowStarts[index]! + 1;
    if (membersOf) size += members[members.push(membersOf(place)) - 1]!.length + 1;
  }
  const body = Buffer.allocUnsafe(size);
  let at = body.write(before, 0);
  for (let place = 0; place < indexes.length; place++) {
    const index = indexes[place]!;
    if (place > 0) body[at++] = COMMA;
    at += rowBytes.copy(body, at, rowStarts[index]!, rowStarts[index + 1]!);
    if (!membersOf) continue;
    body[at - 1] = COMMA;
    at += body.write(members[place]!, at, 'latin1');
    body[at++] = CLOSING_BRACE;
  }
  at += body.write(after, at);
  return body.subarray(0, at);
}

/** The row of one course as a record. */
export function readCourseRow({ rowBytes, rowStarts }: CourseTable, index: number): CourseRow {
  return JSON.parse(rowBytes.toString('utf8', rowStarts[index]!, rowStarts[index + 1]!));
}

/** The page [skip, skip + limit) of a list of indexes. */
export function pageOf(indexes: Int32Array, { skip, limit }: { skip: number; limit: number }): Int32Array {
  return indexes.subarray(Math.min(skip, indexes.length), Math.min(skip + limit, indexes.length));
}
