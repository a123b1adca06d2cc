import { columnRange, type HoleColumnArray, type HoleColumnName } from '#lib/dataset-file/hole-columns.ts';
import { type HoleConditions, storedBounds, storedTurn } from '#lib/dataset-file/hole-conditions.ts';
import type { CourseTable } from './course-table.ts';
import { type HolePlace, keepNear, type NearHoles, pageByDistance, teeReaches } from './hole-place.ts';
import type { HoleTable } from './hole-table.ts';

export type HoleRequest = HoleConditions & {
  /** Indexes; null for all. */
  courses: Int32Array | null;
  place: HolePlace | null;
  sort: { by: HoleColumnName | 'bunkers' | 'distance'; isDescending: boolean };
  skip: number;
  limit: number;
};

export type HoleMatches = {
  /** How much is mapped in the place asked for. */
  coverage: { courses: number; courses_mapped: number; holes: number };
  total: number;
  /** The holes of the page: indexes, and metres to the tee where a place was asked for. */
  holes: { index: number; distance: number | null }[];
};

export type HoleSearch = (request: HoleRequest) => HoleMatches;

/**
 * The holes that are still candidates: the first `count` of `indexes`, ascending. One array serves all
 * searches of a dataset, as each ends before the next begins.
 */
export type Candidates = { indexes: Int32Array; count: number };

/** Every hole is looked at, column by column: some milliseconds for 640,000. */
export function createHoleSearch(courses: CourseTable, holes: HoleTable): HoleSearch {
  const kept: Candidates = { indexes: new Int32Array(holes.length), count: 0 };
  const reaches = teeReaches(courses, holes);
  return (request) => {
    const { place, skip, limit, sort } = request;
    kept.count = takeAll(kept, request.courses, holes);
    const near = place && keepNear(kept, place, { courses, holes, reaches });
    const coverage = coverageOf(kept, courses, request, near);
    keepWanted(kept, holes, request);
    const page =
      near && sort.by === 'distance'
        ? pageByDistance(kept, near, holes, { skip, limit, isDescending: sort.isDescending })
        : pageByColumn(kept, holes, request);
    return {
      coverage,
      total: kept.count,
      holes: page.map((index) => ({ index, distance: near ? near.toTee(index) : null })),
    };
  };
}

/** All holes of the courses. */
function takeAll({ indexes }: Candidates, courses: Int32Array | null, { length, starts }: HoleTable): number {
  let count = 0;
  if (courses === null) while (count < length) indexes[count] = count++;
  else {
    for (const course of courses.toSorted()) {
      for (let hole = starts[course]!; hole < starts[course + 1]!; hole++) indexes[count++] = hole;
    }
  }
  return count;
}

function coverageOf(
  kept: Candidates,
  { length, hasGeometry }: CourseTable,
  { courses }: HoleRequest,
  near: NearHoles | null,
): HoleMatches['coverage'] {
  const coverage = { courses: 0, courses_mapped: 0, holes: kept.count };
  const count = (course: number) => {
    if (near && !near.isCourseNear(course)) return;
    coverage.courses++;
    coverage.courses_mapped += hasGeometry[course]!;
  };
  if (courses) for (const course of courses) count(course);
  else for (let course = 0; course < length; course++) count(course);
  return coverage;
}

function keepWanted(
  kept: Candidates,
  { columns }: HoleTable,
  { bounds, leastTurn, bunkers }: HoleConditions,
): void {
  for (const each of bounds) {
    const { low, high } = storedBounds(each);
    kept.count = keepBetween(kept, columns[each.column], low, high);
  }
  if (leastTurn !== undefined) kept.count = keepTurning(kept, columns.turn, leastTurn);
  const { least = 0, most = Number.POSITIVE_INFINITY } = bunkers;
  if (bunkers.least !== undefined || bunkers.most !== undefined) {
    kept.count = keepBunkered(kept, columns, least, most);
  }
}

/** Keeps holes between two values, with no branch, which the processor would mispredict for every other hole. */
function keepBetween(
  { indexes, count }: Candidates,
  column: HoleColumnArray,
  low: number,
  high: number,
): number {
  let kept = 0;
  for (let i = 0; i < count; i++) {
    const hole = indexes[i]!;
    const value = column[hole]!;
    indexes[kept] = hole;
    kept += Number(value >= low) & Number(value <= high);
  }
  return kept;
}

function keepTurning({ indexes, count }: Candidates, turns: HoleColumnArray, degrees: number): number {
  const { unknown } = columnRange('turn');
  const least = storedTurn(degrees);
  let kept = 0;
  for (let i = 0; i < count; i++) {
    const value = turns[indexes[i]!]!;
    if (value !== unknown && Math.abs(value) >= least) indexes[kept++] = indexes[i]!;
  }
  return kept;
}

function keepBunkered(
  { indexes, count }: Candidates,
  { greenside_bunkers: greenside, fairway_bunkers: fairway }: HoleTable['columns'],
  least: number,
  most: number,
): number {
  const { unknown } = columnRange('greenside_bunkers');
  let kept = 0;
  for (let i = 0; i < count; i++) {
    const hole = indexes[i]!;
    const [near, far] = [greenside[hole]!, fairway[hole]!];
    if (near === unknown || far === unknown || near + far < least || near + far > most) continue;
    indexes[kept++] = hole;
  }
  return kept;
}

const UNKNOWN_LAST = 2 ** 32 - 1;
/** A hole's index has 21 bits, a column 32: together they're one exact number. */
const STEP = 2 ** 21;

const SPARE_KEYS = 8192;

/**
 * Place in the order and index are one number, so that sorting these finds the page, ties included. Only what may still be
 * on it is written down.
 */
function pageByColumn(
  { indexes, count }: Candidates,
  { columns }: HoleTable,
  { sort: { by, isDescending }, skip, limit }: HoleRequest,
): number[] {
  const end = Math.min(skip + limit, count);
  const isBunkers = by === 'bunkers' || by === 'distance';
  const name = isBunkers ? 'greenside_bunkers' : by;
  const column = columns[name];
  const more = isBunkers ? columns.fairway_bunkers : null;
  const { unknown, least } = columnRange(name);
  const keys = new Float64Array(end + SPARE_KEYS);
  let last = Number.POSITIVE_INFINITY;
  let written = 0;
  for (let i = 0; i < count; i++) {
    const hole = indexes[i]!;
    const value = column[hole]! + (more === null ? 0 : more[hole]!);
    const isKnown = column[hole] !== unknown && (more === null || more[hole] !== unknown);
    const order = by === 'turn' ? Math.abs(value) : value - least;
    const place = isKnown ? (isDescending ? UNKNOWN_LAST - 1 - order : order) : UNKNOWN_LAST;
    const key = place * STEP + hole;
    if (key > last) continue;
    keys[written++] = key;
    if (written < keys.length) continue;
    last = keys.sort()[end - 1]!;
    written = end;
  }
  return Array.from(keys.subarray(0, written).sort().subarray(skip, end), (key) => key % STEP);
}
