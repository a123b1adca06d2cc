import { z } from 'zod';
import { Latitude, Longitude, Slug } from '#lib/contract/primitives.ts';

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
export const LEDGER_FILE = 'ids.ndjson';

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
