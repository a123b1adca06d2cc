import { findTee, type Golfer } from '#components/site/golfer.ts';
import type { GolfProfile } from '#lib/api/records.ts';
import { courseHandicap, parseHandicapIndex, strokesReceived } from '#lib/golf/handicap.ts';
import { type HandicapOption, handicapOptions } from '#lib/golf/handicap-options.ts';

export type StrokesOfCards = {
  options: readonly HandicapOption[];
  /** Hole ids by scorecard_id, in the order of the card. */
  holesOf: Readonly<Record<string, readonly (string | null)[]>>;
};

/** Over the whole card. */
export function strokesOfCards(profile: GolfProfile): StrokesOfCards {
  return {
    options: handicapOptions(profile).filter(({ round }) => round === 'eighteen' || round === 'nine'),
    holesOf: Object.fromEntries(
      profile.scorecards.map(({ scorecard_id, holes }) => [
        scorecard_id,
        holes.map(({ hole_id }) => hole_id),
      ]),
    ),
  };
}

/** Strokes received by hole_id, from the golfer's tee, else the first; null without a handicap index or stroke indexes. */
export function ownStrokes(
  { options, holesOf }: StrokesOfCards,
  { tee, gender, index }: Golfer,
): Record<string, number> | null {
  const handicapIndex = parseHandicapIndex(index ?? '');
  const name = (findTee(options, tee) ?? options[0])?.tee;
  const ofTee = options.filter((option) => option.tee === name);
  const option = ofTee.find((each) => each.gender === gender) ?? ofTee[0];
  if (handicapIndex === null || !option?.strokeIndexes || option.cardId === null) return null;
  const strokes = strokesReceived(courseHandicap({ ...option, handicapIndex }), option.strokeIndexes);
  const holes = holesOf[option.cardId]?.slice(option.from) ?? [];
  return Object.fromEntries(
    strokes.flatMap((count, i): [string, number][] => (holes[i] ? [[holes[i], count]] : [])),
  );
}
