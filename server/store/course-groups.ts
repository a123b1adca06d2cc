/** Courses gathered under an id (of a country, region or city), each group in one given order. */
export type CourseGroups = {
  /** The courses of a group, as indexes of the course table; empty for an unknown id. */
  of: (id: number) => Int32Array;
};

const none = new Int32Array(0);

/**
 * Groups courses by `ids[index]` (-1: in no group), keeping the order in which `ordered` lists them.
 * One pass to count, one to fill: linear however many groups there are.
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

/** All courses whose rank is above 0, in the order of their ranks (which are distinct). */
export function orderByRank(ranks: Int32Array): Int32Array {
  const ordered = new Int32Array(ranks.length).fill(-1);
  for (let index = 0; index < ranks.length; index++) {
    const rank = ranks[index]!;
    if (rank > 0) ordered[rank - 1] = index;
  }
  return ordered.filter((index) => index >= 0);
}
