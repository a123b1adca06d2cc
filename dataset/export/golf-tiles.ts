import { closeSync, openSync, rmSync, writeSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import type { Feature, FeatureCollection } from 'geojson';
import { tileIdToZxy, zxyToTileId } from 'pmtiles';
import type { GolfProfile } from '#lib/contract/golf-profile.ts';
import { unwrapGeometry } from '#lib/geo/longitude.ts';
import { mercatorX, mercatorY } from '#lib/geo/web-mercator.ts';
import { cutTiles, TILE_BUFFER } from '#lib/vector-tile/cut-tiles.ts';
import { TILE_EXTENT } from '#lib/vector-tile/encode-tile.ts';
import { boxOfCoordinates } from '../geometry/box-index.ts';
import type { Shape } from './parquet-file.ts';
import { pmtilesHead, type TileEntry } from './pmtiles.ts';

export const ZOOMS = { least: 10, most: 16 } as const;
export const LAYERS = ['hole', 'hazard', 'surface'] as const;
type Layer = (typeof LAYERS)[number];

/** A course's place along the Hilbert curve by which PMTiles numbers tiles: neighbours are near each other. */
export function placeOnCurve(longitude: number, latitude: number): number {
  const side = 2 ** ZOOMS.most;
  const cell = (share: number) => Math.min(side - 1, Math.max(0, Math.floor(share * side)));
  return zxyToTileId(ZOOMS.most, cell(mercatorX(longitude)), cell(mercatorY(latitude)));
}

type Part = { layer: Layer; feature: Feature & { geometry: Shape } };

/** Lines and areas of a course, each in one piece across the antimeridian. */
function partsOf({ golf_id, holes, hazards, surfaces }: GolfProfile): Part[] {
  const toPart = (layer: Layer, shape: Shape, properties: object): Part => ({
    layer,
    feature: {
      type: 'Feature',
      geometry: unwrapGeometry(shape, firstLongitude(shape)),
      properties: { golf_id: Number(golf_id), ...properties },
    },
  });
  return [
    ...holes.flatMap(({ line, number }) =>
      line ? [toPart('hole', line, number === null ? {} : { number })] : [],
    ),
    ...hazards.map(({ type, geometry }) => toPart('hazard', geometry, { type })),
    ...surfaces.map(({ type, geometry }) => toPart('surface', geometry, { type })),
  ];
}

function firstLongitude({ coordinates }: Shape): number {
  return (coordinates as unknown[]).flat(3)[0] as number;
}

/** The ids of the tiles of the farthest zoom that a course is on. */
export function tilesOf(profile: GolfProfile): Set<number> {
  const side = 2 ** ZOOMS.least;
  const margin = TILE_BUFFER / TILE_EXTENT;
  const ids = new Set<number>();
  for (const { feature } of partsOf(profile)) {
    const [xmin, ymin, xmax, ymax] = boxOfCoordinates(feature.geometry.coordinates);
    const [west, east] = [mercatorX(xmin) * side - margin, mercatorX(xmax) * side + margin];
    const [north, south] = [mercatorY(ymax) * side - margin, mercatorY(ymin) * side + margin];
    for (let x = Math.floor(west); x <= east; x++)
      for (let y = Math.floor(north); y <= south; y++)
        ids.add(zxyToTileId(ZOOMS.least, (x + side) % side, y));
  }
  return ids;
}

/** Cuts a tile of the farthest zoom and all below it from the courses that are on it. */
function* cutGolf(id: number, profiles: readonly GolfProfile[]) {
  const layers: Record<Layer, FeatureCollection> = {
    hole: { type: 'FeatureCollection', features: [] },
    hazard: { type: 'FeatureCollection', features: [] },
    surface: { type: 'FeatureCollection', features: [] },
  };
  for (const { layer, feature } of profiles.flatMap(partsOf)) layers[layer].features.push(feature);
  yield* cutTiles(layers, { top: tileIdToZxy(id), maxZoom: ZOOMS.most });
}

/**
 * Writes the geometry of all courses as vector tiles in one PMTiles file. `courses` has the golf_ids on each tile of the
 * farthest zoom; tiles are put in PMTiles' order in a database next to the file. `texts` are in the file's own metadata.
 */
export function writeGolfTiles(
  path: string,
  courses: ReadonlyMap<number, readonly number[]>,
  read: (golfId: number) => GolfProfile,
  { texts, onProgress }: { texts: Readonly<Record<string, string>>; onProgress: (done: number) => void },
): void {
  const sorted = `${path}.sorted`;
  const database = new DatabaseSync(sorted);
  try {
    database.exec('PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF; BEGIN;');
    database.exec('CREATE TABLE tile (id INTEGER PRIMARY KEY, body BLOB NOT NULL)');
    const insert = database.prepare('INSERT INTO tile (id, body) VALUES (?, ?)');
    let done = 0;
    for (const [id, golfIds] of courses) {
      for (const { z, x, y, body } of cutGolf(id, golfIds.map(read))) insert.run(zxyToTileId(z, x, y), body);
      onProgress(++done);
    }
    writeArchive(path, database, texts);
  } finally {
    database.close();
    rmSync(sorted);
  }
}

function writeArchive(path: string, database: DatabaseSync, texts: Readonly<Record<string, string>>): void {
  const entries: TileEntry[] = [];
  let offset = 0;
  for (const row of database.prepare('SELECT id, length(body) AS length FROM tile ORDER BY id').iterate()) {
    const [id, length] = [Number(row.id), Number(row.length)];
    entries.push({ id, offset, length });
    offset += length;
  }
  const [minzoom, maxzoom] = [ZOOMS.least, ZOOMS.most];
  const fields = { golf_id: 'Number', type: 'String', number: 'Number' };
  const metadata = { ...texts, vector_layers: LAYERS.map((id) => ({ id, minzoom, maxzoom, fields })) };
  const file = openSync(path, 'w');
  writeSync(file, pmtilesHead(entries, { minZoom: minzoom, maxZoom: maxzoom, metadata }));
  for (const { body } of database.prepare('SELECT body FROM tile ORDER BY id').iterate())
    writeSync(file, body as Uint8Array);
  closeSync(file);
}
