import type { CourseCard, CourseHole } from '../course/course-in-progress.ts';
import { findingAt, type Note } from './checked.ts';

type Indexes = readonly (number | null)[];

/** Distinct numbers: a nine may have the odd or the even ones of a round, or those of a card of 36 holes. */
export function isStrokeIndexSet(indexes: Indexes): boolean {
  return (
    indexes.length > 0 &&
    new Set(indexes).size === indexes.length &&
    indexes.every((index) => index !== null && Number.isInteger(index) && index > 0)
  );
}

/** Fewer holes leave too much open. */
const LEAST_TO_COMPLETE = 9;

/** The set with its one missing index, where only one is possible: 1 to n, or for nine holes the odd or even ones of 1 to 18. */
function completed(indexes: Indexes): number[] | null {
  const count = indexes.length;
  const known = indexes.filter((index) => index !== null);
  if (count < LEAST_TO_COMPLETE || known.length !== count - 1) return null;
  const series = (first: number, step: number) => Array.from({ length: count }, (_, i) => first + i * step);
  const possible = [series(1, 1), ...(count === 9 ? [series(1, 2), series(2, 2)] : [])];
  const fitting = possible.filter(
    (each) => isStrokeIndexSet(known) && known.every((index) => each.includes(index)),
  );
  const [only] = fitting;
  const last = only?.find((index) => !known.includes(index));
  if (fitting.length !== 1 || last === undefined) return null;
  return indexes.map((index) => index ?? last);
}

/** What's left of a set: all, with the only possible one where one is missing, or none. Indexes are never repaired. */
function judge(indexes: Indexes, place: string, note: Note): Indexes {
  if (indexes.every((index) => index === null) || isStrokeIndexSet(indexes)) return indexes;
  const listed = indexes.map((index) => index ?? '–').join(' ');
  const whole = completed(indexes);
  if (whole) note(findingAt(place, 'stroke-index-completed', listed, 'mended'));
  else note(findingAt(place, 'stroke-index-not-a-permutation', listed, 'nulled'));
  return whole ?? indexes.map(() => null);
}

export function checkCardStrokeIndexes(card: CourseCard, note: Note): CourseCard {
  const before = card.holes.map((hole) => hole.strokeIndex);
  const indexes = judge(before, card.place, note);
  return { ...card, holes: card.holes.map((hole, i) => ({ ...hole, strokeIndex: indexes[i]! })) };
}

/** Checks each loop separately. A spare hole with neither number nor index doesn't spoil any. */
export function checkTracedStrokeIndexes(holes: readonly CourseHole[], note: Note): CourseHole[] {
  const indexOf = new Map<string, number | null>();
  for (const inLoop of Map.groupBy(holes, (hole) => hole.loop).values()) {
    const counted = inLoop.filter(({ number, strokeIndex }) => number !== null || strokeIndex !== null);
    const before = counted.map((hole) => hole.strokeIndex);
    const place = counted.find((hole) => hole.strokeIndex !== null)?.key;
    if (place === undefined) continue;
    const indexes = judge(before, place, note);
    for (const [i, { key }] of counted.entries()) indexOf.set(key, indexes[i]!);
  }
  return holes.map((hole) => ({ ...hole, strokeIndex: indexOf.get(hole.key) ?? null }));
}
