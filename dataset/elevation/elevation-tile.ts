import type { Projection } from './projection.ts';

/** A grid of heights at pixel centres. Row 0 is the northernmost, column 0 the westernmost. */
export type TileGrid = {
  /** The centre of the pixel in row 0, column 0, in decimal degrees or in the projection's own units. */
  west: number;
  north: number;
  /** Steps between pixel centres, in the same units, both positive. */
  lonStep: number;
  latStep: number;
  /** The projection of a grid that isn't one of degrees. */
  projection?: Projection | undefined;
  columns: number;
  rows: number;
  blockColumns: number;
  blockRows: number;
};

export type ElevationTile = TileGrid & {
  path: string;
  /** Row by row, in metres; NaN for voids. Smaller at the east and south edge. */
  readBlock(blockColumn: number, blockRow: number): Promise<Float32Array>;
  close(): Promise<void>;
};

/** SRTM's mark for a void; some products don't declare it. */
const VOID = -32_768;
/** Other heights are damage. (Dead Sea shore −430 m, Everest 8,849 m.) */
const LOWEST = -500;
const HIGHEST = 9000;

/** The height in metres of a value in units of `unit` metres; NaN for a void. */
export function heightOrVoid(value: number, noData: number | null, unit = 1): number {
  const metres = value * unit;
  if (value === noData || value === VOID || !(metres >= LOWEST && metres <= HIGHEST)) return Number.NaN;
  return metres;
}

/** Smaller at the tile's east and south edge. */
export function blockSize(
  tile: Pick<ElevationTile, 'columns' | 'rows' | 'blockColumns' | 'blockRows'>,
  blockColumn: number,
  blockRow: number,
): { columns: number; rows: number } {
  return {
    columns: Math.min(tile.blockColumns, tile.columns - blockColumn * tile.blockColumns),
    rows: Math.min(tile.blockRows, tile.rows - blockRow * tile.blockRows),
  };
}

/**
 * Bilinear interpolation between four pixel centres, at the shares `x` (eastwards) and `y` (southwards).
 * Voids (NaN) give their weight to the others; NaN where no corner with weight is known.
 */
export function interpolate(
  northWest: number,
  northEast: number,
  southWest: number,
  southEast: number,
  x: number,
  y: number,
): number {
  let sum = 0;
  let weights = 0;
  const add = (height: number, weight: number) => {
    if (weight <= 0 || Number.isNaN(height)) return;
    sum += height * weight;
    weights += weight;
  };
  add(northWest, (1 - x) * (1 - y));
  add(northEast, x * (1 - y));
  add(southWest, (1 - x) * y);
  add(southEast, x * y);
  return weights === 0 ? Number.NaN : sum / weights;
}
