import { rmSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { DATASET_APPLICATION_ID, DATASET_FORMAT_VERSION, DATASET_SCHEMA } from '#lib/dataset-file/schema.ts';
import { sourceCatalogue } from '../source-catalogue.ts';
import type { SourceTally } from '../source-tally.ts';
import { fillCourseTable, SCRATCH_SCHEMA } from './course-row-table.ts';
import type { DatasetContents } from './dataset-contents.ts';
import type { DatasetTotals } from './dataset-totals.ts';
import { toDirectory } from './directory.ts';
import { fillDirectoryTables } from './fill-directory-tables.ts';
import { fillTextIndex } from './fill-text-index.ts';
import { writeCourses } from './write-courses.ts';

/**
 * Writes a dataset file. Rows go in in one fixed order inside one transaction, and nothing of the clock or the
 * machine goes in at all, so that the same contents always give the same bytes. `onCourse` is called with the
 * number of courses done.
 */
export async function writeDataset(
  path: string,
  contents: DatasetContents,
  tallies: readonly SourceTally[],
  onCourse: (done: number) => void,
): Promise<DatasetTotals> {
  const scratch = `${path}.scratch`;
  // Profiles come before their courses; verification checks every reference of the finished file.
  const database = new DatabaseSync(path, { enableForeignKeyConstraints: false });
  try {
    begin(database, scratch);
    const directory = toDirectory(contents.entries, ({ index }) => contents.drafts.heads[index]!.position);
    fillDirectoryTables(database, directory);
    fillIdentityTables(database, contents);
    fillTextIndex(database, contents);
    fillSourceTables(database, tallies);
    const totals = await writeCourses(database, contents, directory, onCourse);
    fillCourseTable(database);
    fillMeta(database, contents, totals);
    database.exec('COMMIT');
    return totals;
  } finally {
    database.close();
    rmSync(scratch, { force: true });
  }
}

/** Nothing is journalled: a build that breaks off is thrown away, and publishing syncs the finished file. */
function begin(database: DatabaseSync, scratch: string): void {
  database.exec(`
    PRAGMA page_size = 4096;
    PRAGMA journal_mode = OFF;
    PRAGMA synchronous = OFF;
    PRAGMA locking_mode = EXCLUSIVE;
    PRAGMA cache_size = -65536;
    PRAGMA application_id = ${DATASET_APPLICATION_ID};
    PRAGMA user_version = ${DATASET_FORMAT_VERSION};
  `);
  database.prepare('ATTACH ? AS scratch').run(scratch);
  database.exec('PRAGMA scratch.journal_mode = OFF; PRAGMA scratch.synchronous = OFF;');
  database.exec(`BEGIN; ${DATASET_SCHEMA} ${SCRATCH_SCHEMA}`);
}

function fillIdentityTables(database: DatabaseSync, { redirects, merged, ledger }: DatasetContents): void {
  const redirect = database.prepare('INSERT INTO redirect VALUES (?, ?)');
  for (const { slug, golfId } of redirects) redirect.run(slug, golfId);
  const mergedId = database.prepare('INSERT INTO merged_id VALUES (?, ?)');
  for (const { golfId, intoGolfId } of merged) mergedId.run(golfId, intoGolfId);
  const entry = database.prepare('INSERT INTO ledger VALUES (?, ?)');
  for (const each of ledger) entry.run(each.golfId, each.entry);
}

function fillSourceTables(database: DatabaseSync, tallies: readonly SourceTally[]): void {
  const source = database.prepare('INSERT INTO source VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)');
  const finding = database.prepare(
    'INSERT INTO finding (source, place, rule, value, action) VALUES (?, ?, ?, ?, ?)',
  );
  tallies.forEach((tally, index) => {
    const about = sourceCatalogue[tally.key];
    if (!about) throw new RangeError(`Unknown source: ${tally.key}`);
    const { name, licence, url, attribution } = about;
    const { key, itemsRead, itemsKept, itemsRejected } = tally;
    source.run(index + 1, key, name, licence, url, attribution, itemsRead, itemsKept, itemsRejected);
    for (const each of tally.findings) {
      finding.run(each.source, each.place, each.rule, each.value, each.action);
    }
  });
}

function fillMeta(database: DatabaseSync, { kind }: DatasetContents, totals: DatasetTotals): void {
  const meta = database.prepare('INSERT INTO meta VALUES (?, ?)');
  meta.run('kind', kind);
  for (const [key, value] of Object.entries(totals)) meta.run(key, String(value));
  database.exec(`
    INSERT INTO meta SELECT 'updated_at', max(updated_at) FROM continent HAVING max(updated_at) IS NOT NULL;
  `);
}
