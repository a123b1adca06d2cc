import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { type CourseChange, compareContent, listContent, readEditions } from '#lib/dataset-file/changes.ts';
import { openDatasetOfAnyFormat } from '#lib/dataset-file/dataset-version.ts';
import { readManifest } from '#lib/dataset-file/manifest.ts';
import type { PreviousContent } from './course-content.ts';

/** The edition that this one will replace. */
export type PreviousEdition = {
  version: string;
  updatedAt: string | null;
  contentOf: (golfId: number) => PreviousContent | null;
  database: DatabaseSync;
};

/** How many earlier editions a file can be compared with. */
const EDITIONS_KEPT = 8;

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
  const updatedAt = meta('updated_at');
  const find =
    database.prepare(`SELECT hashes, source_times, updated_at FROM content JOIN course USING (golf_id)
    WHERE golf_id = ?`);
  return {
    version: manifest.version,
    updatedAt: updatedAt === undefined ? null : String(updatedAt),
    contentOf(golfId) {
      const row = find.get(golfId);
      if (!row) return null;
      const time = row.updated_at;
      return {
        hashes: row.hashes as Uint8Array,
        updatedAt: time === null ? null : String(time),
        sourceTimes: String(row.source_times),
      };
    },
    database,
  };
}

/**
 * Writes the tables `edition` and `former_content`, after all courses: what the previous edition knew, and the step
 * from it to this one, unless nothing has changed. Returns what has.
 */
export function writeHistory(database: DatabaseSync, previous: PreviousEdition): CourseChange[] {
  const known = readEditions(previous.database).length;
  const step = Math.min(known + 1, EDITIONS_KEPT);
  const insert = database.prepare('INSERT INTO former_content VALUES (?, ?, ?, ?, ?)');
  const isMerged = database.prepare('SELECT 1 FROM merged_id WHERE golf_id = ?');
  const now = new Map(listContent(database));
  const changes: CourseChange[] = [];
  for (const [golfId, before] of listContent(previous.database)) {
    const change = compareContent(
      golfId,
      before,
      now.get(golfId) ?? null,
      isMerged.get(golfId) !== undefined,
    );
    now.delete(golfId);
    if (!change) continue;
    insert.run(golfId, step, before.slug, before.country, before.hashes);
    changes.push(change);
  }
  for (const [golfId, added] of now) {
    insert.run(golfId, step, null, null, null);
    changes.push(compareContent(golfId, null, added, false)!);
  }
  copyHistory(database, previous, changes.length === 0 ? 0 : known + 1 - step);
  if (changes.length > 0) addEdition(database, previous);
  return changes.sort((a, b) => a.golfId - b.golfId);
}

/** Without the oldest steps. */
function copyHistory(database: DatabaseSync, previous: PreviousEdition, dropped: number): void {
  for (const table of ['edition', 'former_content']) {
    const rows = previous.database.prepare(`SELECT * FROM ${table} WHERE step > ?`).all(dropped);
    for (const row of rows) {
      const values = Object.values({ ...row, step: Number(row.step) - dropped });
      database.prepare(`INSERT INTO ${table} VALUES (${values.map(() => '?').join(', ')})`).run(...values);
    }
  }
}

/**
 * So that the edition can be compared with it. If nothing has changed, this waits until the file is known
 * to be a different one: building the same sources again must give the same file.
 */
export function addEdition(database: DatabaseSync, { version, updatedAt }: PreviousEdition): void {
  database
    .prepare(`INSERT INTO edition SELECT coalesce(max(step), 0) + 1, ?, ? FROM edition`)
    .run(version, updatedAt);
}
