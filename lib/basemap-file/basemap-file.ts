import { existsSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';

/** Relative to the project's root; made by `npm run basemap`. */
export const BASEMAP_FILE = '.cache/basemap.sqlite';

/**
 * The zooms of each set; beyond `maxZoom` tiles are enlarged. A tile of `coast` covers those of `land` with a finer
 * shore; they exist only where golf may be.
 */
export const BASEMAP_SETS = {
  land: { minZoom: 0, maxZoom: 7, layers: ['land', 'coast', 'border', 'lake', 'river'] },
  coast: { minZoom: 9, maxZoom: 9, layers: ['sea', 'land', 'shore'] },
  places: { minZoom: 0, maxZoom: 8, layers: ['country', 'region', 'town', 'water'] },
} as const;
export type BasemapSet = keyof typeof BASEMAP_SETS;

/**
 * `tile` finds a tile's bytes (a gzipped Mapbox Vector Tile 2.1) in `blob`, which holds equal tiles once;
 * empty tiles have no row. `meta` has `version` (16 hex digits of the content's SHA-256) and `recipe` (what
 * it was made from, to see whether it's out of date).
 */
export const BASEMAP_SCHEMA = `
CREATE TABLE meta (key TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT, WITHOUT ROWID;
CREATE TABLE blob (blob_id INTEGER PRIMARY KEY, body BLOB NOT NULL) STRICT;
CREATE TABLE tile (
  tile_set TEXT NOT NULL, z INTEGER NOT NULL, x INTEGER NOT NULL, y INTEGER NOT NULL,
  blob_id INTEGER NOT NULL REFERENCES blob,
  PRIMARY KEY (tile_set, z, x, y)
) STRICT, WITHOUT ROWID;
`;

export interface BasemapTiles {
  version: string;
  /** Gzipped; undefined where nothing is on it. */
  tile: (set: BasemapSet, z: number, x: number, y: number) => Uint8Array | undefined;
}

/** Undefined if none has been made. Throws if the file isn't one. */
export function openBasemapTiles(file: string): BasemapTiles | undefined {
  if (!existsSync(file)) return undefined;
  const database = new DatabaseSync(file, { readOnly: true });
  const version = database.prepare("SELECT value FROM meta WHERE key = 'version'").get()?.value;
  if (typeof version !== 'string') throw new Error(`${file} is not a base map: it has no version.`);
  const find = database.prepare(
    'SELECT body FROM tile JOIN blob USING (blob_id) WHERE tile_set = ? AND z = ? AND x = ? AND y = ?',
  );
  return {
    version,
    tile: (set, z, x, y) => {
      const body = find.get(set, z, x, y)?.body;
      return body instanceof Uint8Array ? body : undefined;
    },
  };
}

export function isBasemapSet(word: string): word is BasemapSet {
  return Object.hasOwn(BASEMAP_SETS, word);
}
