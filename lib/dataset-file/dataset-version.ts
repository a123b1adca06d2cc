import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** A dataset file in the data directory. */
export type DatasetVersion = { version: string; file: string; size: number; modifiedAt: Date };

/** The name of a version's file within a data directory. */
export function datasetFileName(version: string): string {
  return `dataset-${version}.sqlite`;
}

/** The dataset files of a data directory, the newest first. */
export async function listVersions(dataDir: string): Promise<DatasetVersion[]> {
  const names = await readdir(dataDir).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  const versions: DatasetVersion[] = [];
  for (const file of names) {
    const version = /^dataset-([0-9a-f]{16})\.sqlite$/.exec(file)?.[1];
    if (version === undefined) continue;
    const { size, mtime } = await stat(join(dataDir, file));
    versions.push({ version, file, size, modifiedAt: mtime });
  }
  return versions.sort((a, b) => +b.modifiedAt - +a.modifiedAt || (a.version < b.version ? -1 : 1));
}
