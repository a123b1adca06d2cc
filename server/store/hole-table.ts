import type { DatabaseSync } from 'node:sqlite';
import { readStoredHoles, type StoredHoles } from '#lib/dataset-file/hole-columns.ts';

/** All mapped holes by golf_id, then hole_id; a hole's place is its index. */
export type HoleTable = Pick<StoredHoles, 'columns' | 'starts'> & {
  length: number;
  courseOf: (hole: number) => number;
  /** What follows `{golf_id}-` in its hole_id, and `#hole-` in its page's address (null: its number). */
  namesOf: (hole: number) => { id: string; anchor: string | null };
};

export function readHoleTable(database: DatabaseSync): HoleTable {
  const { columns, starts, ids, lines } = readStoredHoles(database);
  const courseOf = (hole: number) => lastAtMost(starts, hole);
  return {
    length: columns.number.length,
    columns,
    starts,
    courseOf,
    namesOf(hole) {
      const course = courseOf(hole);
      const text = Buffer.from(ids.subarray(lines[course], lines[course + 1])).toString('latin1');
      const [id = '', anchor = null] = text
        .split('\n', hole - starts[course]! + 1)
        .at(-1)!
        .split(' ');
      return { id, anchor };
    },
  };
}

/** The last index of a value that is at most `value`, in ascending values that begin with 0. */
function lastAtMost(values: Int32Array, value: number): number {
  let [low, high] = [0, values.length - 1];
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (values[middle]! <= value) low = middle;
    else high = middle - 1;
  }
  return low;
}
