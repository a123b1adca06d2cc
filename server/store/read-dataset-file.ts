import type { DatabaseSync } from 'node:sqlite';
import { openDatasetFile } from '#lib/dataset-file/dataset-version.ts';

/** Opens a file for answers. Throws DatasetFileError. */
export function openReadOnly(path: string): DatabaseSync {
  const database = openDatasetFile(path);
  // No memory map: reading a page lost from a cut file would end the process (SIGBUS).
  database.exec('PRAGMA temp_store = MEMORY; PRAGMA mmap_size = 0; PRAGMA cache_size = -4096');
  return database;
}

/** A course is listed, but its document is missing. */
export class MissingDocument extends Error {
  override name = 'MissingDocument';
}

/** SQLite's result codes (sqlite3.h): a failing disk, a damaged file, a file that isn't SQLite's. */
const UNREADABLE = [10, 11, 26];

/** Whether an error says that a file can't be read, or a document in it. */
export function isReadFailure(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof SyntaxError || error instanceof MissingDocument) return true;
  if ('errcode' in error) return UNREADABLE.includes(Number(error.errcode) & 0xff);
  // Errors of brotli, zstd and zlib, as Node names them.
  return 'code' in error && /^(ERR__ERROR_|ERR_BROTLI|ZSTD_error_|Z_)/.test(String(error.code));
}
