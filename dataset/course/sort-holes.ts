import { compareText } from '#dataset/text/compare-text.ts';
import type { HoleDraft } from './course-draft.ts';

type Sorted = Pick<HoleDraft, 'loop' | 'number' | 'key'>;

/**
 * Holes as they are played, whatever the order of the sources: loops by their first number (nines that number on from
 * each other) and by name, holes by number, those without one last and by key.
 */
export function sortHoles<Hole extends Sorted>(holes: readonly Hole[]): Hole[] {
  const firsts = new Map<string | null, number>();
  for (const { loop, number } of holes) {
    firsts.set(loop, Math.min(firsts.get(loop) ?? Number.MAX_SAFE_INTEGER, place(number)));
  }
  return holes.toSorted(
    (a, b) =>
      firsts.get(a.loop)! - firsts.get(b.loop)! ||
      compareText(a.loop ?? '', b.loop ?? '') ||
      place(a.number) - place(b.number) ||
      compareText(a.key, b.key),
  );
}

const place = (number: number | null) => number ?? Number.MAX_SAFE_INTEGER;
