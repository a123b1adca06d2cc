import type { Position } from '#lib/contract/geometry.ts';

/** Keeps courses apart. */
export type Room = {
  /** Takes a position if no other taken one is within two kilometres of it. */
  take(position: Position): boolean;
};

const APART_METRES = 2000;
const METRES_PER_DEGREE = 111_195;
const CELL_DEGREES = APART_METRES / METRES_PER_DEGREE;

/** An empty world. Positions are kept by cells as wide as the distance kept, so that nine cells are looked at. */
export function makeRoom(): Room {
  const cells = new Map<number, Position[]>();
  const keyOf = (column: number, row: number) => row * 100_000 + column;
  return {
    take([lon, lat]) {
      const row = Math.floor(lat / CELL_DEGREES);
      // Columns of a row are as wide in metres as rows are high.
      const wide = Math.cos(((row + 0.5) * CELL_DEGREES * Math.PI) / 180);
      for (let r = row - 1; r <= row + 1; r++) {
        const wideHere = Math.cos(((r + 0.5) * CELL_DEGREES * Math.PI) / 180);
        const column = Math.floor((lon * wideHere) / CELL_DEGREES);
        for (let c = column - 1; c <= column + 1; c++) {
          for (const [x, y] of cells.get(keyOf(c, r)) ?? []) {
            if (Math.hypot((x - lon) * wide, y - lat) < CELL_DEGREES) return false;
          }
        }
      }
      const key = keyOf(Math.floor((lon * wide) / CELL_DEGREES), row);
      const cell = cells.get(key);
      if (cell) cell.push([lon, lat]);
      else cells.set(key, [[lon, lat]]);
      return true;
    },
  };
}
