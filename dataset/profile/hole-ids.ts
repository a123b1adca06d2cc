import type { HoleDraft } from '../course/course-draft.ts';
import { idFromKey, slugPart, uniqueId } from './stable-id.ts';

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
