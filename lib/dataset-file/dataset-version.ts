import { existsSync } from 'node:fs';
import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { pathToFileURL } from 'node:url';
import { exportFolderName, isExportFolder } from './exported-files.ts';
import { DatasetFileError, type DatasetManifest } from './manifest.ts';
import { DATASET_APPLICATION_ID, DATASET_FORMAT_VERSION } from './schema.ts';

export type DatasetVersion = { version: string; file: string; size: number; modifiedAt: Date };

export function datasetFileName(version: string): string {
  return `dataset-${version}.sqlite`;
}

/** The version in a file's name; null for any other name. */
export function datasetVersionOf(fileName: string): string | null {
  return /^dataset-([0-9a-f]{16})\.sqlite$/.exec(fileName)?.[1] ?? null;
}

/** Newest first. */
export async function listVersions(dataDir: string): Promise<DatasetVersion[]> {
  const names = await readdir(dataDir).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  const versions: DatasetVersion[] = [];
  for (const file of names) {
    const version = datasetVersionOf(file);
    if (version === null) continue;
    const { size, mtime } = await stat(join(dataDir, file));
    versions.push({ version, file, size, modifiedAt: mtime });
  }
  return versions.sort((a, b) => +b.modifiedAt - +a.modifiedAt || (a.version < b.version ? -1 : 1));
}

/** Kept for `rollback`, the published one among them. */
const KEPT_VERSIONS = 5;

/** The published file and the one before it always stay. */
export async function removeOldVersions(
  dataDir: string,
  { version, previous }: DatasetManifest,
  kept = KEPT_VERSIONS,
): Promise<void> {
  const versions = await listVersions(dataDir);
  const removable = versions.filter((each) => each.version !== version && each.version !== previous);
  for (const { file } of removable.slice(kept - 2)) await rm(join(dataDir, file));
  const published = new Set((await listVersions(dataDir)).map((each) => exportFolderName(each.version)));
  for (const name of await readdir(dataDir)) {
    if (isExportFolder(name) && !published.has(name)) await rm(join(dataDir, name), { recursive: true });
  }
}

/**
 * Read-only and immutable: SQLite takes no locks and looks for no journal. Throws DatasetFileError when the
 * file is missing, isn't a dataset or has another format version.
 */
export function openDatasetFile(path: string): DatabaseSync {
  return openChecked(path, DATASET_FORMAT_VERSION);
}

/** Even a file that an older or newer program built: `meta` and `ledger` are the same in every format. */
export function openDatasetOfAnyFormat(path: string): DatabaseSync {
  return openChecked(path, null);
}

function openChecked(path: string, format: number | null): DatabaseSync {
  if (!existsSync(path)) throw new DatasetFileError(`${path} does not exist.`);
  const url = pathToFileURL(path);
  url.searchParams.set('immutable', '1');
  let database: DatabaseSync | undefined;
  try {
    database = new DatabaseSync(url, { readOnly: true });
    checkHeader(database, path, format);
    return database;
  } catch (error) {
    database?.close();
    if (error instanceof DatasetFileError) throw error;
    throw new DatasetFileError(`${path} is not a SQLite file that can be read.`, { cause: error });
  }
}

function checkHeader(database: DatabaseSync, path: string, format: number | null): void {
  const { application_id } = database.prepare('PRAGMA application_id').get() ?? {};
  const { user_version } = database.prepare('PRAGMA user_version').get() ?? {};
  if (application_id !== DATASET_APPLICATION_ID) {
    throw new DatasetFileError(`${path} is not a dataset of this program.`);
  }
  if (format !== null && user_version !== format) {
    throw new DatasetFileError(
      `${path} has format version ${user_version}; this program reads version ${DATASET_FORMAT_VERSION}: build it again.`,
    );
  }
}
