import { availableParallelism } from 'node:os';
import type { DatabaseSync } from 'node:sqlite';
import { Worker } from 'node:worker_threads';
import { openDatasetFile } from '#lib/dataset-file/open-dataset-file.ts';
import { addTotals, type DatasetTotals, noTotals } from '../write/dataset-totals.ts';
import { checkFile } from './file-invariants.ts';

/** What a worker is given: the file, and the golf_id to go on with, which all workers share. */
export type CourseCheckTask = { path: string; next: SharedArrayBuffer; lastGolfId: number };
/** What a worker found. */
export type CourseCheck = { faults: string[]; totals: DatasetTotals };

/** Fewest courses that are worth a worker of their own. */
const COURSES_A_WORKER = 500;
const PROGRESS_MS = 200;

/**
 * Checks what must hold of a whole dataset file: its tables, and every course's documents against the contract
 * and each other, on all cores. The answer lists what doesn't hold, a sentence each. Throws DatasetFileError
 * when the file can't be opened.
 */
export async function verifyDataset(
  path: string,
  onProgress: (done: number, total: number) => void,
): Promise<string[]> {
  const database = openDatasetFile(path);
  try {
    const { courses, lastGolfId } = countCourses(database);
    const workers = Math.min(availableParallelism(), Math.ceil(courses / COURSES_A_WORKER));
    const next = new SharedArrayBuffer(4);
    const counter = new Int32Array(next);
    const timer = setInterval(() => onProgress(Math.min(counter[0]!, lastGolfId), lastGolfId), PROGRESS_MS);
    const checks = Array.from({ length: workers }, () => runWorker({ path, next, lastGolfId }));
    const inCourses = Promise.all(checks).finally(() => clearInterval(timer));
    inCourses.catch(() => {});
    const faults = checkFile(database);
    const found = await inCourses;
    const totals = noTotals();
    for (const check of found) addTotals(totals, check.totals);
    return [...faults, ...found.flatMap((check) => check.faults), ...checkTotals(database, totals)];
  } finally {
    database.close();
  }
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

function checkTotals(database: DatabaseSync, totals: DatasetTotals): string[] {
  const stated = database.prepare('SELECT value FROM meta WHERE key = ?');
  return Object.entries(totals).flatMap(([key, value]) =>
    String(stated.get(key)?.value) === String(value)
      ? []
      : [`Doesn't hold: the file states ${stated.get(key)?.value} ${key} and has ${value}.`],
  );
}
