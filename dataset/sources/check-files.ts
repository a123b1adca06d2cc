import { basename } from 'node:path';
import { SourceError } from '../errors.ts';
import { toListedCourse } from './course-files.ts';
import { fieldReader } from './field-reader.ts';
import type { SourceFiles } from './merge-sources.ts';
import { readCourseObjects } from './read-course-objects.ts';
import { readNdjson } from './read-lines.ts';
import { readColumns } from './review-files.ts';
import { readStatements } from './source-statement.ts';

/** At least one of these lines must be a record, otherwise the file is some other kind of list. */
const FIRST_LINES = 100;

/**
 * Reads the first lines of every file, because extracts are read before them and can take hours. Throws a SourceError
 * that says what's wrong with the first file that can't be used.
 */
export async function checkFiles({
  courses = [],
  scorecards = [],
  reviews = [],
}: SourceFiles): Promise<void> {
  await readStatements([...courses, ...scorecards, ...reviews]);
  for (const path of courses) await checkCourses(path);
  for (const path of scorecards) await readNdjson(path, 'scorecards', () => {}, FIRST_LINES);
  for (const path of reviews) await readColumns(path);
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
