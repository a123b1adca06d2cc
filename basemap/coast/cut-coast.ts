import type { Feature, FeatureCollection, Geometry } from 'geojson';
import { type CutTile, openCutter, TILE_BUFFER } from '#lib/vector-tile/cut-tiles.ts';
import { encodeTile, TILE_EXTENT, type TileFeature } from '#lib/vector-tile/encode-tile.ts';
import { CELL_ZOOM, type Coast, type LonLat } from './coast-file.ts';

/**
 * Tiles in which a fine coast replaces the coarse one: `sea` fills them, with `land` on it and the `shore` between
 * both. `isCoarseShore` says where the coarse map has a shore, so that its errors are covered inland and at sea, too.
 */
export function* cutCoast(
  { cells, parts }: Coast,
  isCoarseShore: (x: number, y: number) => boolean,
): Generator<CutTile> {
  const land = openCutter(toLand(parts), CELL_ZOOM);
  for (const [x, y] of cells) {
    const areas: TileFeature[] = land.getTile(CELL_ZOOM, x, y)?.features ?? [];
    const shore = areas.flatMap((area) => shoresOf(area, x));
    if (shore.length === 0 && !isCoarseShore(x, y)) continue;
    yield { z: CELL_ZOOM, x, y, body: encodeTile({ sea: [SEA], land: areas, shore }) };
  }
}

function toLand(parts: Coast['parts']): FeatureCollection {
  const features = parts.map((rings): Feature => {
    const geometry: Geometry = { type: 'Polygon', coordinates: rings.map(roundCorners) };
    return { type: 'Feature', geometry, properties: {} };
  });
  return { type: 'FeatureCollection', features };
}

/** Degrees: corners between longer pieces are the source's, not the shore's. */
const LONG_PIECE = 0.002;

/** A closed ring with the corners between long pieces cut off (Chaikin 1974). */
function roundCorners(ring: readonly LonLat[]): LonLat[] {
  const rounded = ring.slice(1).flatMap((point, index): LonLat[] => {
    const [before, after] = [ring[index]!, ring[index + 2] ?? ring[1]!];
    const isLong = [before, after].every(
      ([lon, lat]) => Math.hypot(lon - point[0], lat - point[1]) > LONG_PIECE,
    );
    const isCut = Math.abs(point[0]) > AT_ANTIMERIDIAN;
    return isLong && !isCut ? [between(point, before), between(point, after)] : [point];
  });
  return [rounded.at(-1)!, ...rounded];
}

/** The place a quarter of the way from one to the other. */
function between([lon, lat]: LonLat, [toLon, toLat]: LonLat): LonLat {
  return [lon + (toLon - lon) / 4, lat + (toLat - lat) / 4];
}

const [START, END] = [-TILE_BUFFER, TILE_EXTENT + TILE_BUFFER];
const SEA: TileFeature = {
  type: 3,
  tags: {},
  geometry: [
    [
      [START, START],
      [END, START],
      [END, END],
      [START, END],
      [START, START],
    ],
  ],
};

/** Degrees. */
const AT_ANTIMERIDIAN = 179.9995;

/** Outlines of an area in column `x` of tiles, without the edges along which the tile and the source are cut. */
function shoresOf({ type, geometry }: TileFeature, x: number): TileFeature[] {
  if (type === 1) return [];
  const cuts = [START, END];
  if (x === 0) cuts.push(0);
  if (x === 2 ** CELL_ZOOM - 1) cuts.push(TILE_EXTENT);
  return geometry.flatMap((ring) => {
    const pieces: (typeof geometry)[number][] = [[]];
    for (const [index, point] of ring.entries()) {
      const before = ring[index - 1] ?? point;
      const isCut =
        before !== point &&
        ([0, 1] as const).some((axis) => before[axis] === point[axis] && cuts.includes(point[axis]));
      if (isCut) pieces.push([]);
      pieces.at(-1)!.push(point);
    }
    const lines = pieces.filter(({ length }) => length > 1);
    return lines.map((line): TileFeature => ({ type: 2, tags: {}, geometry: [line] }));
  });
}
