import { type Ledger, resolveGolfId } from '../identity/ledger.ts';
import { matchHeads, toRecognisable } from '../identity/match-heads.ts';
import type { MergedCourse } from './merge-courses.ts';

/**
 * Finds courses by what people call them in files: a source id ('way/123'), or a slug or golf_id in the ledger. A course that
 * was mapped again under other ids is the one that gets the same golf_id in this build.
 */
export function courseFinder(courses: readonly MergedCourse[], ledger: Ledger) {
  const bySourceId = new Map(
    courses.flatMap((course) => course.head.sourceIds.map((id): [string, MergedCourse] => [id, course])),
  );
  const golfIdByName = new Map(
    [...ledger.values()].flatMap(({ golf_id, slug, former_slugs, source_ids, former_source_ids }) =>
      [...former_source_ids, ...source_ids, ...former_slugs, slug].map((name): [string, number] => [
        name,
        golf_id,
      ]),
    ),
  );
  const entryOf = (name: string) => {
    const golfId = /^[1-9][0-9]*$/.test(name) ? Number(name) : golfIdByName.get(name);
    return golfId === undefined ? undefined : resolveGolfId(ledger, golfId);
  };
  let byGolfId: Map<number, MergedCourse> | undefined;
  return {
    find(name: string): MergedCourse | undefined {
      const direct = bySourceId.get(name);
      if (direct) return direct;
      const entry = entryOf(name);
      if (!entry) return undefined;
      byGolfId ??= coursesByGolfId(courses, ledger);
      return byGolfId.get(entry.golf_id);
    },
    /** Whether an earlier build had such a course. */
    wasKnown: (name: string) => entryOf(name) !== undefined,
  };
}

/** The courses by the golf_ids that this build will give them. */
function coursesByGolfId(courses: readonly MergedCourse[], ledger: Ledger): Map<number, MergedCourse> {
  const open = [...ledger.values()].filter(({ status }) => status !== 'merged');
  const heads = courses.map(({ head }) => toRecognisable(head));
  const { continued, takenIn } = matchHeads(heads, open);
  return new Map(
    courses.flatMap((course, index) =>
      [continued.get(index) ?? [], takenIn.get(index) ?? []]
        .flat()
        .map((golfId): [number, MergedCourse] => [golfId, course]),
    ),
  );
}
