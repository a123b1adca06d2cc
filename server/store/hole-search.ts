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

/**
 * The holes that are still candidates: the first `count` of `indexes`, ascending. One array serves all
 * searches of a dataset, as each ends before the next begins.
 */
export type Candidates = { indexes: Int32Array; count: number };

/** Every hole is looked at, column by column: some milliseconds for 640,000. */
export function* createHoleSearch(courses: CourseTable, holes: HoleTable): Generator<void, HoleSearch, void> {
  const kept: Candidates = { indexes: new Int32Array(holes.length), count: 0 };
  const reaches = yield* teeReaches(courses, holes);
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

const HOLES_A_STEP = 160_000;

/** How many holes of each course meet the conditions. */
export function* countByCourse(
  holes: HoleTable,
  conditions: HoleConditions,
): Generator<void, Uint16Array, void> {
  const { starts, length } = holes;
  const counts = new Uint16Array(starts.length - 1);
  const kept: Candidates = { indexes: new Int32Array(Math.min(length, HOLES_A_STEP)), count: 0 };
  for (let from = 0, course = 0; from < length; from += HOLES_A_STEP) {
    kept.count = Math.min(HOLES_A_STEP, length - from);
    for (let i = 0; i < kept.count; i++) kept.indexes[i] = from + i;
    keepWanted(kept, holes, conditions);
    for (let at = 0; at < kept.count; at++) {
      while (kept.indexes[at]! >= starts[course + 1]!) course++;
      counts[course]!++;
    }
    yield;
  }
  return counts;
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
  { courses, place }: HoleRequest,
  near: NearHoles | null,
): FoundHoles['coverage'] {
  const coverage = { courses: 0, courses_mapped: 0, holes: kept.count };
  const count = (course: number) => {
    if (near && near.courses[course]! > place!.maxDistance) return;
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
  for (const { column: name, least, most } of bounds) {
    const range = columnRange(name);
    const { times } = HOLE_COLUMNS[name];
    const low = least === undefined ? range.least : Math.max(range.least, Math.ceil(scaled(least, times)));
    const high = most === undefined ? range.most : Math.min(range.most, Math.floor(scaled(most, times)));
    const column = columns[name];
    kept.count = inBlocks(kept, (block) => keepBetween(block, column, low, high));
  }
  if (leastTurn !== undefined) {
    kept.count = inBlocks(kept, (block) => keepTurning(block, columns.turn, leastTurn));
  }
  const { least = 0, most = Number.POSITIVE_INFINITY } = bunkers;
  if (bunkers.least !== undefined || bunkers.most !== undefined) {
    kept.count = inBlocks(kept, (block) => keepBunkered(block, columns, least, most));
  }
}

/** Without the last bits of a product: 1.1 × 10 is 11.000000000000002. */
function scaled(value: number, times: number): number {
  return Math.round(value * times * 1e6) / 1e6;
}

const BLOCK = 4096;

/** Candidates `from` to `to`; of those before them, `left` are left. */
type Block = { indexes: Int32Array; from: number; to: number; left: number };

/**
 * `run` gives how many are left of all so far. In blocks, because V8 compiles a function that's called
 * often as a whole. One long loop is compiled while it runs, and the code is thrown away at its end: ten
 * times slower.
 */
function inBlocks({ indexes, count }: Candidates, run: (block: Block) => number): number {
  let left = 0;
  for (let from = 0; from < count; from += BLOCK) {
    left = run({ indexes, from, to: Math.min(from + BLOCK, count), left });
  }
  return left;
}

/** Without a branch, which the processor would mispredict for every other hole. */
function keepBetween(
  { indexes, from, to, left }: Block,
  column: HoleColumnArray,
  low: number,
  high: number,
): number {
  let kept = left;
  for (let i = from; i < to; i++) {
    const hole = indexes[i]!;
    const value = column[hole]!;
    indexes[kept] = hole;
    kept += Number(value >= low) & Number(value <= high);
  }
  return kept;
}

function keepTurning({ indexes, from, to, left }: Block, turns: HoleColumnArray, degrees: number): number {
  const { unknown } = columnRange('turn');
  const least = Math.ceil(scaled(degrees, HOLE_COLUMNS.turn.times));
  let kept = left;
  for (let i = from; i < to; i++) {
    const value = turns[indexes[i]!]!;
    if (value !== unknown && Math.abs(value) >= least) indexes[kept++] = indexes[i]!;
  }
  return kept;
}

function keepBunkered(
  { indexes, from, to, left }: Block,
  { greenside_bunkers: greenside, fairway_bunkers: fairway }: HoleTable['columns'],
  least: number,
  most: number,
): number {
  const { unknown } = columnRange('greenside_bunkers');
  let kept = left;
  for (let i = from; i < to; i++) {
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

/**
 * Place in the order and index are one number, so that one selection finds the page, ties included. Only what may
 * still be on it is written down.
 */
function pageByColumn(kept: Candidates, holes: HoleTable, { sort, skip, limit }: HoleRequest): number[] {
  const end = Math.min(skip + limit, kept.count);
  if (skip >= end) return [];
  const keys = new Float64Array(Math.max(2 * BLOCK, end + BLOCK));
  const order = orderOf(holes, sort);
  let last = Number.POSITIVE_INFINITY;
  const count = inBlocks(kept, (block) => {
    const written = writeKeys(keys, block, order, last);
    if (written + BLOCK <= keys.length) return written;
    // Selecting leaves all smaller values before that place.
    last = quickselect(keys.subarray(0, written), end - 1);
    return end;
  });
  const written = keys.subarray(0, count);
  quickselect(written, end - 1);
  const first = written.subarray(0, end);
  quickselect(first, skip);
  return Array.from(first.subarray(skip).sort(), (key) => key % STEP);
}

/** How holes are sorted: by a column, or the sum of two. */
type Order = {
  column: HoleColumnArray;
  more: HoleColumnArray | null;
  unknown: number;
  least: number;
  isSize: boolean;
  isDescending: boolean;
};

function orderOf({ columns }: HoleTable, { by, isDescending }: HoleRequest['sort']): Order {
  const isBunkers = by === 'bunkers' || by === 'distance';
  const name = isBunkers ? 'greenside_bunkers' : by;
  const more = isBunkers ? columns.fairway_bunkers : null;
  return { column: columns[name], more, ...columnRange(name), isSize: by === 'turn', isDescending };
}

/** The keys of a block, but those that come after the last one wanted. */
function writeKeys(
  keys: Float64Array,
  { indexes, from, to, left }: Block,
  { column, more, unknown, least, isSize, isDescending }: Order,
  last: number,
): number {
  let written = left;
  for (let i = from; i < to; i++) {
    const hole = indexes[i]!;
    const value = column[hole]! + (more === null ? 0 : more[hole]!);
    const isKnown = column[hole] !== unknown && (more === null || more[hole] !== unknown);
    const order = isSize ? Math.abs(value) : value - least;
    const place = isKnown ? (isDescending ? UNKNOWN_LAST - 1 - order : order) : UNKNOWN_LAST;
    const key = place * STEP + hole;
    keys[written] = key;
    written += Number(key <= last);
  }
  return written;
}
