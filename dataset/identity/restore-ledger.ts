import { join } from 'node:path';
import { openDatasetFile } from '#lib/dataset-file/dataset-version.ts';
import { readManifest } from '#lib/dataset-file/manifest.ts';
import { type Ledger, type LedgerEntry, parseLedger } from './ledger.ts';
import { readLedgerFile } from './ledger-file.ts';

/** The ledger of a data directory, and those of its entries that its file lacked. */
export type RestoredLedger = { ledger: Ledger; restored: LedgerEntry[] };

/**
 * The ledger of a data directory: its file, and what only the published dataset's own copy remembers. So neither a
 * lost file nor one put back from an older backup costs a course its golf_id. Throws a sentence with file and line
 * on a damaged ledger, DatasetFileError on a damaged dataset.
 */
export async function readLedger(dataDir: string): Promise<RestoredLedger> {
  const ledger = new Map(readLedgerFile(dataDir));
  const restored: LedgerEntry[] = [];
  for (const entry of await publishedEntries(dataDir)) {
    if (ledger.has(entry.golf_id)) continue;
    ledger.set(entry.golf_id, entry);
    restored.push(entry);
  }
  return { ledger, restored };
}

/** The entries in the published dataset, by golf_id; none of an invented world's, whose ids are nobody's. */
async function publishedEntries(dataDir: string): Promise<LedgerEntry[]> {
  const manifest = await readManifest(dataDir);
  if (!manifest) return [];
  const database = openDatasetFile(join(dataDir, manifest.file));
  try {
    const { value: kind } = database.prepare("SELECT value FROM meta WHERE key = 'kind'").get() ?? {};
    if (kind !== 'real') return [];
    const rows = database.prepare('SELECT entry FROM ledger ORDER BY golf_id').all();
    return [...parseLedger(rows.map(({ entry }) => `${entry}\n`).join(''), manifest.file).values()];
  } finally {
    database.close();
  }
}
