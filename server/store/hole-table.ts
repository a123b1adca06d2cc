import { endianness } from 'node:os';
import type { DatabaseSync } from 'node:sqlite';
import {
  HOLE_COLUMNS,
  HOLE_IDS,
  HOLES_OF_COURSE,
  type HoleColumnArray,
  type HoleColumnName,
  holeColumnNames,
} from '#lib/dataset-file/hole-columns.ts';
import { MissingDocument } from './read-dataset-file.ts';

/** All mapped holes by golf_id, then hole_id; a hole's place is its index. */
export type HoleTable = {
  length: number;
  /** As stored: whole numbers, `columnRange` says which is null. */
  columns: Readonly<Record<HoleColumnName, HoleColumnArray>>;
  /** The index of each course's first hole; one more entry at the end. */
  starts: Int32Array;
  courseOf: (hole: number) => number;
  /** What follows `{golf_id}-` in its hole_id, and `#hole-` in its page's address (null: its number). */
  namesOf: (hole: number) => { id: string; anchor: string | null };
};

/** Throws where the dataset has no such columns. */
export function* readHoleTable(database: DatabaseSync): Generator<void, HoleTable, void> {
  if (endianness() !== 'LE') throw new RangeError('Columns of holes are little-endian.');
  const select = database.prepare('SELECT bytes FROM hole_column WHERE name = ?');
  const bytesOf = (name: string): Uint8Array => {
    const bytes = select.get(name)?.bytes;
    if (bytes instanceof Uint8Array) return bytes;
    throw new MissingDocument(`The dataset has no column ${name} of its holes`);
  };
  const columns = {} as Record<HoleColumnName, HoleColumnArray>;
  for (const name of holeColumnNames) {
    const { buffer, byteOffset, byteLength } = bytesOf(name);
    const { type } = HOLE_COLUMNS[name];
    columns[name] = new type(buffer as ArrayBuffer, byteOffset, byteLength / type.BYTES_PER_ELEMENT);
    yield;
  }
  const counts = bytesOf(HOLES_OF_COURSE);
  const starts = sums(new Uint16Array(counts.buffer, counts.byteOffset, counts.byteLength / 2));
  const text = bytesOf(HOLE_IDS);
  yield;
  const lines = lineStarts(text, starts);
  const courseOf = (hole: number) => lastAtMost(starts, hole);
  return {
    length: columns.number.length,
    columns,
    starts,
    courseOf,
    namesOf(hole) {
      const course = courseOf(hole);
      const ofCourse = Buffer.from(text.subarray(lines[course], lines[course + 1])).toString('latin1');
      const [id = '', anchor = null] = ofCourse
        .split('\n', hole - starts[course]! + 1)
        .at(-1)!
        .split(' ');
      return { id, anchor };
    },
  };
}

function sums(counts: Uint16Array): Int32Array {
  const starts = new Int32Array(counts.length + 1);
  for (let i = 0; i < counts.length; i++) starts[i + 1] = starts[i]! + counts[i]!;
  return starts;
}

const NEWLINE = 10;

/** Where the lines of each course begin. */
function lineStarts(text: Uint8Array, starts: Int32Array): Int32Array {
  const lines = new Int32Array(starts.length);
  let [at, hole] = [0, 0];
  for (let course = 1; course < starts.length; course++) {
    for (; hole < starts[course]!; hole++) at = text.indexOf(NEWLINE, at) + 1;
    lines[course] = at;
  }
  return lines;
}

/** The last place of a value that is at most `value`, in ascending values that begin with 0. */
function lastAtMost(values: Int32Array, value: number): number {
  let [low, high] = [0, values.length - 1];
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (values[middle]! <= value) low = middle;
    else high = middle - 1;
  }
  return low;
}
