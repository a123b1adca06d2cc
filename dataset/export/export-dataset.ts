import { copyFileSync, linkSync, mkdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { openDatasetFile } from '#lib/dataset-file/dataset-version.ts';
import { EXPORTED_LIST, type ExportedFiles, exportFolderName } from '#lib/dataset-file/exported-files.ts';
import { readManifest } from '#lib/dataset-file/manifest.ts';
import { csvRow } from '#lib/text/csv.ts';
import type { VerifiedFile } from '../build-dataset.ts';
import { BuildError } from '../errors.ts';
import { lockDataDir } from '../file/publish.ts';
import { inOrder } from '../in-order.ts';
import {
  type ExportPart,
  type ExportTask,
  gzip,
  type LinesName,
  openBatches,
  PARQUET,
  type ParquetName,
} from './export-worker.ts';
import { openHashed } from './hashed-file.ts';
import { hilbertOfPosition } from './hilbert.ts';
import { joinParts } from './parquet.ts';
import { type Rights, rightsOf } from './rights.ts';
import { courseColumns } from './tables.ts';
import { openTiles } from './tiles/export-tiles.ts';

type File = ExportedFiles['files'][number];
export type OnProgress = (phase: 'tables' | 'tiles', done: number, total: number) => void;

const COURSES_A_BATCH = 250;
/** Fewer courses aren't worth a thread. */
const COURSES_A_THREAD = 500;

/**
 * Writes the files of the published edition, in a folder next to it. Throws BuildError when nothing is published, or
 * while a build is running.
 */
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
    const files = await writeTables(database, path, { folder: unfinished, rights, onProgress });
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

async function writeTables(
  database: DatabaseSync,
  path: string,
  { folder, rights, onProgress }: Target,
): Promise<File[]> {
  const batches = toBatches(database);
  const tables = openTables(folder, rights);
  const tiles = openTiles(folder);
  let done = 0;
  for await (const part of exportBatches(path, batches)) {
    tables.add(part);
    tiles.add(part.shapes);
    done++;
    onProgress('tables', done, batches.length);
  }
  const right = rights.open;
  const ofTiles = await tiles.finish({ name: 'Fairway Atlas golf', ...right }, (cut, total) =>
    onProgress('tiles', cut, total),
  );
  return [...tables.finish(), { ...ofTiles, ...right }];
}

/** golf_ids, neighbours together. */
function toBatches(database: DatabaseSync): number[][] {
  const rows = database.prepare('SELECT golf_id, longitude, latitude FROM course').all() as {
    golf_id: number;
    longitude: number;
    latitude: number;
  }[];
  const placed = rows.map(({ golf_id, longitude, latitude }) => ({
    golfId: golf_id,
    place: hilbertOfPosition(longitude, latitude),
  }));
  placed.sort((a, b) => a.place - b.place || a.golfId - b.golfId);
  const ids = placed.map(({ golfId }) => golfId);
  return Array.from({ length: Math.ceil(ids.length / COURSES_A_BATCH) }, (_, at) =>
    ids.slice(at * COURSES_A_BATCH, (at + 1) * COURSES_A_BATCH),
  );
}

function exportBatches(path: string, batches: readonly number[][]): AsyncGenerator<ExportPart> {
  const courses = batches.reduce((sum, { length }) => sum + length, 0);
  return inOrder<ExportTask, ExportPart>({
    script: new URL('./export-worker.ts', import.meta.url),
    path,
    tasks: batches.map((golfIds) => ({ golfIds })),
    threads: Math.min(availableParallelism(), Math.floor(courses / COURSES_A_THREAD)),
    open: openBatches,
  });
}

const LINES: Record<LinesName, { file: string; schema: string }> = {
  courses: { file: 'courses.csv.gz', schema: courseColumns.map(({ name }) => name).join(', ') },
  profiles: { file: 'profiles.ndjson.gz', schema: 'GolfProfile' },
  'supplied-cards': { file: 'supplied-cards.ndjson.gz', schema: 'golf_id, slug and keys of GolfProfile' },
  'supplied-reviews': { file: 'supplied-reviews.ndjson.gz', schema: 'golf_id, slug and keys of GolfProfile' },
};

const OF_OTHERS: Partial<Record<ParquetName | LinesName, keyof Rights>> = {
  'supplied-teeboxes': 'cards',
  'supplied-cards': 'cards',
  'supplied-reviews': 'reviews',
};

function openTables(folder: string, rights: Rights) {
  const parquet = Object.entries(PARQUET).map(([name, columns]) => {
    const file = openHashed(join(folder, `${name}.parquet`));
    return { name: name as ParquetName, columns, file, parts: joinParts(columns, file.append) };
  });
  const lines = Object.entries(LINES).map(([name, { file, schema }]) => ({
    name: name as LinesName,
    fileName: file,
    schema,
    rows: 0,
    file: openHashed(join(folder, file)),
  }));
  const header = csvRow(courseColumns.map(({ name }) => name));
  lines.find(({ name }) => name === 'courses')!.file.append(gzip(header));
  return {
    add(part: ExportPart): void {
      for (const { name, parts } of parquet) parts.add(part.parquet[name]);
      for (const each of lines) {
        const { bytes, rows } = part.lines[each.name];
        each.file.append(bytes);
        each.rows += rows;
      }
    },
    finish(): File[] {
      const ofParquet = parquet.map(({ name, columns, file, parts }) => {
        const right = rights[OF_OTHERS[name] ?? 'open'];
        const rows = parts.finish({ ...right });
        const schema = columns.map((each) => each.name).join(', ');
        return { file: `${name}.parquet`, rows, ...file.finish(), ...right, schema };
      });
      const ofLines = lines.map(({ name, fileName, rows, file, schema }) => {
        const right = rights[OF_OTHERS[name] ?? 'open'];
        return { file: fileName, rows, ...file.finish(), ...right, schema };
      });
      return [...ofLines, ...ofParquet].filter((each) => {
        const isKept = !each.file.startsWith('supplied-') || each.rows > 0;
        if (!isKept) rmSync(join(folder, each.file));
        return isKept;
      });
    },
  };
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
