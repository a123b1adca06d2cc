import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

const LOCK_FILE = 'build.lock';

/**
 * Locks the data directory for writing, and returns the function that unlocks it; null while another process has it. The
 * lock is SQLite's, on an empty file: the system drops it when its process ends, however that happens, so it's never stale.
 */
export function tryLockDataDir(dataDir: string): (() => void) | null {
  const database = new DatabaseSync(join(dataDir, LOCK_FILE));
  try {
    database.exec('PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE');
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
