import { hilbertIndex } from '../hilbert.ts';
import { clipLine, clipRing, isAreaTooSmall, thinned } from './clip.ts';
import { EXTENT, type TileShape, ZOOMS } from './tile-shapes.ts';
import { createTileWriter } from './write-tile.ts';

/** Beyond the edge of a tile, so that strokes meet across it. */
const BUFFER = 64;

/** Tiles of one zoom, by ascending id, their bytes after each other. */
export type TileRun = { ids: number[]; lengths: number[]; bytes: Uint8Array[] };

type Cut = TileShape & { west: number; north: number; east: number; south: number };

/** The tile and all below it that have shapes, a run for each zoom. */
export function cutTiles(column: number, row: number, shapes: readonly TileShape[]): TileRun[] {
  const runs = Array.from(
    { length: ZOOMS.most - ZOOMS.least + 1 },
    (): TileRun => ({ ids: [], lengths: [], bytes: [] }),
  );
  const write = createTileWriter();
  const cut = (tile: Tile, from: readonly Cut[]) => {
    const { zoom, x, y } = tile;
    const side = EXTENT * 2 ** (ZOOMS.most - zoom);
    const margin = BUFFER * 2 ** (ZOOMS.most - zoom);
    const [west, north] = [x * side, y * side];
    const inside = from.filter(
      (shape) =>
        shape.east >= west - margin &&
        shape.west <= west + side + margin &&
        shape.south >= north - margin &&
        shape.north <= north + side + margin,
    );
    if (inside.length === 0) return;
    const bytes = write(tileFeatures(inside, zoom, west, north));
    if (bytes) {
      const run = runs[zoom - ZOOMS.least]!;
      run.ids.push(tile.id);
      run.lengths.push(bytes.length);
      run.bytes.push(bytes);
    }
    if (zoom === ZOOMS.most) return;
    const children = [0, 1, 2, 3].map((child) => tileAt(zoom + 1, 2 * x + (child & 1), 2 * y + (child >> 1)));
    for (const child of children.sort((a, b) => a.id - b.id)) cut(child, inside);
  };
  cut(tileAt(ZOOMS.least, column, row), shapes.map(withBounds));
  return runs;
}

type Tile = { zoom: number; x: number; y: number; id: number };

function tileAt(zoom: number, x: number, y: number): Tile {
  return { zoom, x, y, id: tileId(zoom, x, y) };
}

/** As PMTiles numbers them: all tiles of the zooms before, then along the curve. */
export function tileId(zoom: number, x: number, y: number): number {
  return (4 ** zoom - 1) / 3 + hilbertIndex(x, y, zoom);
}

function withBounds(shape: TileShape): Cut {
  let [west, north, east, south] = [Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER, -1, -1];
  for (const ring of shape.points) {
    for (let at = 0; at < ring.length; at += 2) {
      const [x, y] = [ring[at]!, ring[at + 1]!];
      if (x < west) west = x;
      if (x > east) east = x;
      if (y < north) north = y;
      if (y > south) south = y;
    }
  }
  return { ...shape, west, north, east, south };
}

/** A shape, and its rings or lines in a tile's own units: x and y in turn. */
export type TileFeature = { shape: TileShape; points: number[][] };

/** Without what is too small to be seen on the tile. */
function tileFeatures(shapes: readonly Cut[], zoom: number, west: number, north: number): TileFeature[] {
  const scale = 2 ** (zoom - ZOOMS.most);
  const frame = { west, north, scale, isExact: zoom === ZOOMS.most };
  const [least, most] = [-BUFFER, EXTENT + BUFFER];
  const features: TileFeature[] = [];
  for (const shape of shapes) {
    const [width, height] = [(shape.east - shape.west) * scale, (shape.south - shape.north) * scale];
    if (shape.isArea && isAreaTooSmall(width, height)) continue;
    const isInside =
      (shape.west - west) * scale >= least &&
      (shape.north - north) * scale >= least &&
      (shape.east - west) * scale <= most &&
      (shape.south - north) * scale <= most;
    const points: number[][] = [];
    for (const ring of shape.points) {
      const local = thinned(ring, frame);
      if (shape.isArea) {
        const clipped = isInside ? local : clipRing(local, least, most);
        if (clipped.length >= 8) points.push(clipped);
      } else if (!isInside) points.push(...clipLine(local, least, most));
      else if (local.length >= 4) points.push(local);
    }
    if (points.length > 0) features.push({ shape, points });
  }
  return features;
}
