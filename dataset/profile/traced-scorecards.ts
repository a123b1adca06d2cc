import type { CardHoleDraft, HoleDraft, ScorecardDraft } from '../course/course-draft.ts';

/**
 * Cards made from traced holes that carry a number, where no source prints one: a card for each loop, and for a
 * club of two or three nines a card for each pair of them. A loop without a single par makes none.
 */
export function tracedScorecards(holes: readonly HoleDraft[]): ScorecardDraft[] {
  const loops = new Map<string | null, HoleDraft[]>();
  for (const hole of holes) {
    if (hole.number !== null) loops.set(hole.loop, [...(loops.get(hole.loop) ?? []), hole]);
  }
  const played = [...loops].filter(([, inLoop]) => inLoop.some((hole) => hole.par !== null));
  const nines = played.filter(([name, inLoop]) => name !== null && inLoop.length === 9);
  if (nines.length === played.length && (nines.length === 2 || nines.length === 3)) {
    return pairsOf(nines).map(([[front, out], [back, home]]) =>
      toDraft(`${front} – ${back}`, [front ?? '', back ?? ''], [...out, ...home]),
    );
  }
  return played.map(([name, inLoop]) => toDraft(name, name === null ? [] : [name], inLoop));
}

function toDraft(name: string | null, loops: string[], holes: HoleDraft[]): ScorecardDraft {
  const isPaired = loops.length === 2;
  const cardHoles = (isPaired ? holes : [...holes].sort((a, b) => (a.number ?? 0) - (b.number ?? 0))).map(
    (hole, index): CardHoleDraft => ({
      position: index + 1,
      number: hole.number ?? index + 1,
      par: hole.par,
      // The indexes of two nines were not made for each other.
      strokeIndex: isPaired ? null : hole.strokeIndex,
    }),
  );
  return { name, gender: 'all', loops, holes: cardHoles, place: holes[0]?.key ?? '' };
}

function pairsOf<T>(items: readonly T[]): [T, T][] {
  return items.flatMap((first, i) => items.slice(i + 1).map((second): [T, T] => [first, second]));
}
