/**
 * One elevation file, opened: a grid of heights at pixel centres. Row 0 is the northernmost, column 0 the
 * westernmost.
 */
export type ElevationTile = {
  path: string;
  /** Decimal degrees of the centre of the pixel in row 0, column 0. */
  west: number;
  north: number;
  /** Degrees from one pixel centre to the next, both positive. */
  lonStep: number;
  latStep: number;
  columns: number;
  rows: number;
  /** Size of the pieces that it is best read in. */
  blockColumns: number;
  blockRows: number;
  /** The heights of a block, row by row, in metres; NaN for voids. Blocks at the east and south edge are smaller. */
  readBlock(blockColumn: number, blockRow: number): Promise<Float32Array>;
  close(): Promise<void>;
};

/** SRTM's mark for a void; some products write it without declaring it. */
const VOID = -32_768;
/** Nothing on land is lower or higher: other numbers are damage. (Dead Sea shore −430 m, Everest 8,849 m.) */
const LOWEST = -500;
const HIGHEST = 9000;

/** A height as read, or NaN where it is a void. */
export function heightOrVoid(value: number, noData: number | null): number {
  if (value === noData || value === VOID || !(value >= LOWEST && value <= HIGHEST)) return Number.NaN;
  return value;
}

/** Columns and rows of a block of a tile, which are fewer at its east and south edge. */
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
