import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { replaceFile } from './durable-file.ts';

/** `current.json` in the data directory. Replaced by rename, never edited. */
export const DatasetManifest = z.object({
  /** First 16 hex digits of the file's SHA-256. */
  version: z.string().regex(/^[0-9a-f]{16}$/),
  /** Next to the manifest. */
  file: z.string().regex(/^dataset-[0-9a-f]{16}\.sqlite$/),
  size: z.int().positive(),
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
  /** The version that `rollback` returns to. */
  previous: z
    .string()
    .regex(/^[0-9a-f]{16}$/)
    .nullable(),
});
export type DatasetManifest = z.infer<typeof DatasetManifest>;

export const MANIFEST_FILE = 'current.json';

/** Null if nothing is published. Throws DatasetFileError on a damaged manifest. */
export async function readManifest(dataDir: string): Promise<DatasetManifest | null> {
  const path = join(dataDir, MANIFEST_FILE);
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return null;
    throw new DatasetFileError(`${path} can't be read (${error.code}).`, { cause: error });
  });
  return text === null ? null : parseManifest(text, path);
}

/** `place` names the manifest in errors. */
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

/** The file it names must already be in place. */
export async function writeManifest(dataDir: string, manifest: DatasetManifest): Promise<void> {
  await replaceFile(join(dataDir, MANIFEST_FILE), `${JSON.stringify(manifest, null, 2)}\n`);
}

/** The message is a sentence that says why the file can't be used. */
export class DatasetFileError extends Error {
  override name = 'DatasetFileError';
}
