import type { Scorecard, ScorecardHole } from '#lib/contract/golf-profile.ts';
import type { CourseCard, CourseHole } from '../course/course-in-progress.ts';
import { isWholeCard } from '../validate/card-rules.ts';
import { playedKeys } from '../validate/played-keys.ts';
import { isStrokeIndexSet } from '../validate/stroke-index-rules.ts';

type Card = Omit<Scorecard, 'teebox_ids'>;

/** One card is the default. A partial one (a hole or a par is missing, or numbers are out of order) has no totals. */
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

/** A round: more holes than that don't make a card fuller. */
const ROUND_HOLES = 18;
/** The gaps of a round that a whole nine isn't preferred to. */
const MOST_GAPS = 2;

/**
 * Whole cards and rounds with hardly a gap first; then the card with the most holes of a round whose par is known; whole
 * cards before partial ones, then men's and common cards before women's, and rounds before longer cards.
 */
function compareForDefault(a: Card, b: Card): number {
  const known = ({ holes }: Card) => Math.min(ROUND_HOLES, holes.filter(({ par }) => par !== null).length);
  const isFull = (card: Card) =>
    (card.par !== null && card.hole_count >= ROUND_HOLES / 2) || known(card) >= ROUND_HOLES - MOST_GAPS;
  const rank = (card: Card) =>
    (card.par === null ? 100 : 0) +
    (card.gender === 'women' ? 50 : 0) +
    Math.abs(card.hole_count - ROUND_HOLES);
  return Number(isFull(b)) - Number(isFull(a)) || known(b) - known(a) || rank(a) - rank(b);
}
