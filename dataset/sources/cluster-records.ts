import { compareText } from '#dataset/text/compare-text.ts';
import { compareTellingWords, tellingWords } from '#dataset/text/course-name.ts';
import { disjointSets } from '../disjoint-sets.ts';
import type { CourseRecord } from './course-record.ts';
import { nearFinder } from './near-finder.ts';

/** Lines of one name within this are one course. */
const SAME_COURSE_METRES = 1000;

/** Two lines without a name this near are one course. */
const SAME_SPOT_METRES = 300;

/**
 * Gathers the lines that mean one course: of one source_id, of one name within a kilometre, or nameless on one
 * spot. Each cluster's richest line comes first, and the clusters are in the order of their source ids.
 */
export function clusterRecords(records: readonly CourseRecord[]): CourseRecord[][] {
  const sorted = records.toSorted(compareRecords);
  const words = sorted.map(({ name }) => (name === null ? null : tellingWords(name)));
  const sets = disjointSets(sorted.length);
  const firstOfId = new Map<string, number>();
  for (const [i, { sourceId }] of sorted.entries()) {
    const first = firstOfId.get(sourceId);
    if (first === undefined) firstOfId.set(sourceId, i);
    else sets.join(first, i);
  }
  const near = nearFinder(sorted.map((record) => record.position));
  for (const [i, { position }] of sorted.entries()) {
    for (const { index, metres } of near(position, SAME_COURSE_METRES)) {
      if (index > i && isOneCourse(words[i]!, words[index]!, metres)) sets.join(i, index);
    }
  }
  return sets
    .groups()
    .map((group) =>
      group.map((index) => sorted[index]!).sort((a, b) => richness(b) - richness(a) || compareRecords(a, b)),
    );
}

function isOneCourse(a: string[] | null, b: string[] | null, metres: number): boolean {
  if (a === null || b === null) return a === b && metres <= SAME_SPOT_METRES;
  return compareTellingWords(a, b).relation === 'same';
}

/** By source id; then by line, so that doubled ids have an order. */
function compareRecords(a: CourseRecord, b: CourseRecord): number {
  return compareText(a.sourceId, b.sourceId) || compareText(a.place, b.place);
}

/** How many things a line says. */
function richness(record: CourseRecord): number {
  const { holes, architects, access, findings: _, place: __, ...values } = record;
  const known = Object.values(values).filter((value) => value !== null).length;
  return known + holes.length + Number(architects.length > 0) + Number(access !== 'unknown');
}
