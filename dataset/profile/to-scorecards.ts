import type { Scorecard, ScorecardHole } from '#lib/contract/golf-profile.ts';
import type { CourseCard, CourseCardHole, CourseHole } from '../course/course-in-progress.ts';
import { isWholeCard } from '../validate/card-rules.ts';
import { playedKeys } from '../validate/played-keys.ts';
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

/** A round: with more holes than that a card isn't fuller. */
const ROUND_HOLES = 18;

/**
 * The card with the most holes of a round whose par is known; whole cards before partial ones, then men's and common cards
 * before women's, and rounds before longer cards.
 */
function compareForDefault(a: Card, b: Card): number {
  const known = ({ holes }: Card) => Math.min(ROUND_HOLES, holes.filter(({ par }) => par !== null).length);
  const rank = (card: Card) =>
    (card.par === null ? 100 : 0) +
    (card.gender === 'women' ? 50 : 0) +
    Math.abs(card.hole_count - ROUND_HOLES);
  return known(b) - known(a) || rank(a) - rank(b);
}

/** Nines of a club that are played in pairs. */
const LEAST_NINES = 2;
const MOST_NINES = 6;
/** A loop of fewer has no card. */
const LEAST_HOLES = 3;

/**
 * From numbered mapped holes, where no source prints a card: one for each loop, and for a club of two to six nines one
 * for each pair. A loop without a single par makes none.
 */
export function tracedScorecards(holes: readonly CourseHole[]): CourseCard[] {
  const loops = Map.groupBy(
    holes.filter(({ number }) => number !== null),
    ({ loop }) => loop,
  );
  const played = [...loops].filter(
    ([, inLoop]) => inLoop.length >= LEAST_HOLES && inLoop.some((hole) => hole.par !== null),
  );
  const nines = played.filter(([name, inLoop]) => name !== null && inLoop.length === 9);
  const arePaired = nines.length >= LEAST_NINES && nines.length <= MOST_NINES;
  const alone = arePaired ? played.filter((each) => !nines.includes(each)) : played;
  return [
    ...(arePaired ? pairsOf(nines) : []).map(([[front, out], [back, home]]) =>
      cardOfTraced(`${front} – ${back}`, [front ?? '', back ?? ''], [...out, ...home]),
    ),
    ...alone.map(([name, inLoop]) => cardOfTraced(name, name === null ? [] : [name], inLoop)),
  ];
}

function cardOfTraced(name: string | null, loops: string[], holes: CourseHole[]): CourseCard {
  const isPaired = loops.length === 2;
  const inOrder = isPaired ? holes : [...holes].sort((a, b) => (a.number ?? 0) - (b.number ?? 0));
  const cardHoles = inOrder.map(
    (hole, index): CourseCardHole => ({
      position: index + 1,
      number: hole.number ?? index + 1,
      par: hole.par,
      // The indexes of two nines weren't made for each other.
      strokeIndex: isPaired ? null : hole.strokeIndex,
    }),
  );
  const lineKeys = inOrder.map(({ key }) => key);
  return { name, gender: 'all', loops, lineKeys, holes: cardHoles, place: holes[0]?.key ?? '' };
}

function pairsOf<T>(items: readonly T[]): [T, T][] {
  return items.flatMap((first, i) => items.slice(i + 1).map((second): [T, T] => [first, second]));
}
