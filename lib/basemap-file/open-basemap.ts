import { existsSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { BASEMAP_SETS, type BasemapSet } from './basemap-file.ts';

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
