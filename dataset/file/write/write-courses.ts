import type { DatabaseSync } from 'node:sqlite';
import type { BytesPlace, NamelessFile } from '../../nameless-file.ts';
import { doJob } from '../../workers/do-job.ts';
import type { ProfileDraft } from './complete-profiles.ts';
import { nameRanks } from './course-tables.ts';
import { courseTasks, type EditionOfCourses } from './course-tasks.ts';
import { addTotals, type DatasetContents, noTotals } from './dataset-contents.ts';
import type { Directory, DirectoryIds } from './directory.ts';
import { collectFigures } from './figures.ts';
import type { FinishedCourse } from './finish-course.ts';
import { collectHoleColumns } from './hole-columns.ts';
import { findSimilarCourses } from './similar-courses.ts';

const COURSES_A_TASK = 16;
/** Courses that are finished sooner than a worker starts. */
const SMALL = 200;

/** Everything about courses, by golf_id; ranks are still missing. */
export async function writeCourses(
  { database, drafts }: { database: DatabaseSync; drafts: NamelessFile },
  contents: DatasetContents,
  directory: Directory,
  edition: EditionOfCourses,
  onCourse: (done: number) => void,
) {
  const totals = noTotals();
  const coursesBySource = new Map<string, number>();
  const ranks = nameRanks(contents);
  const courses: WrittenCourse[] = [];
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
  const tasks = inGroups(courseTasks(contents, directory, edition));
  const small = contents.entries.length < SMALL;
  let done = 0;
  for await (const record of flattened(doJob('finishCourses', tasks, { small }))) {
    figures.add(record.golfId, record.row.slug, record.figures);
    holes.add(record.holes);
    insertSummary.run(record.golfId, record.summaryDoc);
    for (const { source, place, rule, value, action } of record.findings) {
      insertFinding.run(source, place, record.golfId, rule, value, action);
    }
    for (const { value, place } of record.origins) insertOrigin.run(record.golfId, value, place);
    if (record.row.review_count > 0) insertReviews.run(record.golfId, ...record.reviews);
    if (record.scorecardDoc !== null) insertScorecard.run(record.golfId, record.scorecardDoc);
    insertContent.run(record.golfId, record.hashes, record.sourceTimes);
    const { golfId, row, renown, traits, summaryHash, updatedAt } = record;
    const ids = directory.idsOf[done]!;
    const draft = drafts.append(record.draft);
    courses.push({ golfId, row, renown, traits, summaryHash, updatedAt, draft, ids, nameRank: ranks[done]! });
    insertMapping(record, ids);
    addTotals(totals, record.totals);
    for (const key of record.sourceKeys) coursesBySource.set(key, (coursesBySource.get(key) ?? 0) + 1);
    onCourse(++done);
  }
  await writeProfiles(database, courses);
  figures.write(database);
  holes.write(database);
  return { totals, coursesBySource };
}

function* inGroups<T>(items: Iterable<T>): Generator<T[]> {
  let group: T[] = [];
  for (const item of items) {
    group.push(item);
    if (group.length < COURSES_A_TASK) continue;
    yield group;
    group = [];
  }
  if (group.length > 0) yield group;
}

async function* flattened<T>(groups: AsyncIterable<T[]>): AsyncGenerator<T> {
  for await (const group of groups) yield* group;
}

type WrittenCourse = Pick<
  FinishedCourse,
  'golfId' | 'row' | 'renown' | 'traits' | 'summaryHash' | 'updatedAt'
> & {
  draft: BytesPlace;
  ids: DirectoryIds;
  nameRank: number;
};

/** Profiles with the similar courses of each, now that all are known, and rows; `courses` are by golf_id. */
async function writeProfiles(database: DatabaseSync, courses: readonly WrittenCourse[]): Promise<void> {
  const insert = database.prepare('INSERT INTO profile VALUES (?, ?, ?)');
  const insertRow = rowInserter(database);
  const tasks = inGroups(draftsOf(courses));
  const small = courses.length < SMALL;
  let index = 0;
  for await (const profile of flattened(doJob('completeProfiles', tasks, { small }))) {
    const course = courses[index++]!;
    insert.run(course.golfId, profile.body, profile.jsonBytes);
    insertRow(course, profile.hash);
  }
}

function draftsOf(courses: readonly WrittenCourse[]): Iterable<ProfileDraft> {
  const similar = findSimilarCourses(courses.map(({ traits }) => traits));
  return courses.values().map(({ draft }, i) => ({
    place: draft,
    similar: similar[i]!.map(({ index, because }) => {
      const { slug, name, name_latin, country, country_code } = courses[index]!.row;
      return { slug, name, name_latin, country: country.name, country_code, because };
    }),
  }));
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

/** Columns of `course` that are named after keys of the row. */
const OF_ROW = [
  'slug',
  'name',
  'latitude',
  'longitude',
  'hole_count',
  'par',
  'kind',
  'length',
  'slope',
  'access',
  'review_count',
  'review_average',
] as const;

const COURSE_COLUMNS = [
  'golf_id, name_rank, country_id, region_id, district_id, city_id, has_geometry, is_named, has_card, renown',
  'row_doc, profile_hash, summary_hash, updated_at',
  ...OF_ROW,
].join(', ');

function rowInserter(database: DatabaseSync) {
  const insert = database.prepare(
    `INSERT INTO course (${COURSE_COLUMNS}) VALUES (${new Array(26).fill('?').join(', ')})`,
  );
  return (
    { golfId, row, renown, ids, nameRank, summaryHash, updatedAt }: WrittenCourse,
    profileHash: string,
  ) => {
    const places = [ids.countryId, ids.regionId, ids.districtId, ids.cityId];
    const flags = [row.has_geometry, row.is_named, row.has_card].map(Number);
    const documents = [JSON.stringify(row), profileHash, summaryHash, updatedAt];
    insert.run(golfId, nameRank, ...places, ...flags, renown, ...documents, ...OF_ROW.map((key) => row[key]));
  };
}
