import type { Scorecard, ScorecardHole } from '#lib/contract/golf-profile.ts';
import type { CourseCard, CourseCardHole, CourseHole } from '../course/course-in-progress.ts';
import { playedKeys } from '../validate/card-lines.ts';
import { isWholeCard } from '../validate/card-rules.ts';
import { isStrokeIndexSet } from '../validate/stroke-index-rules.ts';

type Card = Omit<Scorecard, 'teebox_ids'>;

/**
 * One card is the default. With a hole missing, a number out of order or a par unknown it's partial: its
 * totals are null.
 */
export function toScorecards(
  golfId: string,
  courseCards: readonly CourseCard[],
  holes: readonly CourseHole[],
  holeIds: ReadonlyMap<string, string>,
): Card[] {
  const cards = courseCards
    .filter((card) => card.holes.length > 0)
    .map((card, index) => toCard(`${golfId}-s${index + 1}`, card, holes, holeIds));
  const best = [...cards].sort(compareForDefault)[0];
  return cards.map((card) => ({ ...card, is_default: card === best }));
}

function toCard(
  id: string,
  card: CourseCard,
  traced: readonly CourseHole[],
  holeIds: ReadonlyMap<string, string>,
): Card {
  const inOrder = [...card.holes].sort((a, b) => a.position - b.position);
  const keys = playedKeys(card, traced);
  const keepsIndexes = isStrokeIndexSet(inOrder.map((hole) => hole.strokeIndex));
  const holes = inOrder.map((hole, index): ScorecardHole => {
    const key = keys[index] ?? null;
    return {
      position: index + 1,
      hole_id: (key !== null && holeIds.get(key)) || null,
      number: hole.number,
      par: hole.par !== null && hole.par >= 3 && hole.par <= 6 ? hole.par : null,
      stroke_index: keepsIndexes ? hole.strokeIndex : null,
    };
  });
  const isWhole =
    !card.isPartial &&
    holes.every((hole) => hole.par !== null) &&
    isWholeCard(inOrder.map((hole) => hole.number));
  const sum = (part: ScorecardHole[]) =>
    isWhole && part.length > 0 ? part.reduce((total, hole) => total + (hole.par ?? 0), 0) : null;
  return {
    scorecard_id: id,
    name: card.name ?? `${holes.length} holes`,
    gender: card.gender,
    hole_count: holes.length,
    par: sum(holes),
    par_out: sum(holes.slice(0, 9)),
    par_in: sum(holes.slice(9)),
    is_default: false,
    holes,
  };
}

/** Whole cards before partial ones, 18 holes before other counts, men's and common cards before women's. */
function compareForDefault(a: Card, b: Card): number {
  const rank = (card: Card) =>
    (card.par === null ? 100 : 0) + (card.gender === 'women' ? 50 : 0) + Math.abs(card.hole_count - 18);
  return rank(a) - rank(b);
}

/**
 * From numbered mapped holes, where no source prints a card: one for each loop, and for a club of two or
 * three nines one for each pair. A loop without a single par makes none.
 */
export function tracedScorecards(holes: readonly CourseHole[]): CourseCard[] {
  const loops = new Map<string | null, CourseHole[]>();
  for (const hole of holes) {
    if (hole.number !== null) loops.set(hole.loop, [...(loops.get(hole.loop) ?? []), hole]);
  }
  const played = [...loops].filter(([, inLoop]) => inLoop.some((hole) => hole.par !== null));
  const nines = played.filter(([name, inLoop]) => name !== null && inLoop.length === 9);
  if (nines.length === played.length && (nines.length === 2 || nines.length === 3)) {
    return pairsOf(nines).map(([[front, out], [back, home]]) =>
      cardOfTraced(`${front} – ${back}`, [front ?? '', back ?? ''], [...out, ...home]),
    );
  }
  return played.map(([name, inLoop]) => cardOfTraced(name, name === null ? [] : [name], inLoop));
}

function cardOfTraced(name: string | null, loops: string[], holes: CourseHole[]): CourseCard {
  const isPaired = loops.length === 2;
  const cardHoles = (isPaired ? holes : [...holes].sort((a, b) => (a.number ?? 0) - (b.number ?? 0))).map(
    (hole, index): CourseCardHole => ({
      position: index + 1,
      number: hole.number ?? index + 1,
      par: hole.par,
      // The indexes of two nines weren't made for each other.
      strokeIndex: isPaired ? null : hole.strokeIndex,
    }),
  );
  return { name, gender: 'all', loops, holes: cardHoles, place: holes[0]?.key ?? '' };
}

function pairsOf<T>(items: readonly T[]): [T, T][] {
  return items.flatMap((first, i) => items.slice(i + 1).map((second): [T, T] => [first, second]));
}
