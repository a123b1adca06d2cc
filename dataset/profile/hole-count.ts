import type { GolfProfile, Scorecard } from '#lib/contract/golf-profile.ts';
import type { Hole } from '#lib/contract/hole.ts';
import type { CourseDetails } from '../course/course-in-progress.ts';
import { correctedNumber } from './corrected-number.ts';

export type KnownHoles = {
  par: number | null;
  /** The cards, of which `ninesTwice` play nine holes twice. */
  scorecards: readonly Scorecard[];
  ninesTwice: ReadonlySet<string>;
  holes: readonly Hole[];
  /** Square metres; null where no outline is mapped. */
  outlineArea: number | null;
};

type HoleCount = Pick<GolfProfile, 'hole_count' | 'hole_count_source'>;

/**
 * What the operator says, or the nines that a list has one by one or in pairs; else as declared, unless the only card plays nine holes twice; else
 * the greatest of a whole card, the nines that cards pair and the mapped holes; else what par and the highest hole number
 * leave no doubt of.
 */
export function toHoleCount(
  details: Pick<CourseDetails, 'declaredHoleCount' | 'listedNines' | 'highestLeftOut' | 'corrections'>,
  known: KnownHoles,
): HoleCount {
  const { declaredHoleCount: declared, listedNines } = details;
  const given = correctedNumber(details, 'hole_count');
  if (given !== undefined)
    return { hole_count: given, hole_count_source: given === null ? null : 'declared' };
  const { scorecards, ninesTwice } = known;
  if (listedNines) return { hole_count: 9 * listedNines, hole_count_source: 'card' };
  const traced = tracedCount(known);
  const cards = scorecards.filter((card) => card.par !== null);
  const onCards = Math.max(holesInPairs(cards), ...cards.map((card) => holesOfCard(card, ninesTwice)));
  const isNineTwice =
    declared === 18 && onCards === 9 && traced <= 9 && cards.some((card) => card.hole_count === 18);
  if (declared !== null && declared > 0 && !isNineTwice)
    return { hole_count: declared, hole_count_source: 'declared' };
  if (onCards > 0 && onCards >= traced) return { hole_count: onCards, hole_count_source: 'card' };
  if (traced > 0) return { hole_count: traced, hole_count_source: 'traced' };
  const byPar = countOfPar(known, details.highestLeftOut ?? 0);
  return { hole_count: byPar, hole_count_source: byPar === null ? null : 'par' };
}

const [LEAST_NINES, MOST_NINES] = [3, 6];

/** 27 for "Alvor – Lagos", "Lagos – Praia" and "Praia – Alvor", else 0: "North – 2025" and "South – 2025" are no nines. */
function holesInPairs(cards: readonly Scorecard[]): number {
  const pairs = cards
    .filter((card) => card.hole_count === 18)
    .map(({ name }) => name?.split(' – ') ?? [])
    .filter((names) => names.length === 2 && !names.some((name) => /^\d+$/.test(name)));
  const { size } = new Set(pairs.flat());
  return size >= LEAST_NINES && size <= MOST_NINES && pairs.length >= size ? 9 * size : 0;
}

/** Nine holes played twice are nine. */
function holesOfCard(
  { scorecard_id, hole_count, holes }: Scorecard,
  ninesTwice: ReadonlySet<string>,
): number {
  if (ninesTwice.has(scorecard_id)) return 9;
  const ids = holes.map((hole) => hole.hole_id);
  return ids.includes(null) ? hole_count : new Set(ids).size;
}

/** A map with another count is taken for unfinished. */
const usualCounts = new Set([6, 9, 12, 18, 27, 36, 45, 54, 63, 72, 81, 90]);
/** A whole course only on little ground (square metres), or numbered from the first to the last. */
const smallCounts = new Set([6, 12]);
const smallGround = 150_000;
const mostSpare = 2;

/** 0 where the mapped holes can't be all. */
function tracedCount({ holes, outlineArea }: KnownHoles): number {
  const numbers = holes.map(({ number }) => number).filter((number) => number !== null);
  const withoutSpare = holes.length - numbers.length <= mostSpare ? numbers.length : holes.length;
  const count = usualCounts.has(holes.length) ? holes.length : withoutSpare;
  if (!usualCounts.has(count) || numbers.some((number) => number > count)) return 0;
  if (!smallCounts.has(count)) return count;
  const isNumberedThrough = new Set(numbers).size === count;
  return isNumberedThrough || (outlineArea !== null && outlineArea < smallGround) ? count : 0;
}

/** Right for all of 2,305 US courses whose cards are known. */
function countOfPar({ par, scorecards, holes }: KnownHoles, highestLeftOut: number): number | null {
  const numbers = [...scorecards.flatMap((card) => card.holes), ...holes].map(({ number }) => number ?? 0);
  const highest = Math.max(highestLeftOut, ...numbers);
  if (par === null || highest === 0) return null;
  if (par >= 54 && highest > 9 && highest <= 18) return 18;
  return par >= 27 && par <= 40 && highest <= 9 ? 9 : null;
}
