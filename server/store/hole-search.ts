import {
  columnRange,
  HOLE_COLUMNS,
  type HoleColumnArray,
  type HoleColumnName,
} from '#lib/dataset-file/hole-columns.ts';
import type { CourseTable } from './course-table.ts';
import { type HolePlace, keepNear, type NearHoles, pageByDistance, teeReaches } from './hole-place.ts';
import type { HoleTable } from './hole-table.ts';
import { quickselect } from './quickselect.ts';

/** Inclusive, in the unit of the records; unknown values are never within. */
export type ColumnBounds = { column: HoleColumnName; least?: number | undefined; most?: number | undefined };

export type HoleConditions = {
  bounds: readonly ColumnBounds[];
  /** Degrees, to either side. */
  leastTurn: number | undefined;
  /** Greenside and fairway bunkers. */
  bunkers: { least: number | undefined; most: number | undefined };
};

export type HoleRequest = HoleConditions & {
  /** Indexes; null for all. */
  courses: Int32Array | null;
  place: HolePlace | null;
  sort: { by: HoleColumnName | 'bunkers' | 'distance'; isDescending: boolean };
  skip: number;
  limit: number;
};

export type FoundHoles = {
  /** In the place asked for. */
  coverage: { courses: number; courses_mapped: number; holes: number };
  total: number;
  /** Of the page: indexes, and metres to the tee where a place was asked for. */
  holes: { index: number; distance: number | null }[];
};

export type HoleSearch = (request: HoleRequest) => FoundHoles;

/** Every hole is looked at, column by column: some milliseconds for 640,000. */
export function createHoleSearch(courses: CourseTable, holes: HoleTable): HoleSearch {
  let reaches: Float64Array | null = null;
  return (request) => {
    const { place, skip, limit, sort } = request;
    const mask = maskOf(request.courses, holes);
    if (place) reaches ??= teeReaches(courses, holes);
    const near = place && reaches && keepNear(mask, place, { courses, holes, reaches });
    const coverage = coverageOf(mask, courses, request, near);
    keepWanted(mask, holes, request);
    const total = sum(mask);
    const page =
      near && sort.by === 'distance'
        ? pageByDistance(mask, near, holes, { skip, limit, isDescending: sort.isDescending })
        : pageByColumn(mask, total, holes, request);
    return {
      coverage,
      total,
      holes: page.map((index) => ({ index, distance: near ? near.toTee(index) : null })),
    };
  };
}

/** How many holes of each course meet the conditions. */
export function countByCourse(holes: HoleTable, conditions: HoleConditions): Uint16Array {
  const mask = maskOf(null, holes);
  keepWanted(mask, holes, conditions);
  const { starts } = holes;
  const counts = new Uint16Array(starts.length - 1);
  for (let course = 0, hole = 0; course < counts.length; course++) {
    let count = 0;
    for (const end = starts[course + 1]!; hole < end; hole++) count += mask[hole]!;
    counts[course] = count;
  }
  return counts;
}

/** 1 for each hole of the courses. */
function maskOf(courses: Int32Array | null, { length, starts }: HoleTable): Uint8Array {
  const mask = new Uint8Array(length);
  if (courses === null) return mask.fill(1);
  for (const course of courses) mask.fill(1, starts[course], starts[course + 1]);
  return mask;
}

function coverageOf(
  mask: Uint8Array,
  { length, hasGeometry }: CourseTable,
  { courses, place }: HoleRequest,
  near: NearHoles | null,
): FoundHoles['coverage'] {
  const coverage = { courses: 0, courses_mapped: 0, holes: sum(mask) };
  const count = (course: number) => {
    if (near && near.courses[course]! > place!.maxDistance) return;
    coverage.courses++;
    coverage.courses_mapped += hasGeometry[course]!;
  };
  if (courses) for (const course of courses) count(course);
  else for (let course = 0; course < length; course++) count(course);
  return coverage;
}

function sum(mask: Uint8Array): number {
  let total = 0;
  for (let i = 0; i < mask.length; i++) total += mask[i]!;
  return total;
}

function keepWanted(
  mask: Uint8Array,
  { columns }: HoleTable,
  { bounds, leastTurn, bunkers }: HoleConditions,
): void {
  for (const { column, least, most } of bounds) {
    const range = columnRange(column);
    const { times } = HOLE_COLUMNS[column];
    const low = least === undefined ? range.least : Math.max(range.least, Math.ceil(scaled(least, times)));
    const high = most === undefined ? range.most : Math.min(range.most, Math.floor(scaled(most, times)));
    keepBetween(mask, columns[column], low, high);
  }
  if (leastTurn !== undefined) keepTurning(mask, columns.turn, leastTurn);
  const { least = 0, most = Number.POSITIVE_INFINITY } = bunkers;
  if (bunkers.least !== undefined || bunkers.most !== undefined) keepBunkered(mask, columns, least, most);
}

/** Without the last bits of a product: 1.1 × 10 is 11.000000000000002. */
function scaled(value: number, times: number): number {
  return Math.round(value * times * 1e6) / 1e6;
}

/** Without a branch, which the processor would guess wrongly for every other hole. */
function keepBetween(mask: Uint8Array, column: HoleColumnArray, low: number, high: number): void {
  for (let i = 0; i < mask.length; i++) {
    const value = column[i]!;
    mask[i] = mask[i]! & Number(value >= low) & Number(value <= high);
  }
}

function keepTurning(mask: Uint8Array, turns: HoleColumnArray, degrees: number): void {
  const { unknown } = columnRange('turn');
  const least = Math.ceil(scaled(degrees, HOLE_COLUMNS.turn.times));
  for (let i = 0; i < mask.length; i++) {
    const value = turns[i]!;
    if (value === unknown || Math.abs(value) < least) mask[i] = 0;
  }
}

function keepBunkered(mask: Uint8Array, columns: HoleTable['columns'], least: number, most: number): void {
  const { unknown } = columnRange('greenside_bunkers');
  const { greenside_bunkers: greenside, fairway_bunkers: fairway } = columns;
  for (let i = 0; i < mask.length; i++) {
    const [near, far] = [greenside[i]!, fairway[i]!];
    const bunkers = near + far;
    if (near === unknown || far === unknown || bunkers < least || bunkers > most) mask[i] = 0;
  }
}

/** NaN where they aren't known. */
function bunkersIn({ greenside_bunkers: greenside, fairway_bunkers: fairway }: HoleTable['columns']) {
  const { unknown } = columnRange('greenside_bunkers');
  return (i: number): number =>
    greenside[i] === unknown || fairway[i] === unknown ? Number.NaN : greenside[i]! + fairway[i]!;
}

/** What holes are sorted by, from 0 to less than UNKNOWN_LAST; NaN where it isn't known. */
function orderIn({ columns }: HoleTable, by: HoleRequest['sort']['by']): (hole: number) => number {
  if (by === 'bunkers' || by === 'distance') return bunkersIn(columns);
  const column = columns[by];
  const { unknown, least } = columnRange(by);
  if (by === 'turn') return (i) => (column[i] === unknown ? Number.NaN : Math.abs(column[i]!));
  return (i) => (column[i] === unknown ? Number.NaN : column[i]! - least);
}

const UNKNOWN_LAST = 2 ** 32 - 1;

/**
 * The page of the holes in the mask. Place in the order and index are one number (a column has 32 bits, an index
 * 21), so that one selection finds the page, ties included.
 */
function pageByColumn(
  mask: Uint8Array,
  total: number,
  holes: HoleTable,
  { sort, skip, limit }: HoleRequest,
): number[] {
  const end = Math.min(skip + limit, total);
  if (skip >= end) return [];
  const step = 2 ** 21;
  const orderOf = orderIn(holes, sort.by);
  const keys = new Float64Array(total);
  let at = 0;
  for (let i = 0; i < mask.length; i++) {
    if (mask[i] === 0) continue;
    const order = orderOf(i);
    const place = Number.isNaN(order) ? UNKNOWN_LAST : sort.isDescending ? UNKNOWN_LAST - 1 - order : order;
    keys[at++] = place * step + i;
  }
  // Selecting leaves all smaller values in front of that place.
  quickselect(keys, end - 1);
  const first = keys.subarray(0, end);
  quickselect(first, skip);
  return Array.from(first.subarray(skip).sort(), (key) => key % step);
}
