import type { Position } from '#lib/contract/geometry.ts';
import type { TileGrid } from './elevation-tile.ts';

type Grid = Omit<TileGrid, 'blockColumns' | 'blockRows'>;

/** A place on a tile's grid. Whole numbers are pixel centres. */
export type TilePlace = { column: number; row: number };

export function placeIn(tile: Grid, position: Position): TilePlace {
  const { projection, west, north, lonStep, latStep } = tile;
  const [x, y] = projection ? projection.toGrid(position) : [lonNear(tile, position[0]), position[1]];
  return { column: snapped((x - west) / lonStep), row: snapped((north - y) / latStep) };
}

export function positionOf(
  { projection, west, north, lonStep, latStep }: Grid,
  { column, row }: TilePlace,
): Position {
  const [x, y] = [west + column * lonStep, north - row * latStep];
  return projection ? projection.toEarth(x, y) : [x, y];
}

/** Leaves out rounding errors of a millionth of a pixel, which would ask for a neighbour. */
function snapped(place: number): number {
  const whole = Math.round(place);
  return Math.abs(place - whole) < 1e-6 ? whole : place;
}

/** The longitude on the tile's side of the antimeridian. */
function lonNear({ west, lonStep, columns }: Grid, lon: number): number {
  const middle = west + (columns * lonStep) / 2;
  return lon + 360 * Math.round((middle - lon) / 360);
}

export type Bounds = { west: number; south: number; east: number; north: number };

/** A projected edge is a curve in degrees, which is followed through this many points. */
const EDGE_POINTS = 8;

/** Degrees, from pixel centre to pixel centre and `margin` pixels beyond. */
export function boundsOf(tile: Grid, margin = 0): Bounds {
  const positions: Position[] = [];
  for (let i = 0; i <= EDGE_POINTS; i++) {
    const column = -margin + ((tile.columns - 1 + 2 * margin) * i) / EDGE_POINTS;
    const row = -margin + ((tile.rows - 1 + 2 * margin) * i) / EDGE_POINTS;
    for (const place of [
      { column, row: -margin },
      { column, row: tile.rows - 1 + margin },
      { column: -margin, row },
      { column: tile.columns - 1 + margin, row },
    ]) {
      positions.push(positionOf(tile, place));
    }
  }
  const [lons, lats] = [positions.map(([lon]) => lon), positions.map(([, lat]) => lat)];
  return {
    west: Math.min(...lons),
    south: Math.min(...lats),
    east: Math.max(...lons),
    north: Math.max(...lats),
  };
}

/** The distance between rows of pixels in degrees. */
export function rowStepDegrees(tile: Grid): number {
  if (!tile.projection) return tile.latStep;
  const [, top] = positionOf(tile, { column: 0, row: 0 });
  const [, below] = positionOf(tile, { column: 0, row: 1 });
  return Math.abs(top - below);
}
