import type { DatabaseSync } from 'node:sqlite';
import type { CourseRow } from '#lib/contract/course-row.ts';
import { type Access, accesses } from '#lib/golf/access.ts';
import { type CourseKind, courseKinds } from '#lib/golf/course-kinds.ts';
import type { CourseOrder, CoursePossession } from '#lib/golf/course-lists.ts';
import { firstOf } from './first-of.ts';
import { arcBetween } from './sphere.ts';

const indexIn = (list: readonly string[], column: string) =>
  `CASE ${column} ${list.map((word, index) => `WHEN '${word}' THEN ${index}`).join(' ')} END`;

/** Columns of numbers, and what each is in SQL. A null is NaN in a Float64Array, and 0 elsewhere. */
const NUMBERS = {
  golfIds: { type: Float64Array, sql: 'golf_id' },
  latitudes: { type: Float64Array, sql: 'latitude' },
  longitudes: { type: Float64Array, sql: 'longitude' },
  countryIds: { type: Int32Array, sql: 'country_id' },
  /** -1 for none, as of districts and cities. */
  regionIds: { type: Int32Array, sql: 'coalesce(region_id, -1)' },
  districtIds: { type: Int32Array, sql: 'coalesce(district_id, -1)' },
  cityIds: { type: Int32Array, sql: 'coalesce(city_id, -1)' },
  /** Place in the order by name, from 1. */
  nameRanks: { type: Int32Array, sql: 'name_rank' },
  /** Place in the order of prominence, from 1. */
  prominenceRanks: { type: Int32Array, sql: 'prominence_rank' },
  /** How well known it is, from 0 to 100. */
  renowns: { type: Uint8Array, sql: 'renown' },
  /** Place in the world ranking, from 1; 0 without reviews. */
  bestRanks: { type: Int32Array, sql: 'best_rank' },
  /** Bayesian average; NaN without reviews. */
  weightedAverages: { type: Float64Array, sql: 'weighted_average' },
  reviewCounts: { type: Int32Array, sql: 'review_count' },
  hasGeometry: { type: Uint8Array, sql: 'has_geometry' },
  isNamed: { type: Uint8Array, sql: 'is_named' },
  hasCard: { type: Uint8Array, sql: 'has_card' },
  /** 0 where it isn't known, as of pars, lengths and slopes. */
  holeCounts: { type: Uint8Array, sql: 'hole_count' },
  pars: { type: Uint16Array, sql: 'par' },
  /** Metres. */
  lengths: { type: Uint16Array, sql: 'length' },
  slopes: { type: Uint8Array, sql: 'slope' },
  /** Indexes of `accesses`. */
  accesses: { type: Uint8Array, sql: indexIn(accesses, 'access') },
  /** Indexes of `courseKinds`. */
  kinds: { type: Uint8Array, sql: indexIn(courseKinds, 'kind') },
} as const;

/** Columns of text, and what each is in SQL. */
const TEXTS = {
  slugs: 'slug',
  /** When the profile last changed, RFC 3339; empty where that's unknown. */
  updatedAt: "coalesce(updated_at, '')",
  /** 16 hexadecimal digits of the profile's document. */
  profileHashes: 'profile_hash',
  summaryHashes: 'summary_hash',
} as const;

type CourseColumns = {
  [Name in keyof typeof NUMBERS]: InstanceType<(typeof NUMBERS)[Name]['type']>;
} & { [Name in keyof typeof TEXTS]: string[] };

/**
 * What lists, searches and rankings need, in memory, by golf_id ascending. A course's place in these columns
 * is its index.
 */
export type CourseTable = CourseColumns & {
  length: number;
  indexOfSlug: (slug: string) => number | undefined;
  /** The same object each time: it's kept once read. */
  rowOf: (index: number) => Readonly<CourseRow>;
};

export function readCourseTable(database: DatabaseSync): CourseTable {
  const columns = readColumns(database);
  const bySlug = database.prepare('SELECT golf_id FROM course WHERE slug = ?');
  const row = database.prepare('SELECT row_doc FROM course WHERE golf_id = ?');
  const rows: CourseRow[] = [];
  const courses: CourseTable = {
    ...columns,
    length: columns.golfIds.length,
    indexOfSlug(slug) {
      const found = bySlug.get(slug);
      return found && indexOfGolfId(courses, Number(found.golf_id));
    },
    rowOf(index) {
      rows[index] ??= JSON.parse(String(row.get(columns.golfIds[index]!)!.row_doc)) as CourseRow;
      return rows[index];
    },
  };
  return courses;
}

function readColumns(database: DatabaseSync): CourseColumns {
  const numbers = Object.entries(NUMBERS);
  const texts = Object.entries(TEXTS);
  const expressions = [...numbers.map(([, { sql }]) => sql), ...texts.map(([, sql]) => sql)];
  const select = database.prepare(`SELECT ${expressions.join()} FROM course ORDER BY golf_id`);
  select.setReturnArrays(true);
  const rows = select.all() as unknown[] as (number | string | null)[][];
  const columns: Record<string, Float64Array | Int32Array | Uint16Array | Uint8Array | string[]> = {};
  for (const [at, [name, { type }]] of numbers.entries()) {
    const column = new type(rows.length);
    for (let index = 0; index < rows.length; index++)
      column[index] = (rows[index]![at] ?? Number.NaN) as number;
    columns[name] = column;
  }
  for (const [at, [name]] of texts.entries()) {
    columns[name] = rows.map((row) => row[numbers.length + at] as string);
  }
  return columns as CourseColumns;
}

/** -1 if the dataset doesn't have it. */
export function indexOfGolfId({ golfIds, length }: CourseTable, golfId: number): number {
  const index = firstOf(length, (at) => golfIds[at]! >= golfId);
  return golfIds[index] === golfId ? index : -1;
}

export type CourseGroups = {
  /** Indexes of the course table; empty for an unknown id. */
  of: (id: number) => Int32Array;
};

const none = new Int32Array(0);

/** Groups courses by `ids[index]` (-1: in no group) in the order of `ordered`. */
export function groupCourses(ids: Int32Array, ordered: Int32Array): CourseGroups {
  const groups = Map.groupBy(ordered, (index) => ids[index]!);
  const lists = new Map([...groups].map(([id, list]) => [id, Int32Array.from(list)]));
  return { of: (id) => (id >= 0 && lists.get(id)) || none };
}

/** Courses with a rank above 0, in the order of their (distinct) ranks. */
export function orderByRank(ranks: Int32Array): Int32Array {
  const ranked = new Int32Array(ranks.length).map((_, index) => index).filter((index) => ranks[index]! > 0);
  return ranked.sort((a, b) => ranks[a]! - ranks[b]!);
}

/** What courses a list is of: one kind, changed since a day (`2026-01-31`) and so on, where these are given. */
export type Wanted = {
  kind?: CourseKind | undefined;
  since?: string | undefined;
  holes?: number | undefined;
  access?: Access | undefined;
  has?: CoursePossession | undefined;
};

/** A filter by index; undefined where nothing is asked, so that all courses are wanted. */
export function coursesWanted(
  courses: CourseTable,
  { kind, since, holes, access, has }: Wanted,
): ((index: number) => boolean) | undefined {
  const { updatedAt, holeCounts, hasGeometry, hasCard } = courses;
  const accessNumber = access === undefined ? -1 : accesses.indexOf(access);
  const conditions = [
    ofKind(courses, kind),
    since !== undefined && ((index: number) => updatedAt[index]! >= since),
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

/** Nearest first on a sphere: that's the order on the ground to within a hundredth. */
export function inOrderOfDistance(
  { latitudes, longitudes, length }: CourseTable,
  list: Int32Array,
  [lat, long]: readonly [lat: number, long: number],
): Int32Array {
  const distances = new Float64Array(length);
  for (const index of list) {
    distances[index] = arcBetween([long, lat], longitudes[index]!, latitudes[index]!);
  }
  return list.toSorted((a, b) => distances[a]! - distances[b]!);
}

/** A filter by index; undefined without a kind, so that all courses are wanted. */
export function ofKind(
  { kinds }: Pick<CourseTable, 'kinds'>,
  kind: CourseKind | undefined,
): ((index: number) => boolean) | undefined {
  if (kind === undefined) return undefined;
  const number = courseKinds.indexOf(kind);
  return (index) => kinds[index] === number;
}
