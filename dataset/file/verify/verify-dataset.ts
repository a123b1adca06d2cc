import type { DatabaseSync } from 'node:sqlite';
import { faultOfPlaces } from '#lib/dataset-file/course-places.ts';
import { openDatasetFile } from '#lib/dataset-file/dataset-version.ts';
import { doJob } from '../../workers/do-job.ts';
import { addTotals, type DatasetTotals, noTotals } from '../write/dataset-contents.ts';
import { faultOfHoleQuestions } from '../write/hole-questions.ts';
import type { CourseCheckTask } from './check-courses.ts';
import { checkFigures } from './check-figures.ts';
import { checkWords } from './check-words.ts';
import { checkFile } from './file-invariants.ts';

const COURSES_A_TASK = 1000;
/** Nobody reads more. */
const MOST_FAULTS = 50;

/**
 * Tables, and every course's documents against the contract and each other, on all cores. Returns a sentence for
 * each fault. Throws DatasetFileError when the file can't be opened.
 */
export async function verifyDataset(
  path: string,
  onProgress: (done: number, total: number) => void,
): Promise<string[]> {
  const database = openDatasetFile(path);
  try {
    const [{ faults, totals }, ofTables] = await Promise.all([
      checkEachCourse(path, database, onProgress),
      // This thread does so while workers check the courses.
      checkTables(database),
    ]);
    return [...ofTables, ...faults, ...checkTotals(database, totals)];
  } finally {
    database.close();
  }
}

async function checkEachCourse(
  path: string,
  database: DatabaseSync,
  onProgress: (done: number, total: number) => void,
): Promise<{ faults: string[]; totals: DatasetTotals }> {
  const tasks = toTasks(path, database);
  const total = Number(database.prepare('SELECT count(*) AS n FROM course').get()?.n);
  const faults: string[] = [];
  const totals = noTotals();
  let done = 0;
  for await (const check of doJob('checkCourses', tasks, { small: tasks.length === 1 })) {
    addTotals(totals, check.totals);
    if (faults.length < MOST_FAULTS) faults.push(...check.faults);
    done += check.checked;
    onProgress(done, total);
  }
  return { faults, totals };
}

async function checkTables(database: DatabaseSync): Promise<string[]> {
  return [
    ...checkFile(database),
    ...checkFigures(database),
    ...checkIndexes(database),
    ...checkWords(database),
  ];
}

function toTasks(path: string, database: DatabaseSync): CourseCheckTask[] {
  return database
    .prepare(
      `SELECT min(golf_id) AS first, max(golf_id) AS last
       FROM (SELECT golf_id, (row_number() OVER (ORDER BY golf_id) - 1) / ${COURSES_A_TASK} AS task FROM course)
       GROUP BY task ORDER BY task`,
    )
    .all()
    .map(({ first, last }) => ({ path, first: Number(first), last: Number(last) }));
}

function checkIndexes(database: DatabaseSync): string[] {
  const faults = [faultOfPlaces(database), faultOfHoleQuestions(database)];
  return faults.flatMap((fault) => (fault === null ? [] : [`Doesn't hold: ${fault}.`]));
}

function checkTotals(database: DatabaseSync, totals: DatasetTotals): string[] {
  const stated = database.prepare('SELECT value FROM meta WHERE key = ?');
  return Object.entries(totals).flatMap(([key, value]) =>
    String(stated.get(key)?.value) === String(value)
      ? []
      : [`Doesn't hold: the file states ${stated.get(key)?.value} ${key} and has ${value}.`],
  );
}
