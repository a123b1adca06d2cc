import type { CoursesInProgress } from '../course/course-in-progress.ts';
import type { Ledger } from '../identity/ledger.ts';
import type { SourceTally } from '../source-tally.ts';
import { readCourseFiles } from './course-files.ts';
import { matchScorecards } from './match-scorecards.ts';
import { type MergedCourse, mergeCourses } from './merge-courses.ts';
import { mergedDetails } from './merged-details.ts';
import { mergeReviews, readReviewFiles } from './review-files.ts';
import { readScorecardFiles } from './scorecard-files.ts';
import { withholdSharedCards } from './shared-cards.ts';

/** Paths of the operator's own files, each list in any order. */
export type SourceFiles = {
  courses?: readonly string[];
  scorecards?: readonly string[];
  reviews?: readonly string[];
};

/** All sources as one list of drafts. */
export type MergedSources = {
  drafts: CoursesInProgress;
  /** One for each kind of file given; findings about lines that belong to no course are in them. */
  tallies: SourceTally[];
};

/**
 * Joins courses, scorecards and reviews files to the courses drafted from OpenStreetMap (null without an extract).
 * `ledger` is that of earlier builds: reviews may name courses by its slugs and golf_ids. Throws SourceError when a
 * file can't be used at all.
 */
export async function mergeSources(
  osm: CoursesInProgress | null,
  files: SourceFiles,
  ledger: Ledger = new Map(),
): Promise<MergedSources> {
  const tallies: SourceTally[] = [];
  const coursesRead = await readCourseFiles(files.courses ?? []);
  const courses = mergeCourses(osm?.heads ?? [], coursesRead.records);
  if (files.courses?.length) tallies.push(toTally('courses', coursesRead, coursesRead.records.length));

  const cardsRead = await readScorecardFiles(files.scorecards ?? []);
  const matches = matchScorecards(
    courses.map(({ head }) => head),
    cardsRead.records,
  );
  for (const [index, cards] of matches.byCourse) courses[index]!.scorecards.push(...cards);
  const withheld = withholdSharedCards(courses, osm);
  if (files.scorecards?.length) {
    const matched = [...matches.byCourse.values()].reduce((sum, cards) => sum + cards.length, 0);
    const kept = matched - withheld;
    tallies.push(toTally('scorecards', cardsRead, kept, matches.findings));
  }

  const reviewsRead = await readReviewFiles(files.reviews ?? []);
  const reviews = mergeReviews(courses, reviewsRead.records, ledger);
  if (files.reviews?.length) tallies.push(toTally('reviews', reviewsRead, reviews.kept, reviews.findings));
  return { drafts: toDrafts(courses, osm), tallies };
}

type Read = { linesRead: number; linesRejected: number; findings: SourceTally['findings'] };

/** Lines left out by a rule or waiting for their course are read and not kept, but no defects of the source. */
function toTally(key: string, read: Read, kept: number, more: SourceTally['findings'] = []): SourceTally {
  const rejectedLater = more.filter(({ action }) => action === 'rejected').length;
  return {
    key,
    itemsRead: read.linesRead,
    itemsKept: kept,
    itemsRejected: read.linesRejected + rejectedLater,
    findings: [...read.findings, ...more],
  };
}

function toDrafts(courses: readonly MergedCourse[], osm: CoursesInProgress | null): CoursesInProgress {
  return {
    heads: courses.map(({ head }) => head),
    details(index) {
      const course = courses[index]!;
      return mergedDetails(course, course.osmIndex === null || !osm ? null : osm.details(course.osmIndex));
    },
  };
}
