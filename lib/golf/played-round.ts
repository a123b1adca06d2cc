import { type CardLength, cardLengths, type LengthTeebox, missingNumbers, sumLengths } from './scorecard.ts';
import { toYards } from './units.ts';

type PlayedTeebox = LengthTeebox & { teebox_id: string };

export interface PlayedCourse<Teebox extends PlayedTeebox = PlayedTeebox> {
  hole_count: number | null;
  second_round?: 'same_holes' | 'same_greens' | null;
  scorecards: readonly {
    is_default: boolean;
    /** Null if holes are missing from the card. */
    par?: number | null;
    teebox_ids: readonly string[];
    holes: readonly { hole_id: string | null; number: number }[];
  }[];
  teeboxes: readonly Teebox[];
  holes: readonly PlayedHole[];
}

type PlayedHole = {
  hole_id: string;
  number?: number | null;
  /** Metres along its line. */
  length_traced: number | null;
  elevation_change: number | null;
};

/**
 * The round that all figures of a course are for, on every page: its default card, from the longest tee on
 * it.
 */
export interface PlayedRound<Teebox> {
  /** Null where no teebox has a length for the whole card: the length is that of the mapped holes then. */
  teebox: Teebox | null;
  length: CardLength | null;
  /** Metres from tee to green; falls aren't subtracted. Null where one hole's is unknown. */
  climb: number | null;
  /** The mapped holes of the round, undefined where one isn't mapped. Empty where the round isn't known. */
  mapped: readonly (PlayedHole | undefined)[];
  /** Holes of the card, where the course has more and the card is whole. */
  holesOfMore: number | null;
}

/** The length and climb of mapped holes count only where all holes of the round are mapped. */
export function playedRound<Teebox extends PlayedTeebox>(course: PlayedCourse<Teebox>): PlayedRound<Teebox> {
  const mapped = mappedRound(course);
  const longest = longestTee(course);
  const metres = sumKnown(mapped.map((hole) => hole?.length_traced));
  const changes = mapped.map((hole) => hole?.elevation_change);
  return {
    teebox: longest?.teebox ?? null,
    length:
      longest?.length ?? (metres === null ? null : { metres: Math.round(metres), yards: toYards(metres) }),
    climb: sumKnown(changes.map((change) => (change == null ? change : Math.max(0, change)))),
    mapped,
    holesOfMore: shorterRound(course),
  };
}

function shorterRound({ hole_count, scorecards }: PlayedCourse): number | null {
  const card = defaultCard(scorecards);
  const holes = card && card.par !== null ? card.holes.length : 0;
  return hole_count !== null && holes > 0 && holes < hole_count ? holes : null;
}

/** The longest of the default card's teeboxes, or of all where the course has no card. */
function longestTee<Teebox extends PlayedTeebox>(course: PlayedCourse<Teebox>) {
  const { scorecards, teeboxes } = course;
  const card = defaultCard(scorecards);
  const lengths = teeboxes
    .filter(({ teebox_id }) => !card || card.teebox_ids.includes(teebox_id))
    .flatMap((teebox) => {
      const length = lengthOver(holesOfRound(course), teebox);
      return length ? [{ teebox, length }] : [];
    });
  return lengths.reduce<(typeof lengths)[number] | null>(
    (best, each) => (best === null || each.length.metres > best.length.metres ? each : best),
    null,
  );
}

/** The length of that round from another tee. */
export function roundLength(
  course: Pick<PlayedCourse, 'scorecards' | 'hole_count' | 'second_round'>,
  teebox: PlayedTeebox,
): CardLength | null {
  return lengthOver(holesOfRound(course), teebox);
}

/**
 * The holes of the default card, none if some are missing from it; if a course of nine has a card that plays them twice, they
 * count once.
 */
function holesOfRound({
  hole_count,
  second_round,
  scorecards,
}: Pick<PlayedCourse, 'scorecards' | 'hole_count' | 'second_round'>) {
  const holes = wholeCard(scorecards)?.holes ?? [];
  return hole_count === 9 && second_round === 'same_holes' && holes.length === 18 ? holes.slice(0, 9) : holes;
}

/** Null unless known for every hole, or stated by a teebox that lists no holes. */
function lengthOver(
  holes: PlayedCourse['scorecards'][number]['holes'],
  teebox: PlayedTeebox,
): CardLength | null {
  if (teebox.holes.length === 0 || holes.length === 0)
    return teebox.length
      ? { metres: teebox.length, yards: teebox.length_yards ?? toYards(teebox.length) }
      : null;
  const lengths = cardLengths(holes, teebox);
  return sumLengths(lengths, { from: 0, to: lengths.length }, teebox);
}

/**
 * The default card's holes, undefined where one isn't mapped. Without a whole card those numbered from the first to the last, or
 * all if they make a round.
 */
function mappedRound(course: PlayedCourse): (PlayedHole | undefined)[] {
  const { hole_count, scorecards, holes } = course;
  if (wholeCard(scorecards))
    return holesOfRound(course).map(({ hole_id }) => holes.find((hole) => hole.hole_id === hole_id));
  if (hole_count === null || hole_count > 18) return [];
  const numbered = holes.filter(({ number }) => number != null);
  const inOrder = Array.from({ length: hole_count }, (_, i) =>
    numbered.find(({ number }) => number === i + 1),
  );
  if (numbered.length === hole_count && !inOrder.includes(undefined)) return inOrder;
  return holes.length === hole_count ? [...holes] : [];
}

function defaultCard<Card extends { is_default: boolean }>(cards: readonly Card[]): Card | undefined {
  return cards.find((card) => card.is_default);
}

/** A card from which holes are missing doesn't say what the round is. */
function wholeCard<Card extends { is_default: boolean; holes: readonly { number: number }[] }>(
  cards: readonly Card[],
): Card | undefined {
  const card = defaultCard(cards);
  return card && missingNumbers(card.holes).length === 0 ? card : undefined;
}

function sumKnown(values: readonly (number | null | undefined)[]): number | null {
  let sum = 0;
  for (const value of values) {
    if (value === null || value === undefined) return null;
    sum += value;
  }
  return values.length > 0 ? sum : null;
}
