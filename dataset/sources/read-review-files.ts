import { basename } from 'node:path';
import { SourceError } from '../errors.ts';
import type { Finding } from '../finding.ts';
import { parseCsvLine } from './parse-csv-line.ts';
import type { ReadRecords } from './read-course-files.ts';
import { readLines } from './read-lines.ts';

/** One member's rating of one course. */
export type ReviewRecord = {
  place: string;
  /** A source id, slug or golf_id, as the file has it. */
  course: string;
  member: string;
  rating: 1 | 2 | 3 | 4 | 5;
  /** `YYYY-MM-DD`, with a time of day where the file has one. */
  date: string;
};

const COLUMNS = ['course', 'member', 'rating', 'date'] as const;

/**
 * Reads reviews files: CSV (RFC 4180, no line breaks inside a field) with the columns course, member, rating and
 * date in any order. A bad row is rejected under its line number; a file without the columns stops the build.
 */
export async function readReviewFiles(paths: readonly string[]): Promise<ReadRecords<ReviewRecord>> {
  const records: ReviewRecord[] = [];
  const findings: Finding[] = [];
  let linesRead = 0;
  for (const path of paths.toSorted()) {
    let columns: number[] | null = null;
    for await (const { place, text } of readLines(path)) {
      const cells = parseCsvLine(text);
      if (columns === null) {
        columns = findColumns(cells, place);
        continue;
      }
      linesRead++;
      const [course = '', member = '', rating = '', date = ''] = columns.map((column) =>
        cells?.[column]?.trim(),
      );
      const problem = cells ? problemOf(course, member, rating, date) : 'row-not-csv';
      if (problem !== null)
        findings.push({
          source: 'reviews',
          place,
          rule: problem,
          value: text.slice(0, 80),
          action: 'rejected',
        });
      else records.push({ place, course, member, rating: Number(rating) as ReviewRecord['rating'], date });
    }
    if (columns === null)
      throw new SourceError(
        `${basename(path)}: empty; the first line is to name the columns course,member,rating,date`,
      );
  }
  return { records, findings, linesRead, linesRejected: findings.length };
}

function findColumns(cells: string[] | null, place: string): number[] {
  const names = (cells ?? []).map((cell) =>
    cell
      .replace(/^\uFEFF/, '')
      .trim()
      .toLowerCase(),
  );
  const missing = COLUMNS.filter((column) => !names.includes(column));
  if (missing.length > 0) {
    throw new SourceError(
      `${place}: no column ${missing.join(', ')}; the first line is to name the columns course,member,rating,date`,
    );
  }
  return COLUMNS.map((column) => names.indexOf(column));
}

function problemOf(course: string, member: string, rating: string, date: string): string | null {
  if (course === '') return 'review-without-course';
  if (member === '') return 'review-without-member';
  if (!/^[1-5]$/.test(rating)) return 'rating-not-1-to-5';
  if (!/^\d{4}-\d\d-\d\d([T ][0-9:.Z+-]+)?$/.test(date) || Number.isNaN(Date.parse(date)))
    return 'date-malformed';
  return null;
}
