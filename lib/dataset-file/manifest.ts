import { z } from 'zod';

/** `current.json` in the data directory: which dataset version is served. Replaced by rename, never edited. */
export const DatasetManifest = z.object({
  /** First 16 hex digits of the file's SHA-256. */
  version: z.string().regex(/^[0-9a-f]{16}$/),
  /** File name beside the manifest. */
  file: z.string().regex(/^dataset-[0-9a-f]{16}\.sqlite$/),
  size: z.int().positive(),
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
  /** The version that `rollback` returns to. */
  previous: z
    .string()
    .regex(/^[0-9a-f]{16}$/)
    .nullable(),
  /** The file may not be on the disk yet: after a loss of power its SHA-256 tells whether it got there. */
  unsynced: z.literal(true).optional(),
});
export type DatasetManifest = z.infer<typeof DatasetManifest>;

/** The manifest's file name. */
export const MANIFEST_FILE = 'current.json';
