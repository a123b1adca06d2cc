import { basename } from 'node:path';
import type { Position } from '#lib/contract/geometry.ts';
import type { CourseDetails } from '../course/course-in-progress.ts';
import { courseKind } from '../course/course-kind.ts';
import type { CoursesInProgress } from '../courses-in-progress.ts';
import type { Finding } from '../finding.ts';
import { isArea, isPointInArea } from '../geometry/area.ts';
import type { Ledger } from '../identity/ledger.ts';
import { latest } from '../latest.ts';
import type { SourceTally } from '../source-tally.ts';
import { nameClubs } from './club-names.ts';
import { findClubNines } from './club-nines.ts';
import { foldNines, placeAtClubs } from './clubs.ts';
import { correctCourses } from './correct-courses.ts';
import { type Correction, readCorrectionFiles } from './correction-files.ts';
import { type ListedCourse, readCourseFiles, refuseOtherLists } from './course-files.ts';
import { sieveDoubtful } from './doubtful-courses.ts';
import type { TownsOf } from './doubtful-names.ts';
import { matchScorecards } from './match-scorecards.ts';
import { type MergedCourse, mergeCourses, namesOf } from './merge-courses.ts';
import { mergedDetails } from './merged-details.ts';
import { nameAfterClubs } from './name-after-clubs.ts';
import type { ReadRecords } from './read-lines.ts';
import { mergeReviews, type ReviewRecord, readReviewFiles } from './review-files.ts';
import { joinSameInLatin } from './same-name-in-latin.ts';
import { readScorecardFiles, type ScorecardRecord } from './scorecard-files.ts';
import { withholdSharedCards } from './shared-cards.ts';
import { fileOf, readStatements, type SourceStatements } from './source-statement.ts';

export type SourceFiles = {
  courses?: readonly string[];
  scorecards?: readonly string[];
  reviews?: readonly string[];
  corrections?: readonly string[];
};

export type MergedSources = {
  inProgress: CoursesInProgress;
  /** A tally for each kind of file given, with findings about lines that belong to no course. */
  tallies: SourceTally[];
  /** Findings about what OpenStreetMap alone knows and is withheld. */
  withheld: Finding[];
  /** The newest time that a line or a file states, RFC 3339 UTC. */
  newest: string | null;
};

/** What files say, and what each states of its source. */
export type SourceContents = {
  files: SourceFiles;
  statements: SourceStatements;
  courses: ReadRecords<ListedCourse>;
  scorecards: ReadRecords<ScorecardRecord>;
  reviews: ReadRecords<ReviewRecord>;
  corrections: ReadRecords<Correction>;
};

/** Reads all files. Throws SourceError when one can't be used at all. */
export async function readSourceFiles(files: SourceFiles): Promise<SourceContents> {
  const { courses = [], scorecards = [], reviews = [], corrections = [] } = files;
  const statements = await readStatements([...courses, ...scorecards, ...reviews, ...corrections]);
  const listed = await readCourseFiles(courses);
  refuseOtherLists(courses, listed);
  return {
    files,
    statements,
    courses: listed,
    scorecards: await readScorecardFiles(scorecards),
    reviews: await readReviewFiles(reviews),
    corrections: await readCorrectionFiles(corrections),
  };
}

/**
 * Joins what files say to OpenStreetMap's courses (null without an extract). `ledger` is that of earlier builds: reviews
 * may name courses by its slugs and golf_ids; `townsOf` tells clubs from ranges in town.
 */
export function mergeSources(
  osm: CoursesInProgress | null,
  read: SourceContents,
  ledger: Ledger = new Map(),
  townsOf: TownsOf = () => [],
): MergedSources {
  const merged = mergeCourses(osm?.heads ?? [], read.courses.records, (index, position) =>
    isOnOutline(osm!.details(index), position),
  );
  const sieved = sieveDoubtful(joinSameInLatin(merged), (index) => osm!.details(index), townsOf);
  const courses = foldNines(sieved.courses, findClubNines(sieved.courses));
  placeAtClubs(courses);
  nameAfterClubs(courses);
  nameClubs(courses);
  const lines = courses.flatMap(({ records }) => records.map(({ place }) => place));
  const matches = matchScorecards(
    courses.map(({ head }) => head),
    read.scorecards.records,
  );
  for (const [index, cards] of matches.byCourse) courses[index]!.scorecards.push(...cards);
  for (const course of courses) settleKind(course, osm);
  withholdSharedCards(courses, osm);
  const cards = courses.flatMap(({ scorecards }) => scorecards.map(({ record }) => record.place));
  const reviews = mergeReviews(courses, read.reviews.records, ledger);
  const tallies = [
    toTally('courses', read, lines.length, sieved.findings.filter(ofSource('courses')), lines),
    toTally('scorecards', read, cards.length, matches.findings, cards),
    toTally('reviews', read, reviews.kept, reviews.findings, []),
    correct(courses, read.corrections, ledger, osm),
  ].filter(({ key }) => read.files[key as keyof SourceFiles]?.length);
  const newest = latest([
    ...read.courses.records.map(({ updatedAt }) => updatedAt),
    ...read.corrections.records.map(({ date }) => `${date}T00:00:00.000Z`),
    ...[...read.statements.values()].map((statement) => statement?.updated_at ?? null),
  ]);
  return {
    inProgress: toInProgress(courses, osm, read.statements),
    tallies,
    withheld: sieved.findings.filter(ofSource('osm')),
    newest,
  };
}

/** A slip in one line mustn't stop a build by the clock, so none counts as rejected. */
function correct(
  courses: readonly MergedCourse[],
  { records, findings, linesRead }: ReadRecords<Correction>,
  ledger: Ledger,
  osm: CoursesInProgress | null,
): SourceTally {
  const corrected = correctCourses(courses, records, ledger, (course) =>
    mergedDetails(course, course.osmIndex === null ? null : osm!.details(course.osmIndex)),
  );
  return {
    key: 'corrections',
    itemsRead: linesRead,
    itemsKept: corrected.kept,
    itemsRejected: 0,
    findings: [...findings, ...corrected.findings],
  };
}

function isOnOutline({ surfaces }: CourseDetails, position: Position): boolean {
  return surfaces.some(
    ({ type, geometry }) => type === 'outline' && isArea(geometry) && isPointInArea(position, geometry),
  );
}

/** OpenStreetMap's tags and ground first; then the names, pars and holes that any source gives. */
function settleKind(course: MergedCourse, osm: CoursesInProgress | null): void {
  const { head, osmIndex, records, scorecards } = course;
  const mapped = osmIndex === null ? undefined : osm?.heads[osmIndex]?.kind;
  const cards = scorecards.flatMap(({ record }) => [record.holes, ...record.tees.map(({ holes }) => holes)]);
  const fullest = [...cards, ...records.map(({ holes }) => holes)].sort((a, b) => b.length - a.length)[0];
  const said = courseKind({
    names: namesOf(head),
    pars: fullest?.flatMap(({ par }) => par ?? []) ?? [],
    par: records.find(({ declaredPar }) => declaredPar !== null)?.declaredPar,
    holeCount: records.find(({ declaredHoleCount }) => declaredHoleCount !== null)?.declaredHoleCount,
  });
  // A second source knows it: then it is more than a practice ground, however little is mapped.
  const ofMap = mapped === 'practice' && records.length > 0 ? 'short' : mapped;
  const kind = said === 'course' ? (ofMap ?? said) : said;
  if (kind !== (head.kind ?? 'course')) course.head = { ...head, kind };
}

const ofSource = (wanted: string) => (finding: Finding) => finding.source === wanted;

/** Lines that a rule left out or withheld are read and not kept, but aren't defects. */
function toTally(
  key: 'courses' | 'scorecards' | 'reviews',
  { files, statements, [key]: read }: SourceContents,
  kept: number,
  more: readonly Finding[],
  keptPlaces: readonly string[],
): SourceTally {
  const rejectedLater = more.filter(({ action }) => action === 'rejected').length;
  const keptOf = Map.groupBy(keptPlaces, fileOf);
  const names = [...new Set(files[key]?.map((path) => basename(path)))].sort();
  return {
    key,
    itemsRead: read.linesRead,
    itemsKept: kept,
    itemsRejected: read.linesRejected + rejectedLater,
    findings: [...read.findings, ...more],
    files: names.map((name) => ({
      name,
      source: statements.get(name) ?? null,
      itemsKept: keptOf.get(name)?.length ?? 0,
    })),
  };
}

function toInProgress(
  courses: readonly MergedCourse[],
  osm: CoursesInProgress | null,
  statements: SourceStatements,
): CoursesInProgress {
  const osmOf = <T>(index: number, read: (osmIndex: number) => T): T | null => {
    const { osmIndex } = courses[index]!;
    return osmIndex === null ? null : read(osmIndex);
  };
  return {
    heads: courses.map(({ head }) => head),
    details: (index) => mergedDetails(courses[index]!, osm && osmOf(index, osm.details), statements),
    ...((!osm || osm.parts) && {
      parts: (index) => ({
        ...(osm && osmOf(index, osm.parts!)),
        merged: { course: courses[index]!, statements },
      }),
    }),
  };
}
