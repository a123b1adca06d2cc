import type { ScorecardDraft, TeeboxDraft } from '../../course/course-draft.ts';
import type { Random } from '../random.ts';
import type { CoursePlan } from './course-plan.ts';
import type { Loop } from './loops.ts';
import { drawDifficulty, ratingsOf } from './ratings.ts';
import { type TeeSet, unitOf } from './tee-sets.ts';

const METRES_PER_YARD = 0.9144;

/** The teeboxes of every card: each tee set's lengths in the unit of its country, with ratings where there are any. */
export function makeTeeboxes(
  plan: CoursePlan,
  loops: readonly Loop[],
  cards: readonly ScorecardDraft[],
  cardHoles: readonly { number: number; par: number; length: number }[][],
  teeSets: readonly TeeSet[],
  random: Random,
): TeeboxDraft[] {
  const measuredIn = unitOf(plan.site.countryCode);
  const perUnit = measuredIn === 'm' ? 1 : METRES_PER_YARD;
  const difficulty = drawDifficulty(random);
  return cards.flatMap((card, cardIndex) => {
    const played = loops.flatMap((loop, i) =>
      card.loops.length === 0 || card.loops.includes(loop.name!) ? cardHoles[i]! : [],
    );
    return teeSets.map((set, teeIndex): TeeboxDraft => {
      const lengths = played.map(({ number, length }) => ({
        number,
        length: Math.round((length * set.share) / perUnit),
      }));
      const rated = played.map(({ par }, i) => ({ par, lengthMetres: lengths[i]!.length * perUnit }));
      const isForWomen = teeIndex >= teeSets.length / 2 || teeSets.length === 1;
      return {
        name: set.name,
        color: set.color,
        colorHex: set.hex,
        measuredIn,
        lengths,
        totalLength: lengths.reduce((sum, { length }) => sum + length, 0),
        ratings: plan.hasRatings ? ratingsOf(difficulty, rated, teeIndex, isForWomen) : [],
        scorecardIndexes: [cardIndex],
        place: 'demo',
      };
    });
  });
}
