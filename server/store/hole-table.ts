import type { DatabaseSync } from 'node:sqlite';
import { readStoredHoles, type StoredHoles } from '#lib/dataset-file/hole-columns.ts';
import { firstOf } from './first-of.ts';

/** All mapped holes by golf_id, then hole_id; a hole's place is its index. */
export type HoleTable = Pick<StoredHoles, 'columns' | 'starts'> & {
  length: number;
  courseOf: (hole: number) => number;
  /** What follows `{golf_id}-` in its hole_id, and `#hole-` in its page's address (null: its number). */
  namesOf: (hole: number) => { id: string; anchor: string | null };
};

export function readHoleTable(database: DatabaseSync): HoleTable {
  const { columns, starts, ids, lines } = readStoredHoles(database);
  const courseOf = (hole: number) => firstOf(starts.length, (course) => starts[course]! > hole) - 1;
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
