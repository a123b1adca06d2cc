import type { CourseRow } from '#lib/contract/course-row.ts';
import { type CourseTable, ROW_END } from '../store/course-table.ts';
import { writeBody } from './body-room.ts';

/**
 * The courses of a body: some, of which `membersOf` may give each further members (ASCII JSON text, at most 100
 * bytes); or those from one index to another, each with `"distance":null`.
 */
export type RowList =
  | { indexes: ArrayLike<number>; membersOf?: (place: number) => string }
  | { from: number; to: number };

const COMMA = 0x2c;
const CLOSING_BRACE = 0x7d;
const MOST_MEMBER_BYTES = 100;

/**
 * A body with the rows of courses in it: JSON text before, the rows with commas between, JSON text after. The rows are
 * copied as the bytes they will be sent as; making text of them first would cost five times as much.
 */
export function bodyWithRows(courses: CourseTable, before: string, rows: RowList, after: string): Buffer {
  const most = (before.length + after.length) * 3 + mostRowBytes(courses, rows);
  return writeBody(most, (bytes, from) => {
    const start = from + bytes.write(before, from);
    const end =
      'from' in rows ? copyRange(courses, rows, bytes, start) : copyRows(courses, rows, bytes, start);
    // Each row left a comma behind it.
    const at = end > start ? end - 1 : end;
    return at + bytes.write(after, at);
  });
}

function mostRowBytes({ rowStarts }: CourseTable, rows: RowList): number {
  if ('from' in rows) return rowStarts[rows.to]! - rowStarts[rows.from]!;
  const { indexes } = rows;
  let size = indexes.length * MOST_MEMBER_BYTES;
  for (let place = 0; place < indexes.length; place++) {
    const index = indexes[place]!;
    size += rowStarts[index + 1]! - rowStarts[index]!;
  }
  return size;
}

/** Neighbours in the table are neighbours in its bytes: one copy. */
function copyRange(
  { rowBytes, rowStarts }: CourseTable,
  { from, to }: { from: number; to: number },
  bytes: Buffer,
  start: number,
): number {
  return copyPart(rowBytes, rowStarts[from]!, rowStarts[to]!, bytes, start);
}

function copyRows(
  { rowBytes, rowStarts }: CourseTable,
  { indexes, membersOf }: { indexes: ArrayLike<number>; membersOf?: (place: number) => string },
  bytes: Buffer,
  start: number,
): number {
  let at = start;
  for (let place = 0; place < indexes.length; place++) {
    const index = indexes[place]!;
    at = copyPart(rowBytes, rowStarts[index]!, rowStarts[index + 1]! - ROW_END.length, bytes, at);
    if (membersOf) {
      bytes[at++] = COMMA;
      at += bytes.write(membersOf(place), at, 'latin1');
    }
    bytes[at++] = CLOSING_BRACE;
    bytes[at++] = COMMA;
  }
  return at;
}

/** Copies bytes and gives the place behind them. (`Buffer.copy` takes half as long again for a few hundred bytes.) */
function copyPart(from: Buffer, start: number, end: number, to: Buffer, at: number): number {
  to.set(new Uint8Array(from.buffer, from.byteOffset + start, end - start), at);
  return at + end - start;
}

/** The row of one course as a record. */
export function readCourseRow({ rowBytes, rowStarts }: CourseTable, index: number): CourseRow {
  return JSON.parse(
    `${rowBytes.toString('utf8', rowStarts[index]!, rowStarts[index + 1]! - ROW_END.length)}}`,
  );
}

/** The page [skip, skip + limit) of a list of indexes. */
export function pageOf(indexes: Int32Array, { skip, limit }: { skip: number; limit: number }): Int32Array {
  return indexes.subarray(Math.min(skip, indexes.length), Math.min(skip + limit, indexes.length));
}
