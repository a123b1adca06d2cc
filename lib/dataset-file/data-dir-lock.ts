import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

export const BUILD_LOCK = 'build.lock';
/**
 * One for changing what's published, one for downloading: a download may take long, and mustn't keep anybody
 * from publishing.
 */
const lockFiles = { build: BUILD_LOCK, fetch: 'fetch.lock' };

/**
 * Returns the function that unlocks; null while another process has the lock. It is SQLite's, on an empty
 * file: the system drops it when its process ends, so it's never stale.
 */
export function tryLockDataDir(dataDir: string, what: keyof typeof lockFiles = 'build'): (() => void) | null {
  const database = new DatabaseSync(join(dataDir, lockFiles[what]));
  try {
    // BEGIN EXCLUSIVE would often refuse both of two that ask at the same moment.
    database.exec('PRAGMA journal_mode = MEMORY; BEGIN IMMEDIATE');
  } catch (error) {
    database.close();
    if (isBusy(error)) return null;
    throw error;
  }
  return () => database.close();
}

function isBusy(error: unknown): boolean {
  const SQLITE_BUSY = 5;
  return error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY;
}
