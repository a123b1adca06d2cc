import { findTee, type Golfer } from '#components/site/golfer.ts';
import type { CardChoice } from '#lib/golf/card-choice.ts';
import { courseHandicap, parseHandicapIndex, strokesReceived } from '#lib/golf/handicap.ts';
import type { HandicapOption } from '#lib/golf/handicap-options.ts';

/** The options of the chosen card's round; all of them if none of its tees is rated. */
export function optionsOnCard(
  options: readonly HandicapOption[],
  card: CardChoice | null,
  cards: readonly CardChoice[],
): readonly HandicapOption[] {
  const ofRound = new Set(cards.filter(({ round }) => round === card?.round).map(({ id }) => id));
  return preferring(options, ({ cardId }) => cardId !== null && ofRound.has(cardId));
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
  cards: readonly CardChoice[],
): Record<string, number> {
  const holes = cards.find(({ id }) => id === cardId)?.holes.slice(from) ?? [];
  return Object.fromEntries(
    strokes.flatMap((count, i): [string, number][] => (holes[i] ? [[holes[i], count]] : [])),
  );
}

export function preferring<Item>(items: readonly Item[], suits: (item: Item) => boolean): readonly Item[] {
  const suiting = items.filter(suits);
  return suiting.length > 0 ? suiting : items;
}
