import { basename } from 'node:path';
import { SourceError } from '../errors.ts';
import { CORRECTION_COLUMNS } from './correction-files.ts';
import { toListedCourse } from './course-files.ts';
import { fieldReader } from './field-reader.ts';
import type { SourceFiles } from './merge-sources.ts';
import { readCourseObjects } from './read-course-objects.ts';
import { readNdjson } from './read-lines.ts';
import { checkColumns } from './read-rows.ts';
import { REVIEW_COLUMNS } from './review-files.ts';
import { readStatements } from './source-statement.ts';

/** The first lines, of which at least one must be a record: otherwise the file is some other kind of list. */
const FIRST_LINES = 100;

/**
 * Reads the first lines of every file, because extracts are read before them and can take hours. Throws a SourceError
 * that says what's wrong with the first file that can't be used.
 */
export async function checkFiles({
  courses = [],
  scorecards = [],
  reviews = [],
  corrections = [],
}: SourceFiles): Promise<void> {
  await readStatements([...courses, ...scorecards, ...reviews, ...corrections]);
  for (const path of courses) await checkCourses(path);
  for (const path of scorecards) await readNdjson(path, 'scorecards', () => {}, FIRST_LINES);
  for (const path of reviews) await checkColumns(path, REVIEW_COLUMNS);
  for (const path of corrections) await checkColumns(path, CORRECTION_COLUMNS);
}

async function checkCourses(path: string): Promise<void> {
  let records = 0;
  let fault = '';
  await readCourseObjects(
    path,
    ({ place, object }) => {
      const findings: Parameters<typeof toListedCourse>[2] = [];
      if (toListedCourse(fieldReader(object, 'courses', place, findings), place, findings)) records++;
      else fault ||= `${place} ${findings.at(-1)?.value ?? ''}`;
    },
    FIRST_LINES,
  );
  if (records > 0 || fault === '') return;
  throw new SourceError(
    `${basename(path)}: none of the first lines is a course; each needs source_id, latitude and longitude (${fault})`,
  );
}
