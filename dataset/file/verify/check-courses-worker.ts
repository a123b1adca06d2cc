import { parentPort, workerData } from 'node:worker_threads';
import { openDatasetFile } from '#lib/dataset-file/dataset-version.ts';
import { addTotals, type DatasetTotals, noTotals, totalsOf } from '../write/dataset-contents.ts';
import { type CourseDocuments, checkCourse } from './check-course.ts';
import { openHoleColumns } from './check-hole-columns.ts';
import { checkSealed, MOST_FAULTS, type Seal } from './seal.ts';

/** All threads share `next`, the golf_id to continue with. */
export type CourseCheckTask = {
  path: string;
  next: SharedArrayBuffer;
  lastGolfId: number;
  seals: ReadonlyMap<number, Seal>;
};
export type CourseCheck = { faults: string[]; totals: DatasetTotals };

const CHUNK = 64;
/**
 * One in this many of the sealed courses is read whole, so that the code that turns profiles into bytes is
 * checked as well.
 */
const SEALED_A_SAMPLE = 16;

export function checkCourses({ path, next, lastGolfId, seals }: CourseCheckTask): CourseCheck {
  const database = openDatasetFile(path);
  const select = database.prepare(`
    SELECT golf_id, slug, body, row_doc, summary.doc AS summary_doc
    FROM course JOIN profile USING (golf_id) JOIN summary USING (golf_id)
    WHERE golf_id BETWEEN ? AND ? ORDER BY golf_id`);
  const holes = openHoleColumns(database);
  const counter = new Int32Array(next);
  const check: CourseCheck = { faults: [], totals: noTotals() };
  const readWhole = (row: CourseDocuments): string[] => {
    const { profile, faults } = checkCourse(row);
    if (!profile) return faults;
    addTotals(check.totals, totalsOf(profile));
    const holeFault = holes.faultOf(profile);
    return holeFault ? [...faults, `Course ${row.golf_id}: ${holeFault}.`] : faults;
  };
  for (;;) {
    const first = Atomics.add(counter, 0, CHUNK);
    if (first > lastGolfId) break;
    for (const row of select.all(first, first + CHUNK - 1) as CourseDocuments[]) {
      const seal = row.golf_id % SEALED_A_SAMPLE === 0 ? undefined : seals.get(row.golf_id);
      const faults = seal ? checkSealed(row, seal, holes.read(row.golf_id)) : readWhole(row);
      if (seal) addTotals(check.totals, seal.totals);
      if (check.faults.length < MOST_FAULTS) check.faults.push(...faults);
    }
  }
  database.close();
  return check;
}

parentPort?.postMessage(checkCourses(workerData as CourseCheckTask));
