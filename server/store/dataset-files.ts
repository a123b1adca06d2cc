import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { datasetVersionOf } from '#lib/dataset-file/dataset-version.ts';
import { type DatasetManifest, MANIFEST_FILE, parseManifest } from '#lib/dataset-file/manifest.ts';

/** A dataset in the data directory; its version is the beginning of the file's SHA-256. */
export type DatasetFile = { version: string; path: string };

/** Null if nothing is published; throws if that can't be read. */
export function readPublished(dataDir: string): DatasetManifest | null {
  try {
    return parseManifest(readFileSync(join(dataDir, MANIFEST_FILE), 'utf8'), MANIFEST_FILE);
  } catch (error) {
    if (['ENOENT', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code ?? '')) return null;
    throw error;
  }
}

/** All versions in the data directory: `first`, then the newest. */
export function listDatasetFiles(dataDir: string, first: string | null): DatasetFile[] {
  const files = readdirSync(dataDir).flatMap((name) => {
    const version = datasetVersionOf(name);
    const path = join(dataDir, name);
    const modified = version === null ? undefined : statSync(path, { throwIfNoEntry: false })?.mtimeMs;
    return version === null || modified === undefined ? [] : [{ version, path, modified }];
  });
  const isFirst = ({ version }: DatasetFile) => Number(version === first);
  return files.sort((a, b) => isFirst(b) - isFirst(a) || b.modified - a.modified);
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
