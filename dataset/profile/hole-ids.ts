import type { HoleDraft } from '../draft/course-draft.ts';
import { idFromKey, slugPart, uniqueId } from './stable-id.ts';

/** Holes by loop, number and key, so that ids and lists don't depend on the order of the sources. */
export function sortHoles(holes: readonly HoleDraft[]): HoleDraft[] {
  return [...holes].sort(
    (a, b) =>
      compareText(a.loop ?? '', b.loop ?? '') ||
      (a.number ?? Number.POSITIVE_INFINITY) - (b.number ?? Number.POSITIVE_INFINITY) ||
      compareText(a.key, b.key),
  );
}

/**
 * An id for each hole by its key: '7-h3' where the course has one loop, '7-lagos-h3' where it has several,
 * and its source's id where the hole has no number.
 */
export function toHoleIds(golfId: string, holes: readonly HoleDraft[]): Map<string, string> {
  const hasLoops = new Set(holes.map((hole) => hole.loop)).size > 1;
  const taken = new Set<string>();
  const ids = new Map<string, string>();
  for (const hole of holes) {
    const loop = hasLoops && hole.loop !== null ? `${slugPart(hole.loop)}-` : '';
    const tail = hole.number === null ? idFromKey(hole.key) : `${loop}h${hole.number}`;
    ids.set(hole.key, uniqueId(`${golfId}-${tail}`, taken));
  }
  return ids;
}

function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
