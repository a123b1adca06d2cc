import { DatabaseSync } from 'node:sqlite';
import type { StatedSource } from '#lib/contract/origins.ts';
import type { EditionChange } from '#lib/dataset-file/changes.ts';
import { sha256OfFile } from '#lib/dataset-file/durable-file.ts';
import { DATASET_APPLICATION_ID, DATASET_FORMAT_VERSION, DATASET_SCHEMA } from '#lib/dataset-file/schema.ts';
import { openNamelessFile } from '../../nameless-file.ts';
import { sourceCatalogue } from '../../source-catalogue.ts';
import type { SourceTally } from '../../source-tally.ts';
import { rankCourses, wordsOfCourses } from './course-tables.ts';
import type { DatasetContents, DatasetTotals } from './dataset-contents.ts';
import { fillDirectoryTables, toDirectory } from './directory.ts';
import { fillIndexes } from './indexes.ts';
import { type PreviousEdition, writeHistory } from './previous-edition.ts';
import { writeCourses } from './write-courses.ts';

export type NewEdition = {
  /** The time of its sources; null where none is known. */
  asOf: string | null;
  /** The edition that it replaces, to compare it with. */
  previous: PreviousEdition | null;
};

/**
 * Rows go in in one fixed order, and nothing depends on the clock or the machine: the
 * same contents after the same edition give the same bytes. `onCourse` gets the number of courses done.
 * `changes` is null without a previous edition.
 */
export async function writeDataset(
  path: string,
  contents: DatasetContents,
  tallies: readonly SourceTally[],
  { asOf, previous }: NewEdition,
  onCourse: (done: number) => void,
): Promise<{ totals: DatasetTotals; changes: EditionChange[] | null }> {
  // Profiles wait here for the courses that are like them; memory doesn't grow with their number.
  const drafts = openNamelessFile(`${path}.drafts`);
  // Profiles come before their courses; verification checks every reference.
  const database = new DatabaseSync(path, { enableForeignKeyConstraints: false });
  try {
    begin(database);
    const directory = toDirectory(
      contents.entries,
      ({ index }) => contents.inProgress.heads[index]!.position,
    );
    fillDirectoryTables(database, directory);
    fillIdentityTables(database, contents);
    fillFindings(database, tallies);
    const given = tallies.map(({ key }) => key);
    const edition = { asOf: previous && asOf, given, contentOf: previous?.contentOf ?? (() => null) };
    const { totals, coursesBySource } = await writeCourses(
      { database, drafts },
      contents,
      directory,
      edition,
      onCourse,
    );
    fillSources(database, tallies, coursesBySource);
    rankCourses(database);
    fillIndexes(database, wordsOfCourses(contents));
    fillMeta(database, contents, totals);
    database.exec('COMMIT');
    const digest = await sha256OfFile(path);
    database.exec('BEGIN');
    const changes = writeHistory(database, digest, previous);
    database.exec('COMMIT');
    return { totals, changes };
  } finally {
    database.close();
    drafts.close();
  }
}

/** No journal: a build that breaks off is thrown away, and publishing syncs the finished file. */
function begin(database: DatabaseSync): void {
  database.exec(`
    PRAGMA page_size = 4096;
    PRAGMA journal_mode = OFF;
    PRAGMA synchronous = OFF;
    PRAGMA locking_mode = EXCLUSIVE;
    PRAGMA cache_size = -65536;
    PRAGMA application_id = ${DATASET_APPLICATION_ID};
    PRAGMA user_version = ${DATASET_FORMAT_VERSION};
  `);
  database.exec(`BEGIN; ${DATASET_SCHEMA}`);
}

function fillIdentityTables(database: DatabaseSync, { redirects, merged, ledger }: DatasetContents): void {
  const redirect = database.prepare('INSERT INTO redirect VALUES (?, ?)');
  for (const { slug, golfId } of redirects) redirect.run(slug, golfId);
  const mergedId = database.prepare('INSERT INTO merged_id VALUES (?, ?)');
  for (const { golfId, intoGolfId } of merged) mergedId.run(golfId, intoGolfId);
  const entry = database.prepare('INSERT INTO ledger VALUES (?, ?)');
  for (const each of ledger) entry.run(each.golfId, each.entry);
}

function fillFindings(database: DatabaseSync, tallies: readonly SourceTally[]): void {
  const finding = database.prepare(
    'INSERT INTO finding (source, place, rule, value, action) VALUES (?, ?, ?, ?, ?)',
  );
  for (const { source, place, rule, value, action } of tallies.flatMap(({ findings }) => findings)) {
    finding.run(source, place, rule, value, action);
  }
}

function fillSources(
  database: DatabaseSync,
  tallies: readonly SourceTally[],
  coursesBySource: ReadonlyMap<string, number>,
): void {
  const insert = database.prepare('INSERT INTO source VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)');
  const tallyOf = new Map(tallies.map((tally) => [tally.key, tally]));
  let sourceId = 0;
  for (const [key, source] of Object.entries(sourceCatalogue)) {
    const tally = tallyOf.get(key);
    const courses = coursesBySource.get(key);
    // Elevation isn't credited where no course has heights.
    if (!tally && courses === undefined) continue;
    if (key === 'elevation' && !courses) continue;
    const counts = tally
      ? [tally.itemsRead, tally.itemsKept, tally.itemsRejected]
      : [courses ?? 0, courses ?? 0, 0];
    const stated = statedBy(tally);
    const rows = stated.length === 0 ? [{ source, files: [] }] : stated;
    for (const [i, { source: stating, files }] of rows.entries()) {
      const { name, licence, url, attribution } = stating;
      const ownKey = i === 0 ? key : `${key}:${files[0]!.name}`;
      const kept = files.reduce((sum, { itemsKept }) => sum + itemsKept, 0);
      const own = rows.length === 1 ? counts : [kept, kept, 0];
      insert.run(++sourceId, ownKey, name, licence, url, attribution, ...own);
    }
  }
}

type Files = NonNullable<SourceTally['files']>;

/** The sources that the files of a kind state, each with its files; those of files that state none are the catalogue's. */
function statedBy(tally: SourceTally | undefined): { source: StatedSource; files: Files }[] {
  const files = tally?.files ?? [];
  if (!tally || files.every(({ source }) => source === null)) return [];
  const sourceOf = ({ source }: Files[number]) => source ?? sourceCatalogue[tally.key]!;
  return [...Map.groupBy(files, (file) => JSON.stringify(sourceOf(file))).values()].map((group) => ({
    source: sourceOf(group[0]!),
    files: group,
  }));
}

function fillMeta(database: DatabaseSync, { kind }: DatasetContents, totals: DatasetTotals): void {
  const meta = database.prepare('INSERT INTO meta VALUES (?, ?)');
  meta.run('kind', kind);
  for (const [key, value] of Object.entries(totals)) meta.run(key, String(value));
  database.exec(`
    INSERT INTO meta SELECT 'updated_at', max(updated_at) FROM continent HAVING max(updated_at) IS NOT NULL;
  `);
}
