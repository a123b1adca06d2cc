import type { CourseCard, CourseHole } from '../course/course-in-progress.ts';
import { type Checked, findingAt } from './checked.ts';

/**
 * A permutation of 1..n; those of nine holes may also be all the odd or all the even numbers of 1..18, as on
 * half a card (World Handicap System, appendix E).
 */
export function isStrokeIndexSet(indexes: readonly (number | null)[]): boolean {
  const sorted = [...new Set(indexes)].sort((a, b) => (a ?? 0) - (b ?? 0));
  if (sorted.length !== indexes.length || sorted.length === 0) return false;
  const isSeries = (first: number, step: number) => sorted.every((index, i) => index === first + i * step);
  return isSeries(1, 1) || (sorted.length === 9 && (isSeries(1, 2) || isSeries(2, 2)));
}

/** Drops a bad set whole: indexes are never repaired. */
export function checkCardStrokeIndexes(card: CourseCard): Checked<CourseCard> {
  const indexes = card.holes.map((hole) => hole.strokeIndex);
  if (indexes.every((index) => index === null) || isStrokeIndexSet(indexes))
    return { value: card, findings: [] };
  const holes = card.holes.map((hole) => ({ ...hole, strokeIndex: null }));
  return {
    value: { ...card, holes },
    findings: [findingAt(card.place, 'stroke-index-not-a-permutation', listed(indexes), 'nulled')],
  };
}

export function checkTracedStrokeIndexes(holes: readonly CourseHole[]): Checked<CourseHole[]> {
  const loops = Map.groupBy(holes, (hole) => hole.loop);
  const dropped = new Set<string | null>();
  const findings = [];
  for (const [loop, inLoop] of loops) {
    const numbered = inLoop.filter((hole) => hole.number !== null);
    const indexes = numbered.map((hole) => hole.strokeIndex);
    if (inLoop.every((hole) => hole.strokeIndex === null)) continue;
    if (numbered.length === inLoop.length && isStrokeIndexSet(indexes)) continue;
    dropped.add(loop);
    const place = inLoop.find((hole) => hole.strokeIndex !== null)!.key;
    const all = inLoop.map((hole) => hole.strokeIndex);
    findings.push(findingAt(place, 'stroke-index-not-a-permutation', listed(all), 'nulled'));
  }
  if (dropped.size === 0) return { value: [...holes], findings };
  const value = holes.map((hole) => (dropped.has(hole.loop) ? { ...hole, strokeIndex: null } : hole));
  return { value, findings };
}

function listed(indexes: readonly (number | null)[]): string {
  return indexes.map((index) => index ?? '–').join(' ');
}
