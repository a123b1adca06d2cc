import { openDatasetFile } from '#lib/dataset-file/dataset-version.ts';
import { addTotals, type DatasetTotals, noTotals, totalsOf } from '../write/dataset-contents.ts';
import { type CourseDocuments, checkCourse } from './check-course.ts';
import { openHoleColumns } from './check-hole-columns.ts';

/** Courses of a dataset file, from one golf_id to another. */
export type CourseCheckTask = { path: string; first: number; last: number };
export type CourseCheck = { checked: number; faults: string[]; totals: DatasetTotals };

export function checkCourses({ path, first, last }: CourseCheckTask): CourseCheck {
  const database = openDatasetFile(path);
  try {
    const select = database.prepare(`
      SELECT golf_id, slug, profile_hash, summary_hash, body, row_doc, renown, summary.doc AS summary_doc
      FROM course JOIN profile USING (golf_id) JOIN summary USING (golf_id)
      WHERE golf_id BETWEEN ? AND ? ORDER BY golf_id`);
    const checkHoles = openHoleColumns(database);
    const check: CourseCheck = { checked: 0, faults: [], totals: noTotals() };
    for (const row of select.iterate(first, last)) {
      const { profile, faults } = checkCourse(row as CourseDocuments);
      check.checked += 1;
      check.faults.push(...faults);
      if (!profile) continue;
      addTotals(check.totals, totalsOf(profile));
      const holeFault = checkHoles(profile);
      if (holeFault) check.faults.push(`Course ${row.golf_id}: ${holeFault}.`);
    }
    return check;
  } finally {
    database.close();
  }
}
