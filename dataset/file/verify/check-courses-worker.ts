import { parentPort, workerData } from 'node:worker_threads';
import { openDatasetFile } from '#lib/dataset-file/dataset-version.ts';
import { addTotals, type DatasetTotals, noTotals, totalsOf } from '../write/dataset-contents.ts';
import { type CourseDocuments, checkCourse } from './check-course.ts';
import { createHoleColumnCheck } from './check-hole-columns.ts';

/** All threads share `next`, the golf_id to go on with. */
export type CourseCheckTask = { path: string; next: SharedArrayBuffer; lastGolfId: number };
export type CourseCheck = { faults: string[]; totals: DatasetTotals };

const CHUNK = 64;
const MOST_FAULTS = 50;

export function checkCourses({ path, next, lastGolfId }: CourseCheckTask): CourseCheck {
  const database = openDatasetFile(path);
  const select = database.prepare(`
    SELECT golf_id, slug, body, row_doc, summary.doc AS summary_doc
    FROM course JOIN profile USING (golf_id) JOIN summary USING (golf_id)
    WHERE golf_id BETWEEN ? AND ? ORDER BY golf_id`);
  const checkHoles = createHoleColumnCheck(database);
  const counter = new Int32Array(next);
  const check: CourseCheck = { faults: [], totals: noTotals() };
  for (;;) {
    const first = Atomics.add(counter, 0, CHUNK);
    if (first > lastGolfId) break;
    for (const row of select.all(first, first + CHUNK - 1) as CourseDocuments[]) {
      const { profile, faults } = checkCourse(row);
      const holeFault = profile && checkHoles(profile);
      if (holeFault) faults.push(`Course ${row.golf_id}: ${holeFault}.`);
      if (profile) addTotals(check.totals, totalsOf(profile));
      if (check.faults.length < MOST_FAULTS) check.faults.push(...faults);
    }
  }
  database.close();
  return check;
}

parentPort?.postMessage(checkCourses(workerData as CourseCheckTask));
