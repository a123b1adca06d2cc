import type { Position } from '#lib/contract/geometry.ts';
import { cellName, cellOf } from './copernicus-cells.ts';

export type NeededCell = { cell: string; courses: number; blocks: number };

const ROWS = 3600;
/** Pixels on each side of a block of the cloud-optimised GeoTIFFs. */
const BLOCK = 1024;

/** Columns of a cell of Copernicus GLO-30: fewer towards the poles (product handbook, table of spacings). */
function columnsAt(south: number): number {
  const latitude = south < 0 ? -south - 1 : south;
  if (latitude < 50) return 3600;
  if (latitude < 60) return 2400;
  if (latitude < 70) return 1800;
  if (latitude < 80) return 1200;
  return latitude < 85 ? 720 : 360;
}

/** The cells of Copernicus GLO-30 by name, with how many courses and blocks. Each course is given as its positions. */
export function neededCells(courses: Iterable<readonly Position[]>): NeededCell[] {
  const cells = new Map<string, { courses: number; blocks: Set<number> }>();
  for (const positions of courses) {
    const own = new Set<string>();
    for (const position of positions) {
      const cell = cellOf(position);
      const name = cellName(cell);
      const needed = cells.get(name) ?? { courses: 0, blocks: new Set() };
      cells.set(name, needed);
      if (!own.has(name)) needed.courses++;
      own.add(name);
      const column = Math.floor(((position[0] - cell.west) * columnsAt(cell.south)) / BLOCK);
      const row = Math.floor(((cell.south + 1 - position[1]) * ROWS) / BLOCK);
      needed.blocks.add(row * BLOCK + column);
    }
  }
  return [...cells]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([cell, { courses: count, blocks }]) => ({ cell, courses: count, blocks: blocks.size }));
}
