import { closeSync, fsyncSync, ftruncateSync, openSync, readFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { Latitude, Longitude, Slug } from '#lib/contract/primitives.ts';
import { openDatasetFile } from '#lib/dataset-file/dataset-version.ts';
import { readManifest } from '#lib/dataset-file/manifest.ts';

/**
 * What is remembered of one golf_id for ever. `live`: a course of the latest build. `retired`: no source knows it
 * any more; it comes back under the same id. `merged`: it turned out to be another course, which answers for it.
 */
export const LedgerEntry = z.strictObject({
  golf_id: z.int().min(1),
  slug: Slug,
  /** Slugs that it answered to before, by taking in other courses. */
  former_slugs: z.array(Slug),
  status: z.enum(['live', 'merged', 'retired']),
  merged_into: z.int().min(1).nullable(),
  /** Ids under which the latest build's sources know it. */
  source_ids: z.array(z.string()),
  /** Every other id that a source ever knew it by. */
  former_source_ids: z.array(z.string()),
  wikidata: z.string().nullable(),
  /** As dataset/text/course-name.ts reduces it; null for an unnamed course. */
  name_key: z.string().nullable(),
  /** `[lon, lat]` of the course's centre. */
  position: z.tuple([Longitude, Latitude]),
  /** `[west, south, east, north]` of its outline; null where only a point is known. */
  box: z.tuple([Longitude, Latitude, Longitude, Latitude]).nullable(),
});
export type LedgerEntry = z.infer<typeof LedgerEntry>;

/** The identity ledger: the latest entry of each golf_id. */
export type Ledger = ReadonlyMap<number, LedgerEntry>;

/** The ledger's file in the data directory: one entry a line, only ever added to; the last line of a golf_id counts. */
const LEDGER_FILE = 'ids.ndjson';

/** Reads a ledger's lines. Throws a sentence with file and line on anything else. */
export function parseLedger(text: string, fileName: string): Map<number, LedgerEntry> {
  const ledger = new Map<number, LedgerEntry>();
  for (const [index, line] of text.split('\n').entries()) {
    if (line === '') continue;
    const entry = parseEntry(line, `${fileName}:${index + 1}`);
    const before = ledger.get(entry.golf_id);
    if (before && before.slug !== entry.slug) {
      throw new Error(
        `${fileName}:${index + 1}: golf_id ${entry.golf_id} has the slug '${before.slug}' already, and slugs never change; found '${entry.slug}'`,
      );
    }
    ledger.set(entry.golf_id, entry);
  }
  return ledger;
}

function parseEntry(line: string, place: string): LedgerEntry {
  let json: unknown;
  try {
    json = JSON.parse(line);
  } catch {
    throw new Error(
      `${place}: not JSON; each line of the identity ledger is one entry, and none may be edited`,
    );
  }
  const parsed = LedgerEntry.safeParse(json);
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  throw new Error(
    `${place}: not an entry of the identity ledger (${issue?.path.join('.')}: ${issue?.message})`,
  );
}

/** An entry as one line of the ledger, with its line break. Equal entries give equal lines. */
export function formatLedgerEntry(entry: LedgerEntry): string {
  return `${JSON.stringify(LedgerEntry.parse(entry))}\n`;
}

/** The live or retired course that a golf_id has become; itself when it was never merged. */
export function resolveGolfId(ledger: Ledger, golfId: number): LedgerEntry | undefined {
  let entry = ledger.get(golfId);
  // A course is merged into a lower golf_id alone, so the walk ends.
  while (entry?.status === 'merged' && entry.merged_into !== null && entry.merged_into < entry.golf_id) {
    entry = ledger.get(entry.merged_into);
  }
  return entry;
}

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
