import { join } from 'node:path';
import type { DatabaseSync, SQLInputValue, SQLOutputValue } from 'node:sqlite';
import {
  type CourseContent,
  compareContent,
  type EditionChange,
  listContent,
  readEditions,
} from '#lib/dataset-file/changes.ts';
import { openDatasetOfAnyFormat } from '#lib/dataset-file/dataset-version.ts';
import { readManifest } from '#lib/dataset-file/manifest.ts';
import type { PreviousContent } from './course-content.ts';

/** The edition that this one will replace. */
export type PreviousEdition = {
  version: string;
  updatedAt: string | null;
  /** The digest of the file without its history; null if an older program wrote it. */
  digest: string | null;
  contentOf: (golfId: number) => PreviousContent | null;
  database: DatabaseSync;
};

/** How many earlier editions a file can be compared with. */
const EDITIONS_KEPT = 8;

/** A key of the table `meta`. */
const DIGEST = 'digest_without_history';

/**
 * The published edition. Null if it can't be compared with: nothing is published, it's an invented world and this one
 * is real, or a program that kept no content wrote it. Close its database.
 */
export async function openPreviousEdition(
  dataDir: string,
  kind: 'demo' | 'real',
): Promise<PreviousEdition | null> {
  const manifest = await readManifest(dataDir);
  if (!manifest) return null;
  const database = openDatasetOfAnyFormat(join(dataDir, manifest.file));
  const meta = (key: string) => database.prepare('SELECT value FROM meta WHERE key = ?').get(key)?.value;
  const hasContent = database.prepare("SELECT 1 FROM sqlite_schema WHERE name = 'content'").get();
  if (meta('kind') !== kind || !hasContent) {
    database.close();
    return null;
  }
  const textOrNull = (value: SQLOutputValue | undefined) => (value == null ? null : String(value));
  const find =
    database.prepare(`SELECT hashes, source_times, updated_at FROM content JOIN course USING (golf_id)
    WHERE golf_id = ?`);
  return {
    version: manifest.version,
    updatedAt: textOrNull(meta('updated_at')),
    digest: textOrNull(meta(DIGEST)),
    contentOf(golfId) {
      const row = find.get(golfId);
      if (!row) return null;
      return {
        hashes: row.hashes as Uint8Array,
        updatedAt: textOrNull(row.updated_at),
        sourceTimes: String(row.source_times),
      };
    },
    database,
  };
}

/**
 * Writes the tables `edition` and `former_content`, after everything else: what the previous edition knew, and the step
 * from it to this one. `digest` is that of the file without them; if the previous edition's is the same, there is no
 * step, since the same sources give the same file again. Returns the changed courses by golf_id; null without a
 * previous edition.
 */
export function writeHistory(
  database: DatabaseSync,
  digest: string,
  previous: PreviousEdition | null,
): EditionChange[] | null {
  database.prepare('INSERT INTO meta VALUES (?, ?)').run(DIGEST, digest);
  if (!previous) return null;
  const changed = findChanged(database, previous.database);
  const isStep = changed.length > 0 || digest !== previous.digest;
  const known = readEditions(previous.database);
  const dropped = isStep ? Math.max(0, known.length + 1 - EDITIONS_KEPT) : 0;
  const editions = [...known.slice(dropped), ...(isStep ? [previous] : [])];
  const insertEdition = database.prepare('INSERT INTO edition VALUES (?, ?, ?)');
  editions.forEach(({ version, updatedAt }, i) => {
    insertEdition.run(i + 1, version, updatedAt);
  });
  const insert = database.prepare('INSERT INTO former_content VALUES (?, ?, ?, ?, ?)');
  for (const row of inOrder(previous.database, dropped, changed, editions.length)) insert.run(...row);
  return changed.map(({ change }) => change);
}

type Changed = { change: EditionChange; before: CourseContent | null };

/** What has changed, ordered by golf_id. */
function findChanged(database: DatabaseSync, previous: DatabaseSync): Changed[] {
  const isMerged = database.prepare('SELECT 1 FROM merged_id WHERE golf_id = ?');
  const now = new Map(listContent(database));
  const changed: Changed[] = [];
  for (const [golfId, before] of listContent(previous)) {
    const after = now.get(golfId) ?? null;
    const change = compareContent(golfId, before, after, isMerged.get(golfId) !== undefined);
    now.delete(golfId);
    if (change) changed.push({ change, before });
  }
  for (const [golfId, added] of now) {
    changed.push({ change: compareContent(golfId, null, added, false)!, before: null });
  }
  return changed.sort((a, b) => a.change.golfId - b.change.golfId);
}

/** Rows of `former_content` without the dropped steps and with the last, by key: the file's bytes depend on their order. */
function* inOrder(
  previous: DatabaseSync,
  dropped: number,
  changed: readonly Changed[],
  step: number,
): Generator<SQLInputValue[]> {
  const toRow = ({ change, before }: Changed) => [
    change.golfId,
    step,
    before?.slug ?? null,
    before?.country ?? null,
    before?.hashes ?? null,
  ];
  const earlier = previous.prepare('SELECT * FROM former_content WHERE step > ? ORDER BY golf_id, step');
  let next = 0;
  for (const row of earlier.iterate(dropped)) {
    while (next < changed.length && changed[next]!.change.golfId < Number(row.golf_id))
      yield toRow(changed[next++]!);
    yield Object.values({ ...row, step: Number(row.step) - dropped });
  }
  yield* changed.slice(next).map(toRow);
}
