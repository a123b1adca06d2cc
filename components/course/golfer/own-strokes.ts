import { findTee, type Golfer } from '#components/site/golfer.ts';
import type { GolfProfile } from '#lib/api/records.ts';
import { courseHandicap, parseHandicapIndex, strokesReceived } from '#lib/golf/handicap.ts';
import { type HandicapOption, handicapOptions } from '#lib/golf/handicap-options.ts';

export type StrokesOfCards = {
  options: readonly HandicapOption[];
  /** Hole ids by scorecard_id, in the order of the card. */
  holesOf: Readonly<Record<string, readonly (string | null)[]>>;
};

export function strokesOfCards(profile: GolfProfile): StrokesOfCards {
  return {
    options: handicapOptions(profile),
    holesOf: Object.fromEntries(
      profile.scorecards.map(({ scorecard_id, holes }) => [
        scorecard_id,
        holes.map(({ hole_id }) => hole_id),
      ]),
    ),
  };
}

/** What a golfer plays: `tee` is a label, as several tees can have one name; null before a choice. */
export type RoundChoice = { tee: string | null; round: string | null };

/** The golfer's tee, else the first, with what suits their gender and round best; null if no tee is rated. */
export function chosenOption(
  options: readonly HandicapOption[],
  golfer: Pick<Golfer, 'tee' | 'gender'>,
  choice: RoundChoice,
): HandicapOption | null {
  const first = options[0];
  if (!first) return null;
  // A tee chosen here is kept until another name is chosen elsewhere.
  const chosen = options.find(({ tee, name }) => tee === choice.tee && name === golfer.tee?.name);
  const { tee } = chosen ?? findTee(options, golfer.tee) ?? first;
  const ofTee = options.filter((option) => option.tee === tee);
  const ofGender = preferring(ofTee, ({ gender }) => gender === (golfer.gender ?? first.gender));
  return preferring(ofGender, ({ round }) => round === (choice.round ?? first.round))[0]!;
}

/** The course handicap and the strokes it gives at each hole; null without an index, or without stroke indexes. */
export function handicapWith(option: HandicapOption | null, index: string) {
  const handicapIndex = parseHandicapIndex(index);
  if (option === null || handicapIndex === null) return { handicap: null, strokes: null };
  const handicap = courseHandicap({ ...option, handicapIndex });
  const strokes = option.strokeIndexes && strokesReceived(handicap, option.strokeIndexes);
  return { handicap, strokes };
}

/** Strokes by hole_id, where the card of these holes is known. */
export function strokesByHole(
  { cardId, from }: Pick<HandicapOption, 'cardId' | 'from'>,
  strokes: readonly number[],
  holesOf: StrokesOfCards['holesOf'],
): Record<string, number> {
  const holes = (cardId === null ? undefined : holesOf[cardId])?.slice(from) ?? [];
  return Object.fromEntries(
    strokes.flatMap((count, i): [string, number][] => (holes[i] ? [[holes[i], count]] : [])),
  );
}

export function preferring<Item>(items: readonly Item[], suits: (item: Item) => boolean): readonly Item[] {
  const suiting = items.filter(suits);
  return suiting.length > 0 ? suiting : items;
}
