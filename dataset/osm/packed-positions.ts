import type { Position } from '#lib/contract/geometry.ts';

/** OpenStreetMap's precision, to which the builder rounds all positions: then they're whole numbers. */
export const UNITS_A_DEGREE = 1e7;

/** Counts of positions in place of the positions. */
export type Counts = number | readonly Counts[];
export type PositionLists = readonly Position[] | readonly PositionLists[];

/** Takes positions as counts say, one list after the other, from pairs of 32-bit numbers (little-endian). */
export function positionsFrom(bytes: Buffer, offset: number): (counts: Counts) => PositionLists {
  let at = offset;
  const take = (counts: Counts): PositionLists => {
    if (typeof counts !== 'number') return counts.map(take) as PositionLists;
    const positions = new Array<Position>(counts);
    for (let i = 0; i < counts; i++, at += 8) {
      positions[i] = [bytes.readInt32LE(at) / UNITS_A_DEGREE, bytes.readInt32LE(at + 4) / UNITS_A_DEGREE];
    }
    return positions;
  };
  return take;
}
