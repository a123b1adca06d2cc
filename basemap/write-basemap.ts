import { createHash } from 'node:crypto';
import { mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { gzipSync } from 'node:zlib';
import { BASEMAP_SCHEMA, BASEMAP_SETS } from '#lib/basemap-file/basemap-file.ts';
import { type CutTile, cutTiles } from '#lib/vector-tile/cut-tiles.ts';
import { coarseShores } from './coast/coarse-shores.ts';
import { readCoast } from './coast/coast-file.ts';
import { cutCoast } from './coast/cut-coast.ts';
import { readLandFeatures } from './land-features.ts';
import { readPlaceFeatures } from './place-features.ts';

/** Towns are on tiles one zoom early, so that zooming in finds them there. */
const TOWN_LEAD = 1;

/**
 * The same bytes from the same packages. Written under another name and renamed, so that a kill leaves no
 * half file. `recipe` is kept in the file. Returns the map's version.
 */
export function writeBasemap(file: string, recipe: string): { version: string; tiles: number } {
  mkdirSync(dirname(file), { recursive: true });
  const temporary = `${file}.${process.pid}.tmp`;
  rmSync(temporary, { force: true });
  const database = new DatabaseSync(temporary);
  database.exec(`PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF; ${BASEMAP_SCHEMA} BEGIN;`);
  const writer = tileWriter(database);
  const land = readLandFeatures();
  for (const tile of cutTiles({ ...land }, { maxZoom: BASEMAP_SETS.land.maxZoom })) writer.add('land', tile);
  for (const tile of cutCoast(readCoast(), coarseShores(land))) writer.add('coast', tile);
  const last = BASEMAP_SETS.places.maxZoom;
  const isShown = (tags: Record<string, unknown>, zoom: number) =>
    typeof tags.rank !== 'number' || zoom === last || tags.rank <= zoom + TOWN_LEAD;
  for (const tile of cutTiles({ ...readPlaceFeatures() }, { maxZoom: last, isShown })) {
    writer.add('places', tile);
  }
  const { version, tiles } = writer.finish();
  const setMeta = database.prepare('INSERT INTO meta (key, value) VALUES (?, ?)');
  setMeta.run('recipe', recipe);
  setMeta.run('version', version);
  database.exec('COMMIT; PRAGMA journal_mode = DELETE;');
  database.close();
  renameSync(temporary, file);
  return { version, tiles };
}

function tileWriter(database: DatabaseSync) {
  const addBlob = database.prepare('INSERT INTO blob (blob_id, body) VALUES (?, ?)');
  const addTile = database.prepare('INSERT INTO tile (tile_set, z, x, y, blob_id) VALUES (?, ?, ?, ?, ?)');
  const blobs = new Map<string, number>();
  const content = createHash('sha256');
  let tiles = 0;
  return {
    add(set: string, { z, x, y, body }: CutTile): void {
      const digest = createHash('sha256').update(body).digest('hex');
      let blobId = blobs.get(digest);
      if (blobId === undefined) {
        blobId = blobs.size + 1;
        blobs.set(digest, blobId);
        addBlob.run(blobId, gzipSync(body));
      }
      addTile.run(set, z, x, y, blobId);
      content.update(`${set}/${z}/${x}/${y} ${digest}\n`);
      tiles++;
    },
    finish: () => ({ version: content.digest('hex').slice(0, 16), tiles }),
  };
}
