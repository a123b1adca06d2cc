import { availableParallelism } from 'node:os';
import type { DatabaseSync } from 'node:sqlite';
import { Worker } from 'node:worker_threads';
import { faultOfPlaces } from '#lib/dataset-file/course-places.ts';
import { openDatasetFile } from '#lib/dataset-file/dataset-version.ts';
import { addTotals, type DatasetTotals, noTotals } from '../write/dataset-contents.ts';
import { faultOfHoleQuestions } from '../write/hole-questions.ts';
import { type CourseCheck, type CourseCheckTask, checkCourses } from './check-courses-worker.ts';
import { checkFigures } from './check-figures.ts';
import { checkWords } from './check-words.ts';
import { checkFile } from './file-invariants.ts';
import type { Checked } from './seal.ts';

/** Fewer courses aren't worth a worker. */
const COURSES_A_WORKER = 500;
const PROGRESS_MS = 200;

/**
 * Tables, and every course's documents against the contract and each other, on all cores. Courses that this
 * build has `checked` before writing only have to be the same in the file. Returns a sentence for each
 * fault. Throws DatasetFileError when the file can't be opened.
 */
export async function verifyDataset(
  path: string,
  onProgress: (done: number, total: number) => void,
  checked: Checked = { faults: [], seals: new Map() },
): Promise<string[]> {
  const database = openDatasetFile(path);
  try {
    const { courses, lastGolfId } = countCourses(database);
    const task = { path, next: new SharedArrayBuffer(4), lastGolfId, seals: checked.seals };
    const counter = new Int32Array(task.next);
    const timer = setInterval(() => onProgress(Math.min(counter[0]!, lastGolfId), lastGolfId), PROGRESS_MS);
    const inCourses = checkOnAllCores(task, courses).finally(() => clearInterval(timer));
    // Awaited below.
    inCourses.catch(() => {});
    const faults = [
      ...checked.faults,
      ...checkFile(database),
      ...checkFigures(database),
      ...checkIndexes(database),
      ...checkWords(database),
    ];
    const found = await inCourses;
    const totals = noTotals();
    for (const check of found) addTotals(totals, check.totals);
    return [...faults, ...found.flatMap((check) => check.faults), ...checkTotals(database, totals)];
  } finally {
    database.close();
  }
}

/** A small file is read whole sooner than a thread starts. */
async function checkOnAllCores(task: CourseCheckTask, courses: number): Promise<CourseCheck[]> {
  const workers = Math.min(availableParallelism(), Math.floor(courses / COURSES_A_WORKER));
  if (workers === 0) return [checkCourses({ ...task, seals: new Map() })];
  return Promise.all(Array.from({ length: workers }, () => runWorker(task)));
}

function countCourses(database: DatabaseSync): { courses: number; lastGolfId: number } {
  const row = database.prepare('SELECT count(*) AS courses, max(golf_id) AS last FROM course').get();
  return { courses: Number(row?.courses), lastGolfId: Number(row?.last) };
}

function runWorker(task: CourseCheckTask): Promise<CourseCheck> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./check-courses-worker.ts', import.meta.url), {
      workerData: task,
      resourceLimits: { maxYoungGenerationSizeMb: 96 },
    });
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', (code) => reject(new Error(`A checking thread ended with code ${code}.`)));
  });
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
