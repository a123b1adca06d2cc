import type { Finding } from '../finding.ts';
import type { Ledger } from '../identity/ledger.ts';
import { courseFinder } from './course-finder.ts';
import type { MergedCourse } from './merge-courses.ts';
import { badLine, type ReadRecords, readFiles, rejectLine } from './read-lines.ts';
import { readRows } from './read-rows.ts';

export type ReviewRecord = {
  place: string;
  /** A source id, slug or golf_id, as in the file. */
  course: string;
  member: string;
  rating: 1 | 2 | 3 | 4 | 5;
  /** `YYYY-MM-DD`, perhaps with a time of day. */
  date: string;
};

const REVIEW_COLUMNS = ['course', 'member', 'rating', 'date'] as const;

/**
 * CSV (RFC 4180, no line breaks inside a field) with the columns course, member, rating and date in any
 * order. A bad row is rejected under its line number; without the columns a SourceError stops the build.
 */
export function readReviewFiles(paths: readonly string[]): Promise<ReadRecords<ReviewRecord>> {
  return readFiles<ReviewRecord>(paths, async (path, read) => {
    for await (const { place, text, values } of readRows(path, REVIEW_COLUMNS)) {
      read.linesRead++;
      const [course = '', member = '', rating = '', date = ''] = values ?? [];
      const problem = values ? problemOf(course, member, rating, date) : 'row-not-csv';
      if (problem !== null) rejectLine(read, badLine('reviews', place, problem, text));
      else
        read.records.push({ place, course, member, rating: Number(rating) as ReviewRecord['rating'], date });
    }
  });
}

function problemOf(course: string, member: string, rating: string, date: string): string | null {
  if (course === '') return 'review-without-course';
  if (member === '') return 'review-without-member';
  if (!/^[1-5]$/.test(rating)) return 'rating-not-1-to-5';
  if (!/^\d{4}-\d\d-\d\d([T ][0-9:.Z+-]+)?$/.test(date) || Number.isNaN(timeOf(date)))
    return 'date-malformed';
  return null;
}

/** Milliseconds since 1970. A time of day without an offset is UTC's, on every machine. */
function timeOf(date: string): number {
  const hasOffset = /(Z|[+-]\d\d(:?\d\d)?)$/.test(date);
  return Date.parse(date.includes(':') && !hasOffset ? `${date}Z` : date);
}

/**
 * Each member's latest review of each course, which is named by a source id ('way/123'), or its slug or
 * golf_id in the ledger of earlier builds. Returns the rows with an unknown course.
 */
export function mergeReviews(
  courses: readonly MergedCourse[],
  records: readonly ReviewRecord[],
  ledger: Ledger,
): { findings: Finding[]; kept: number } {
  const { find } = courseFinder(courses, ledger);
  const findings: Finding[] = [];
  const latest = new Map<string, { course: MergedCourse; review: ReviewRecord }>();
  for (const review of records.toSorted(compareReviews)) {
    const course = find(review.course);
    if (!course) {
      findings.push(badLine('reviews', review.place, 'review-of-unknown-course', review.course));
      continue;
    }
    latest.set(JSON.stringify([course.head.sourceIds[0], review.member]), { course, review });
  }
  for (const { course, review } of latest.values()) course.reviews[review.rating - 1]!++;
  return { findings, kept: latest.size };
}

/** Oldest first; of one day the lower rating first, so that the order of the rows makes no difference. */
function compareReviews(a: ReviewRecord, b: ReviewRecord): number {
  const days = timeOf(a.date) - timeOf(b.date);
  return days || a.rating - b.rating || (a.place < b.place ? -1 : 1);
}
