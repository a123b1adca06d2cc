import { copyFileSync, linkSync, mkdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { brotliDecompressSync } from 'node:zlib';
import { openDatasetFile } from '#lib/dataset-file/dataset-version.ts';
import { sha256OfFile } from '#lib/dataset-file/durable-file.ts';
import { EXPORTED_LIST, type ExportedFiles, exportFolderName } from '#lib/dataset-file/exported-files.ts';
import { readManifest } from '#lib/dataset-file/manifest.ts';
import type { VerifiedFile } from '../build-dataset.ts';
import { BuildError } from '../errors.ts';
import { lockDataDir } from '../file/publish.ts';
import { type ExportedCourse, toExportedCourse } from './columns.ts';
import { LAYERS, placeOnCurve, tilesOf, writeGolfTiles } from './golf-tiles.ts';
import { type Rights, rightsOf } from './rights.ts';
import { openTables, type WrittenFile } from './tables.ts';

type File = ExportedFiles['files'][number];
export type OnProgress = (phase: 'tables' | 'tiles', done: number, total: number) => void;

/** Writes the published edition's files next to it. Throws BuildError if nothing is published, or during a build. */
export async function exportDataset(dataDir: string, onProgress: OnProgress): Promise<ExportedFiles> {
  const manifest = await readManifest(dataDir);
  if (!manifest) throw new BuildError(`Nothing is published in ${dataDir}: build a dataset first.`);
  const unlock = lockDataDir(dataDir);
  try {
    return await exportEdition(dataDir, { manifest, path: join(dataDir, manifest.file) }, onProgress);
  } finally {
    unlock();
  }
}

/** Writing them again gives the same bytes. Needs the data directory's lock. */
export async function exportEdition(
  dataDir: string,
  { manifest, path }: VerifiedFile,
  onProgress: OnProgress,
): Promise<ExportedFiles> {
  const folder = join(dataDir, exportFolderName(manifest.version));
  const unfinished = `${folder}.new`;
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished);
  const database = openDatasetFile(path);
  try {
    const rights = rightsOf(database);
    const files = await writeFiles(database, { folder: unfinished, rights, onProgress });
    files.push(linkDataset({ manifest, path }, unfinished, rights));
    const list: ExportedFiles = { version: manifest.version, date: dateOf(database), files };
    writeFileSync(join(unfinished, EXPORTED_LIST), `${JSON.stringify(list, null, 2)}\n`);
    rmSync(folder, { recursive: true, force: true });
    renameSync(unfinished, folder);
    return list;
  } finally {
    database.close();
    rmSync(unfinished, { recursive: true, force: true });
  }
}

function dateOf(database: DatabaseSync): string | null {
  const date = database.prepare("SELECT value FROM meta WHERE key = 'updated_at'").get()?.value;
  return typeof date === 'string' ? date : null;
}

type Target = { folder: string; rights: Rights; onProgress: OnProgress };

async function writeFiles(database: DatabaseSync, { folder, rights, onProgress }: Target): Promise<File[]> {
  const golfIds = alongCurve(database);
  const read = courseReader(database);
  const tables = openTables(folder, rights);
  const onTiles = new Map<number, number[]>();
  for (const [at, golfId] of golfIds.entries()) {
    const course = read(golfId);
    await tables.add(course);
    for (const tile of tilesOf(course.profile)) onTiles.set(tile, [...(onTiles.get(tile) ?? []), golfId]);
    onProgress('tables', at + 1, golfIds.length);
  }
  const written = await tables.finish();
  const tiles = 'golf.pmtiles';
  writeGolfTiles(join(folder, tiles), onTiles, (golfId) => read(golfId).profile, {
    texts: { name: 'Fairway Atlas golf', ...rights.open },
    onProgress: (done) => onProgress('tiles', done, onTiles.size),
  });
  written.push({ file: tiles, rows: null, ...rights.open, schema: LAYERS.join(', ') });
  return Promise.all(written.map((file) => measure(folder, file)));
}

/** golf_ids, neighbours together. */
function alongCurve(database: DatabaseSync): number[] {
  const rows = database
    .prepare('SELECT golf_id, longitude, latitude FROM course')
    .all()
    .map((row) => ({
      golfId: Number(row.golf_id),
      place: placeOnCurve(Number(row.longitude), Number(row.latitude)),
    }));
  return rows.sort((a, b) => a.place - b.place || a.golfId - b.golfId).map(({ golfId }) => golfId);
}

function courseReader(database: DatabaseSync): (golfId: number) => ExportedCourse {
  const select = database.prepare(
    'SELECT row_doc, body FROM course JOIN profile USING (golf_id) WHERE golf_id = ?',
  );
  return (golfId) => {
    const { row_doc, body } = select.get(golfId) as { row_doc: string; body: Uint8Array };
    return toExportedCourse(JSON.parse(brotliDecompressSync(body).toString()).data, JSON.parse(row_doc));
  };
}

async function measure(folder: string, file: WrittenFile): Promise<File> {
  const path = join(folder, file.file);
  return { ...file, bytes: statSync(path).size, sha256: await sha256OfFile(path) };
}

/** The edition itself, without a second copy on disk if it can be linked. */
function linkDataset({ manifest, path }: VerifiedFile, folder: string, rights: Rights): File {
  const to = join(folder, manifest.file);
  try {
    linkSync(path, to);
  } catch {
    copyFileSync(path, to);
  }
  const { size } = statSync(to);
  return {
    file: manifest.file,
    rows: null,
    bytes: size,
    sha256: manifest.sha256,
    ...rights.all,
    schema: 'SQLite',
  };
}
