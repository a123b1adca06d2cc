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
  const columns = holeColumnNames.map((name): HoleColumnArray => new HOLE_COLUMNS[name].type(1024));
  const perCourse: number[] = [];
  const ids: Buffer[] = [];
  let length = 0;
  return {
    add({ count, numbers, ids: text }: EncodedHoles): void {
      perCourse.push(count);
      ids.push(Buffer.from(text, 'latin1'));
      columns.forEach((column, i) => {
        const grown = withRoomFor(column, length + count);
        for (let hole = 0; hole < count; hole++) {
          grown[length + hole] = numbers[hole * columns.length + i]!;
        }
        columns[i] = grown;
      });
      length += count;
    },
    write(database: DatabaseSync): void {
      storeColumns(database, 'hole', {
        [HOLES_OF_COURSE]: Uint16Array.from(perCourse),
        [HOLE_IDS]: Buffer.concat(ids),
        ...Object.fromEntries(holeColumnNames.map((name, i) => [name, columns[i]!.subarray(0, length)])),
      });
    },
  };
}

function withRoomFor(column: HoleColumnArray, length: number): HoleColumnArray {
  if (length <= column.length) return column;
  const grown = new (column.constructor as typeof Int32Array)(length * 2);
  grown.set(column);
  return grown;
}
