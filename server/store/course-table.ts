import type { CourseRow } from '#lib/contract/course-row.ts';
import type { CourseColumns } from '#lib/dataset-file/course-columns.ts';
import { type Access, accesses } from '#lib/golf/access.ts';
import { type CourseKind, courseKinds } from '#lib/golf/course-kinds.ts';
import type { CourseOrder, CoursePossession } from '#lib/golf/course-lists.ts';
import { earthPosition } from './earth-chord.ts';

/**
 * What lists, searches and rankings need, in memory, by golf_id ascending. A course's place in these columns
 * is its index; -1 means no id.
 */
export type CourseTable = CourseColumns & {
  indexOfSlug: (slug: string) => number | undefined;
  rowOf: (index: number) => CourseRow;
};

const SLUGS_A_STEP = 2048;

export function* indexSlugs({ slugs, length }: CourseColumns): Generator<void, Map<string, number>, void> {
  const indexes = new Map<string, number>();
  for (let index = 0; index < length; index++) {
    indexes.set(slugs.at(index), index);
    if (index % SLUGS_A_STEP === SLUGS_A_STEP - 1) yield;
  }
  return indexes;
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

/** Groups courses by `ids[index]` (-1: in no group) in the order of `ordered`, when a group is first asked for. */
export function groupCourses(ids: Int32Array, ordered: Int32Array): CourseGroups {
  let groups: CourseGroups | null = null;
  return {
    of(id) {
      groups ??= groupNow(ids, ordered);
      return groups.of(id);
    },
  };
}

/** Two passes: linear however many groups there are. */
function groupNow(ids: Int32Array, ordered: Int32Array): CourseGroups {
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
  let length = 0;
  for (const index of ordered) if (index >= 0) ordered[length++] = index;
  return ordered.slice(0, length);
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
    since !== undefined && ((index: number) => updatedAt.at(index) >= since),
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

/** Nearest first, by the straight line through the earth: that's the order on the ground to within half a percent. */
export function inOrderOfDistance(
  { latitudes, longitudes, length }: CourseTable,
  list: Int32Array,
  [lat, long]: readonly [lat: number, long: number],
): Int32Array {
  const from = earthPosition(long, lat);
  const chords = new Float64Array(length);
  for (const index of list) {
    const to = earthPosition(longitudes[index]!, latitudes[index]!);
    chords[index] = Math.hypot(to[0] - from[0], to[1] - from[1], to[2] - from[2]);
  }
  return list.toSorted((a, b) => chords[a]! - chords[b]!);
}

/** Undefined without a kind: all courses are wanted. */
export function ofKind(
  { kinds }: CourseColumns,
  kind: CourseKind | undefined,
): ((index: number) => boolean) | undefined {
  if (kind === undefined) return undefined;
  const number = courseKinds.indexOf(kind);
  return (index) => kinds[index] === number;
}
