import { closeSync, fsyncSync, ftruncateSync, openSync, readFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { Latitude, Longitude, Slug } from '#lib/contract/primitives.ts';
import { openDatasetOfAnyFormat } from '#lib/dataset-file/dataset-version.ts';
import { readManifest } from '#lib/dataset-file/manifest.ts';

/**
 * What's remembered about a golf_id for ever. `live`: in the latest build. `retired`: no source has it any
 * more; if it comes back, it's under the same id. `merged`: it's part of another course now.
 */
export const LedgerEntry = z.strictObject({
  golf_id: z.int().min(1),
  slug: Slug,
  former_slugs: z.array(Slug),
  status: z.enum(['live', 'merged', 'retired']),
  merged_into: z.int().min(1).nullable(),
  /** Ids in the latest build's sources. */
  source_ids: z.array(z.string()),
  former_source_ids: z.array(z.string()),
  wikidata: z.string().nullable(),
  /** The name as dataset/text/course-name.ts reduces it; null for an unnamed course. */
  name_key: z.string().nullable(),
  /** `[lon, lat]` of the course's centre. */
  position: z.tuple([Longitude, Latitude]),
  /** `[west, south, east, north]` of its outline; null where only a point is known. */
  box: z.tuple([Longitude, Latitude, Longitude, Latitude]).nullable(),
});
export type LedgerEntry = z.infer<typeof LedgerEntry>;

/** The latest entry of each golf_id. */
export type Ledger = ReadonlyMap<number, LedgerEntry>;

const LEDGER_FILE = 'ids.ndjson';

/** Throws a sentence with file and line on anything else. */
export function parseLedger(text: string, fileName: string): Map<number, LedgerEntry> {
  const ledger = new Map<number, LedgerEntry>();
  for (const [index, line] of text.split('\n').entries()) {
    if (line === '') continue;
    const place = `${fileName}:${index + 1}`;
    remember(ledger, parseEntry(line, place), place);
  }
  return ledger;
}

/** Throws a sentence on a slug that would be lost. */
function remember(ledger: Map<number, LedgerEntry>, entry: LedgerEntry, place: string): void {
  const before = ledger.get(entry.golf_id);
  if (before && before.slug !== entry.slug && !entry.former_slugs.includes(before.slug)) {
    throw new Error(
      `${place}: golf_id ${entry.golf_id} already has the slug '${before.slug}', which the entry for '${entry.slug}' doesn't list as a former one`,
    );
  }
  ledger.set(entry.golf_id, entry);
}

function parseEntry(line: string, place: string): LedgerEntry {
  let json: unknown;
  try {
    json = JSON.parse(line);
  } catch {
    throw new Error(
      `${place}: not JSON; each line of the identity ledger is one entry, and mustn't be edited`,
    );
  }
  const parsed = LedgerEntry.safeParse(json);
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  throw new Error(
    `${place}: not an entry of the identity ledger (${issue?.path.join('.')}: ${issue?.message})`,
  );
}

/** An entry's line with its line break. Equal entries give equal lines. */
export function formatLedgerEntry(entry: LedgerEntry): string {
  return `${JSON.stringify(LedgerEntry.parse(entry))}\n`;
}

/** What a golf_id has become; itself when it was never merged. */
export function resolveGolfId(ledger: Ledger, golfId: number): LedgerEntry | undefined {
  let entry = ledger.get(golfId);
  // A course is only merged into a lower golf_id, so this ends.
  while (entry?.status === 'merged' && entry.merged_into !== null && entry.merged_into < entry.golf_id) {
    entry = ledger.get(entry.merged_into);
  }
  return entry;
}

/** Empty if there's no ledger yet. An incomplete last line is ignored. */
export function readLedgerFile(directory: string): Map<number, LedgerEntry> {
  return parseLedger(ledgerText(directory), join(directory, LEDGER_FILE));
}

function ledgerText(directory: string): string {
  return finishedLines(readIfThere(join(directory, LEDGER_FILE))).toString('utf8');
}

/** Waits until the entries are on the disk. First cuts off an incomplete line that a killed build left. */
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

/** `restored`: entries that its file lacked. */
export type RestoredLedger = { ledger: Ledger; restored: LedgerEntry[] };

/**
 * The ledger's file, and entries that only the published dataset's copy has: a course keeps its golf_id and its
 * slugs even with a lost file or an old backup. Where the file has the published entry and a later one, as after
 * a rollback, the later one counts. Throws a sentence with its place on a damaged ledger, DatasetFileError on a
 * damaged dataset.
 */
export async function readLedger(dataDir: string): Promise<RestoredLedger> {
  const text = ledgerText(dataDir);
  const ledger = parseLedger(text, join(dataDir, LEDGER_FILE));
  const manifest = await readManifest(dataDir);
  if (!manifest) return { ledger, restored: [] };
  const lines = new Set(text.split('\n'));
  const restored = publishedEntries(dataDir, manifest.file).filter(
    (entry) => !lines.has(formatLedgerEntry(entry).trimEnd()),
  );
  for (const entry of restored) remember(ledger, entry, manifest.file);
  return { ledger, restored };
}

/** Entries by golf_id; an invented world's are left out. */
function publishedEntries(dataDir: string, file: string): LedgerEntry[] {
  const database = openDatasetOfAnyFormat(join(dataDir, file));
  try {
    const { value: kind } = database.prepare("SELECT value FROM meta WHERE key = 'kind'").get() ?? {};
    if (kind !== 'real') return [];
    const rows = database.prepare('SELECT entry FROM ledger ORDER BY golf_id').all();
    return [...parseLedger(rows.map(({ entry }) => `${entry}\n`).join(''), file).values()];
  } finally {
    database.close();
  }
}
