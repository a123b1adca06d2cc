import { closeSync, fsyncSync, ftruncateSync, openSync, readFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { formatLedgerEntry, LEDGER_FILE, type LedgerEntry, parseLedger } from './ledger.ts';

/** Reads the ledger of a data directory; empty when it has none yet. A half-written last line is passed over. */
export function readLedgerFile(directory: string): Map<number, LedgerEntry> {
  const path = join(directory, LEDGER_FILE);
  return parseLedger(finishedLines(readIfThere(path)).toString('utf8'), path);
}

/**
 * Appends entries to the ledger of a data directory and waits until they are on the disk. What a killed build left
 * of its last line is cut off first.
 */
export function appendToLedgerFile(directory: string, entries: readonly LedgerEntry[]): void {
  if (entries.length === 0) return;
  const path = join(directory, LEDGER_FILE);
  const kept = finishedLines(readIfThere(path)).length;
  const file = openSync(path, 'a');
  try {
    ftruncateSync(file, kept);
    writeSync(file, entries.map(formatLedgerEntry).join(''));
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}

function readIfThere(path: string): Buffer {
  try {
    return readFileSync(path);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return Buffer.alloc(0);
    throw error;
  }
}

function finishedLines(file: Buffer): Buffer {
  return file.subarray(0, file.lastIndexOf('\n') + 1);
}
