import { parentPort, workerData } from 'node:worker_threads';
import { openDatasetFile } from '#lib/dataset-file/open-dataset-file.ts';
import { addTotals, noTotals, totalsOf } from '../write/dataset-totals.ts';
import { type CourseDocuments, checkCourse } from './check-course.ts';
import type { CourseCheck, CourseCheckTask } from './verify-dataset.ts';

/** Width of the span of golf_ids taken at a time. */
const CHUNK = 64;
/** Faults reported by a worker; a file with more is broken anyhow. */
const MOST_FAULTS = 50;

const { path, next, lastGolfId } = workerData as CourseCheckTask;
const database = openDatasetFile(path);
const select = database.prepare(`
  SELECT golf_id, slug, body, row_doc, summary_doc FROM course JOIN profile USING (golf_id)
  WHERE golf_id BETWEEN ? AND ? ORDER BY golf_id`);
const counter = new Int32Array(next);
const result: CourseCheck = { faults: [], totals: noTotals() };

for (;;) {
  const first = Atomics.add(counter, 0, CHUNK);
  if (first > lastGolfId) break;
  for (const row of select.all(first, first + CHUNK - 1) as CourseDocuments[]) {
    const { profile, faults } = checkCourse(row);
    if (profile) addTotals(result.totals, totalsOf(profile));
    if (result.faults.length < MOST_FAULTS) result.faults.push(...faults);
  }
}
database.close();
parentPort?.postMessage(result);
