import type { DatabaseSync } from 'node:sqlite';
import { type Checked, MOST_FAULTS } from '../verify/seal.ts';
import { hashDocument } from './course-content.ts';
import { nameRanks } from './course-tables.ts';
import { addTotals, type DatasetContents, type DatasetTotals, noTotals } from './dataset-contents.ts';
import type { Directory, DirectoryIds } from './directory.ts';
import { collectFigures } from './figures.ts';
import { type FinishedCourse, similarJson } from './finish-course.ts';
import { type EditionOfCourses, finishCourses } from './finish-courses.ts';
import { collectHoleColumns } from './hole-columns.ts';
import type { WaitingProfiles } from './open-profiles.ts';
import { findSimilarCourses } from './similar-courses.ts';

export type WrittenCourses = {
  totals: DatasetTotals;
  coursesBySource: Map<string, number>;
  checked: Checked;
};

type Given = { directory: Directory; edition: EditionOfCourses; waiting: WaitingProfiles };

/** Profile, findings and a row of the scratch table, by golf_id. */
export async function writeCourses(
  database: DatabaseSync,
  contents: DatasetContents,
  { directory, edition, waiting }: Given,
  onCourse: (done: number) => void,
): Promise<WrittenCourses> {
  const totals = noTotals();
  const checked: Checked = { faults: [], seals: new Map() };
  const coursesBySource = new Map<string, number>();
  const ranks = nameRanks(contents);
  const courses: Compared[] = [];
  const insertRow = rowInserter(database);
  const figures = collectFigures();
  const insertFinding = database.prepare(
    'INSERT INTO finding (source, place, golf_id, rule, value, action) VALUES (?, ?, ?, ?, ?, ?)',
  );
  const insertOrigin = database.prepare('INSERT INTO origin VALUES (?, ?, ?)');
  const insertReviews = database.prepare('INSERT INTO review VALUES (?, ?, ?, ?, ?, ?)');
  const insertScorecard = database.prepare('INSERT INTO scorecard VALUES (?, ?)');
  const holes = collectHoleColumns();
  const insertSummary = database.prepare('INSERT INTO summary VALUES (?, ?)');
  const insertContent = database.prepare('INSERT INTO content VALUES (?, ?, ?)');
  const insertMapping = mappingInserter(database);
  let done = 0;
  for await (const record of finishCourses(contents, directory, edition)) {
    waiting.add(record.body);
    figures.add(record.golfId, record.row.slug, record.figures);
    holes.add(record.holes);
    insertSummary.run(record.golfId, record.summaryDoc);
    insertRow(record, directory.idsOf[done]!, ranks[done]!);
    for (const { source, place, rule, value, action } of record.findings) {
      insertFinding.run(source, place, record.golfId, rule, value, action);
    }
    for (const { value, place } of record.origins) insertOrigin.run(record.golfId, value, place);
    if (record.row.review_count > 0) insertReviews.run(record.golfId, ...record.reviews);
    if (record.scorecardDoc !== null) insertScorecard.run(record.golfId, record.scorecardDoc);
    insertContent.run(record.golfId, record.hashes, record.sourceTimes);
    const { golfId, row, traits, openHash, jsonBytes } = record;
    courses.push({ golfId, row, traits, openHash, jsonBytes });
    insertMapping(record, directory.idsOf[done]!);
    addTotals(totals, record.totals);
    addChecked(checked, record);
    for (const key of record.sourceKeys) coursesBySource.set(key, (coursesBySource.get(key) ?? 0) + 1);
    onCourse(++done);
  }
  await writeProfiles(database, courses, waiting);
  figures.write(database);
  holes.write(database);
  return { totals, coursesBySource, checked };
}

function addChecked({ faults, seals }: Checked, { golfId, digest, totals, ...record }: FinishedCourse): void {
  if (faults.length < MOST_FAULTS) faults.push(...record.faults);
  if (digest !== null) seals.set(golfId, { digest, totals });
}

type Compared = Pick<FinishedCourse, 'golfId' | 'row' | 'traits' | 'openHash' | 'jsonBytes'>;

/** With the similar courses of each, now that all are known; `courses` are by golf_id. */
async function writeProfiles(
  database: DatabaseSync,
  courses: readonly Compared[],
  waiting: WaitingProfiles,
): Promise<void> {
  const insert = database.prepare('INSERT INTO profile VALUES (?, ?, ?)');
  const finishHash = database.prepare('UPDATE scratch.course_row SET profile_hash = ? WHERE golf_id = ?');
  const ends = findSimilarCourses(courses.map(({ traits }) => traits)).map((similar) =>
    similarJson(
      similar.map(({ index, because }) => {
        const { slug, name, name_latin, country, country_code } = courses[index]!.row;
        return { slug, name, name_latin, country: country.name, country_code, because };
      }),
    ),
  );
  let index = 0;
  for await (const body of waiting.closed(ends)) {
    const { golfId, openHash, jsonBytes } = courses[index]!;
    const end = ends[index++]!;
    finishHash.run(hashDocument(openHash + end), golfId);
    insert.run(golfId, body, jsonBytes + Buffer.byteLength(end));
  }
}

function mappingInserter(database: DatabaseSync) {
  const insert = database.prepare('INSERT INTO mapping VALUES (?, ?, ?, ?, ?, ?, ?)');
  const insertTask = database.prepare('INSERT INTO mapping_task VALUES (?, ?, ?, ?, ?)');
  return ({ golfId, mapping }: FinishedCourse, { countryId, regionId }: DirectoryIds) => {
    if (!mapping) return;
    const { holesToGain, gaps, rulesDoc, body, tasks } = mapping;
    insert.run(golfId, countryId, regionId, holesToGain, gaps, rulesDoc, body);
    for (const [index, { rule, collection }] of tasks.entries()) {
      insertTask.run(countryId, rule, golfId, index + 1, collection);
    }
  };
}

function rowInserter(database: DatabaseSync) {
  const insert = database.prepare(
    `INSERT INTO scratch.course_row VALUES (${new Array(26).fill('?').join(', ')})`,
  );
  return (record: FinishedCourse, ids: DirectoryIds, nameRank: number) => {
    const { row } = record;
    insert.run(
      record.golfId,
      row.slug,
      row.name,
      nameRank,
      row.latitude,
      row.longitude,
      ids.countryId,
      ids.regionId,
      ids.districtId,
      ids.cityId,
      row.hole_count,
      row.par,
      row.kind,
      row.has_geometry ? 1 : 0,
      row.is_named ? 1 : 0,
      row.has_card ? 1 : 0,
      row.length,
      row.slope,
      row.access,
      row.review_count,
      row.review_average,
      record.reviews.reduce((sum, n, index) => sum + n * (index + 1), 0),
      record.rowDoc,
      record.openHash,
      record.summaryHash,
      record.updatedAt,
    );
  };
}
