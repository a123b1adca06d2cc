import type { DatabaseSync } from 'node:sqlite';
import { type Access, accesses } from '#lib/golf/access.ts';
import { type CourseKind, courseKinds } from '#lib/golf/course-kinds.ts';
import type { CourseOrder, CoursePossession } from '#lib/golf/course-lists.ts';
import { toByteString } from './byte-string.ts';

/**
 * What lists, searches and rankings need, in memory, by golf_id ascending. A course's place in these columns
 * is its index; -1 means no id.
 */
export type CourseTable = {
  length: number;
  golfIds: Float64Array;
  slugs: string[];
  latitudes: Float64Array;
  longitudes: Float64Array;
  countryIds: Int32Array;
  regionIds: Int32Array;
  districtIds: Int32Array;
  cityIds: Int32Array;
  /** Place in the order by name, from 1. */
  nameRanks: Int32Array;
  /**
   * Place in the order of prominence, from 1: named before unnamed, then by how much of a map, a card and reviews there
   * is, then most reviews, then by name.
   */
  prominenceRanks: Int32Array;
  /** Place in the world ranking, from 1; 0 without reviews. */
  bestRanks: Int32Array;
  /** Bayesian average; NaN without reviews. */
  weightedAverages: Float64Array;
  reviewCounts: Int32Array;
  hasGeometry: Uint8Array;
  isNamed: Uint8Array;
  hasCard: Uint8Array;
  /** 0 where it isn't known, as of lengths and slopes. */
  holeCounts: Uint8Array;
  /** Metres. */
  lengths: Uint16Array;
  slopes: Uint8Array;
  /** Indexes of `accesses`. */
  accesses: Uint8Array;
  /** Indexes of `courseKinds`. */
  kinds: Uint8Array;
  /** When the profile last changed, RFC 3339; null where that's unknown. */
  updatedAt: (string | null)[];
  /** Of the profile's document, 16 hexadecimal digits. */
  profileHashes: string[];
  summaryHashes: string[];
  /** CourseRow as finished JSON, a byte string without its closing brace: lists add members to it. */
  rows: string[];
  indexBySlug: Map<string, number>;
};

const columns = `golf_id, slug, latitude, longitude, country_id, coalesce(region_id, -1),
  coalesce(district_id, -1), coalesce(city_id, -1), name_rank, coalesce(best_rank, 0), weighted_average, review_count, has_geometry,
  is_named, has_card, coalesce(hole_count, 0), coalesce(length, 0), coalesce(slope, 0), access, kind, row_doc,
  updated_at, profile_hash, summary_hash`;

type Row = [
  golfId: number,
  slug: string,
  latitude: number,
  longitude: number,
  countryId: number,
  regionId: number,
  districtId: number,
  cityId: number,
  nameRank: number,
  bestRank: number,
  weightedAverage: number | null,
  reviewCount: number,
  hasGeometry: number,
  isNamed: number,
  hasCard: number,
  holeCount: number,
  length: number,
  slope: number,
  access: Access,
  kind: CourseKind,
  row: string,
  updatedAt: string | null,
  profileHash: string,
  summaryHash: string,
];

const ROWS_PER_STEP = 500;

export function* readCourseTable(database: DatabaseSync): Generator<void, CourseTable, void> {
  const table = emptyTable(Number(database.prepare('SELECT count(*) AS n FROM course').get()?.n));
  // Thousands of courses have the same time.
  const times = new Map<string, string>();
  const shared = (time: string | null) => {
    if (time !== null && !times.has(time)) times.set(time, time);
    return time && times.get(time)!;
  };
  const statement = database.prepare(`SELECT ${columns} FROM course ORDER BY golf_id`);
  statement.setReturnArrays(true);
  let index = 0;
  for (const row of statement.iterate() as Iterable<unknown> as Iterable<Row>) {
    setCourse(table, index, row);
    table.updatedAt[index++] = shared(row[21]);
    if (index % ROWS_PER_STEP === 0) yield;
  }
  rankByProminence(table);
  return table;
}

function emptyTable(length: number): CourseTable {
  return {
    length,
    golfIds: new Float64Array(length),
    slugs: new Array<string>(length),
    latitudes: new Float64Array(length),
    longitudes: new Float64Array(length),
    countryIds: new Int32Array(length),
    regionIds: new Int32Array(length),
    districtIds: new Int32Array(length),
    cityIds: new Int32Array(length),
    nameRanks: new Int32Array(length),
    prominenceRanks: new Int32Array(length),
    bestRanks: new Int32Array(length),
    weightedAverages: new Float64Array(length),
    reviewCounts: new Int32Array(length),
    hasGeometry: new Uint8Array(length),
    isNamed: new Uint8Array(length),
    hasCard: new Uint8Array(length),
    holeCounts: new Uint8Array(length),
    lengths: new Uint16Array(length),
    slopes: new Uint8Array(length),
    accesses: new Uint8Array(length),
    kinds: new Uint8Array(length),
    updatedAt: new Array<string | null>(length),
    profileHashes: new Array<string>(length),
    summaryHashes: new Array<string>(length),
    rows: new Array<string>(length),
    indexBySlug: new Map(),
  };
}

function setCourse(table: CourseTable, index: number, row: Row): void {
  table.golfIds[index] = row[0];
  table.slugs[index] = row[1];
  table.latitudes[index] = row[2];
  table.longitudes[index] = row[3];
  table.countryIds[index] = row[4];
  table.regionIds[index] = row[5];
  table.districtIds[index] = row[6];
  table.cityIds[index] = row[7];
  table.nameRanks[index] = row[8];
  table.bestRanks[index] = row[9];
  table.weightedAverages[index] = row[10] ?? Number.NaN;
  table.reviewCounts[index] = row[11];
  table.hasGeometry[index] = row[12];
  table.isNamed[index] = row[13];
  table.hasCard[index] = row[14];
  table.holeCounts[index] = row[15];
  table.lengths[index] = row[16];
  table.slopes[index] = row[17];
  table.accesses[index] = accesses.indexOf(row[18]);
  table.kinds[index] = courseKinds.indexOf(row[19]);
  table.rows[index] = toByteString(row[20]).slice(0, -1);
  table.profileHashes[index] = row[22];
  table.summaryHashes[index] = row[23];
  table.indexBySlug.set(row[1], index);
}

function rankByProminence(table: CourseTable): void {
  const { length, isNamed, kinds, hasGeometry, hasCard, reviewCounts, nameRanks, prominenceRanks } = table;
  const practice = courseKinds.indexOf('practice');
  const known = Uint8Array.from(
    { length },
    (_, i) =>
      (kinds[i] === practice ? 0 : 8) +
      4 * isNamed[i]! +
      hasGeometry[i]! +
      hasCard[i]! +
      Number(reviewCounts[i]! > 0),
  );
  const order = Uint32Array.from({ length }, (_, index) => index).sort(
    (a, b) => known[b]! - known[a]! || reviewCounts[b]! - reviewCounts[a]! || nameRanks[a]! - nameRanks[b]!,
  );
  order.forEach((course, place) => {
    prominenceRanks[course] = place + 1;
  });
}

/** -1 if the dataset doesn't have it. */
export function indexOfGolfId({ golfIds, length }: CourseTable, golfId: number): number {
  let low = 0;
  let high = length - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const value = golfIds[middle]!;
    if (value === golfId) return middle;
    if (value < golfId) low = middle + 1;
    else high = middle - 1;
  }
  return -1;
}

export type CourseGroups = {
  /** Indexes of the course table; empty for an unknown id. */
  of: (id: number) => Int32Array;
};

const none = new Int32Array(0);

/**
 * Groups courses by `ids[index]` (-1: in no group) in the order of `ordered`. Two passes: linear however many
 * groups there are.
 */
export function groupCourses(ids: Int32Array, ordered: Int32Array): CourseGroups {
  let maximum = -1;
  for (const id of ids) if (id > maximum) maximum = id;
  const starts = new Uint32Array(maximum + 2);
  for (const index of ordered) {
    const id = ids[index]!;
    if (id >= 0) starts[id + 1]!++;
  }
  for (let id = 0; id <= maximum; id++) starts[id + 1]! += starts[id]!;
  const members = new Int32Array(starts[maximum + 1] ?? 0);
  const next = starts.slice();
  for (const index of ordered) {
    const id = ids[index]!;
    if (id >= 0) members[next[id]!++] = index;
  }
  return {
    of: (id) => (id >= 0 && id <= maximum ? members.subarray(starts[id], starts[id + 1]) : none),
  };
}

/** Courses with a rank above 0, in the order of their (distinct) ranks. */
export function orderByRank(ranks: Int32Array): Int32Array {
  const ordered = new Int32Array(ranks.length).fill(-1);
  for (let index = 0; index < ranks.length; index++) {
    const rank = ranks[index]!;
    if (rank > 0) ordered[rank - 1] = index;
  }
  return ordered.filter((index) => index >= 0);
}

/** Of one kind, and changed since a day (`2026-01-31`), where these are given; undefined if all courses are wanted. */
export type Wanted = {
  kind?: CourseKind | undefined;
  since?: string | undefined;
  holes?: number | undefined;
  access?: Access | undefined;
  has?: CoursePossession | undefined;
};

/** Undefined where nothing is asked: all courses are wanted. */
export function coursesWanted(
  courses: CourseTable,
  { kind, since, holes, access, has }: Wanted,
): ((index: number) => boolean) | undefined {
  const { updatedAt, holeCounts, hasGeometry, hasCard } = courses;
  const accessNumber = access === undefined ? -1 : accesses.indexOf(access);
  const conditions = [
    ofKind(courses, kind),
    since !== undefined && ((index: number) => (updatedAt[index] ?? '') >= since),
    holes !== undefined && ((index: number) => holeCounts[index] === holes),
    access !== undefined && ((index: number) => courses.accesses[index] === accessNumber),
    has !== undefined && has !== 'card' && ((index: number) => hasGeometry[index] === 1),
    has !== undefined && has !== 'map' && ((index: number) => hasCard[index] === 1),
  ].filter((condition) => typeof condition === 'function');
  const [first] = conditions;
  if (conditions.length < 2) return first;
  return (index) => conditions.every((condition) => condition(index));
}

/** A list by name, in another order. */
export function inOrder(courses: CourseTable, byName: Int32Array, order: CourseOrder): Int32Array {
  if (order === 'name') return byName;
  const { prominenceRanks, lengths, slopes } = courses;
  if (order === 'prominence') return byName.toSorted((a, b) => prominenceRanks[a]! - prominenceRanks[b]!);
  const values = order === 'length' ? lengths : slopes;
  return byName.toSorted((a, b) => values[b]! - values[a]!);
}

/** Undefined without a kind: all courses are wanted. */
export function ofKind(
  { kinds }: CourseTable,
  kind: CourseKind | undefined,
): ((index: number) => boolean) | undefined {
  if (kind === undefined) return undefined;
  const number = courseKinds.indexOf(kind);
  return (index) => kinds[index] === number;
}
