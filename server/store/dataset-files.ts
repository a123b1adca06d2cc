import { readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { datasetVersionOf } from '#lib/dataset-file/dataset-version.ts';
import { DatasetFileError, MANIFEST_FILE, parseManifest } from '#lib/dataset-file/manifest.ts';
import { DATASET_APPLICATION_ID, DATASET_FORMAT_VERSION } from '#lib/dataset-file/schema.ts';
import { isReadFailure, openReadOnly } from './read-dataset-file.ts';

/** A version in the data directory. */
export type DatasetFile = {
  version: string;
  path: string;
  /** Null if no manifest says. */
  size: number | null;
  /** Null if only the version is known, which is the beginning of it. */
  sha256: string | null;
};

export type Published = {
  file: DatasetFile;
  /** The version that was published before. */
  previous: string | null;
};

/** Null if nothing is published. Throws DatasetFileError. */
export function readPublished(dataDir: string): Published | null {
  const text = readManifestText(dataDir);
  if (text === null) return null;
  const { version, file, size, sha256, previous } = parseManifest(text, MANIFEST_FILE);
  return { file: { version, path: join(dataDir, file), size, sha256 }, previous };
}

function readManifestText(dataDir: string): string | null {
  try {
    return readFileSync(join(dataDir, MANIFEST_FILE), 'utf8');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT' || code === 'ENOTDIR') return null;
    throw new DatasetFileError(`${MANIFEST_FILE} can't be read (${code})`);
  }
}

/** All versions in the data directory: `first`, then the newest. */
export function listDatasetFiles(dataDir: string, first: string | null): DatasetFile[] {
  const files = readdirSync(dataDir).flatMap((name) => {
    const version = datasetVersionOf(name);
    const path = join(dataDir, name);
    const modified = version === null ? undefined : statSync(path, { throwIfNoEntry: false })?.mtimeMs;
    if (version === null || modified === undefined) return [];
    return [{ version, path, size: null, sha256: null, modified }];
  });
  files.sort((a, b) => b.modified - a.modified);
  return [
    ...files.filter(({ version }) => version === first),
    ...files.filter(({ version }) => version !== first),
  ];
}

export type FileIdentity = {
  inode: number;
  /** Changes when the file is replaced or written to. */
  state: string;
};

/** Null if the file is gone. */
export function identityOf(path: string): FileIdentity | null {
  try {
    const { ino, size, mtimeMs } = statSync(path);
    return { inode: ino, state: `${ino} ${size} ${mtimeMs}` };
  } catch {
    return null;
  }
}

/**
 * Throws DatasetFileError unless the file has the size that its manifest says, and SQLite finds a whole dataset of our
 * format in it.
 */
export function checkDatasetFile({ path, size: expectedSize }: Pick<DatasetFile, 'path' | 'size'>): void {
  const name = basename(path);
  const size = sizeOf(path);
  if (expectedSize !== null && size !== expectedSize) {
    throw new DatasetFileError(`${name} has ${size} bytes, but its manifest says ${expectedSize}`);
  }
  const { application_id, user_version } = readHeader(path);
  if (application_id !== DATASET_APPLICATION_ID) {
    throw new DatasetFileError(`${name} is not a dataset of this project`);
  }
  if (user_version !== DATASET_FORMAT_VERSION) {
    throw new DatasetFileError(
      `${name} has format ${user_version}, but this server reads ${DATASET_FORMAT_VERSION}: build the dataset again`,
    );
  }
}

function sizeOf(path: string): number {
  try {
    return statSync(path).size;
  } catch (error) {
    throw new DatasetFileError(`${basename(path)} can't be read (${(error as NodeJS.ErrnoException).code})`);
  }
}

function readHeader(path: string) {
  try {
    const database = openReadOnly(path);
    const header = {
      ...database.prepare('PRAGMA application_id').get(),
      ...database.prepare('PRAGMA user_version').get(),
    };
    database.close();
    return header;
  } catch (error) {
    if (!isReadFailure(error)) throw error;
    throw new DatasetFileError(`${basename(path)} is cut short, or not a SQLite file`);
  }
}
