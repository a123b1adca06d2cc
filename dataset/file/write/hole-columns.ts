import type { DatabaseSync } from 'node:sqlite';
import {
  type EncodedHoles,
  HOLE_COLUMNS,
  HOLE_IDS,
  HOLES_OF_COURSE,
  type HoleColumnArray,
  holeColumnNames,
} from '#lib/dataset-file/hole-columns.ts';
import { storeColumns } from '#lib/dataset-file/packed-column.ts';

/** Collects the columns of all holes. Courses come by golf_id, those without holes too. */
export function collectHoleColumns() {
  const courses: EncodedHoles[] = [];
  return {
    add: (holes: EncodedHoles) => {
      courses.push(holes);
    },
    write(database: DatabaseSync): void {
      storeColumns(database, 'hole', {
        [HOLES_OF_COURSE]: Uint16Array.from(courses, ({ count }) => count),
        [HOLE_IDS]: Buffer.concat(courses.map(({ ids }) => Buffer.from(ids, 'latin1'))),
        ...Object.fromEntries(holeColumnNames.map((name, i) => [name, columnOf(courses, name, i)])),
      });
    },
  };
}

/** A course's numbers are hole after hole. */
function columnOf(
  courses: readonly EncodedHoles[],
  name: (typeof holeColumnNames)[number],
  index: number,
): HoleColumnArray {
  const column = new HOLE_COLUMNS[name].type(courses.reduce((sum, { count }) => sum + count, 0));
  let at = 0;
  for (const { count, numbers } of courses) {
    for (let hole = 0; hole < count; hole++) column[at++] = numbers[hole * holeColumnNames.length + index]!;
  }
  return column;
}
