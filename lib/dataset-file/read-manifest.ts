import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatasetFileError } from './dataset-file-error.ts';
import { DatasetManifest, MANIFEST_FILE } from './manifest.ts';

/** Which dataset is published in a data directory; null where none is. Throws DatasetFileError on a damaged manifest. */
export async function readManifest(dataDir: string): Promise<DatasetManifest | null> {
  const path = join(dataDir, MANIFEST_FILE);
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return null;
    throw new DatasetFileError(`${path} can't be read (${error.code}).`, { cause: error });
  });
  return text === null ? null : parseManifest(text, path);
}

/** A manifest's text, checked. `place` names it in errors. */
export function parseManifest(text: string, place: string): DatasetManifest {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new DatasetFileError(`${place} is not JSON.`, { cause: error });
  }
  const manifest = DatasetManifest.safeParse(value);
  if (manifest.success) return manifest.data;
  const [issue] = manifest.error.issues;
  throw new DatasetFileError(
    `${place} is not a dataset manifest: ${issue?.path.join('.')}: ${issue?.message}.`,
  );
}
