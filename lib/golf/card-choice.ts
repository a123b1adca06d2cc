import { holeAnchors } from './hole-names.ts';

export interface CardOfRound {
  scorecard_id: string;
  name: string;
  holes: readonly { hole_id: string | null; number: number }[];
}

export interface CardedCourse {
  scorecards: readonly (CardOfRound & { gender: string; is_default: boolean })[];
  holes: readonly { hole_id: string; number: number | null; loop: string | null }[];
}

/** A card of a course, of which a golfer has one in front of them. */
export interface CardChoice {
  id: string;
  /** The card's name, with its players where another card has the same. */
  name: string;
  /** The place of its round: men's and women's cards of the same holes have one. */
  round: number;
  /** Null for a hole that isn't mapped. */
  holes: readonly (string | null)[];
  /** The holes' anchors on a page. */
  anchors: readonly string[];
}

/** A course's cards, the default one first. */
export function defaultFirst<Card extends { is_default: boolean }>(cards: readonly Card[]): Card[] {
  return cards.toSorted((a, b) => Number(b.is_default) - Number(a.is_default));
}

/** The cards to choose from; the first is shown before a choice. */
export function cardChoices({ scorecards, holes }: CardedCourse): CardChoice[] {
  const cards = defaultFirst(scorecards);
  const rounds = cardRounds(cards);
  const anchors = holeAnchors(holes);
  return cards.map((card) => ({
    id: card.scorecard_id,
    name: nameAmong(card, cards),
    round: rounds.findIndex((round) => round.includes(card)),
    holes: card.holes.map(({ hole_id }) => hole_id),
    anchors: card.holes.flatMap(({ hole_id }) => anchors.get(hole_id ?? '') ?? []),
  }));
}

function nameAmong({ name, gender }: CardedCourse['scorecards'][number], cards: CardedCourse['scorecards']) {
  const isShared = cards.filter((other) => other.name === name).length > 1;
  return isShared && gender !== 'all' ? `${name}, ${gender}` : name;
}

/** The card of this name, else the first. */
export function chosenCard(cards: readonly CardChoice[], name: string | null): CardChoice | null {
  return cards.find((card) => card.name === name) ?? cards[0] ?? null;
}

/**
 * Cards of the same holes together, in the order given: men and women have pars and stroke indexes of their own, and
 * play one round. They have the same mapped holes, or the same name and hole numbers.
 */
export function cardRounds<Card extends CardOfRound>(cards: readonly Card[]): Card[][] {
  const rounds: Card[][] = [];
  for (const card of cards) {
    const known = rounds.find((round) => round.some((other) => isSameRound(other, card)));
    if (known) known.push(card);
    else rounds.push([card]);
  }
  return rounds;
}

export function isSameRound(a: CardOfRound, b: CardOfRound): boolean {
  if (a.holes.length !== b.holes.length) return false;
  const pairs = a.holes.map((hole, index) => [hole, b.holes[index]!] as const);
  if (pairs.every(([hole, other]) => hole.hole_id !== null && hole.hole_id === other.hole_id)) return true;
  const areOthers = pairs.some(
    ([hole, other]) => hole.hole_id !== null && other.hole_id !== null && hole.hole_id !== other.hole_id,
  );
  return (
    !areOthers &&
    roundName(a) === roundName(b) &&
    pairs.every(([hole, other]) => hole.number === other.number)
  );
}

/** The name of a card's round, without what distinguishes the round's cards: "Old Course" for "Old Course (Women)". */
function roundName({ name }: CardOfRound): string {
  return name.replace(/(?:^|\s*\()(?:Men|Women|Card \d+)\)?$/, '');
}

/** The course with a card as its default one. */
export function withDefaultCard<Course extends { scorecards: readonly { scorecard_id: string }[] }>(
  course: Course,
  id: string,
): Course {
  const scorecards = course.scorecards.map((card) => ({ ...card, is_default: card.scorecard_id === id }));
  return { ...course, scorecards };
}

/** The course as each of its rounds has it, with the cards of that round; null for all, where it has one round. */
export function courseRounds<Course extends CardedCourse>(
  course: Course,
): { cards: readonly string[] | null; course: Course }[] {
  const rounds = [...Map.groupBy(cardChoices(course), ({ round }) => round).values()];
  if (rounds.length < 2) return [{ cards: null, course }];
  return rounds.map((cards) => ({
    cards: cards.map(({ id }) => id),
    course: withDefaultCard(course, cards[0]!.id),
  }));
}

/** What's on the chosen card, in its order, and what's only on cards of other rounds. */
export type OnCard<Hole> = { on: readonly Hole[]; off: readonly Hole[] };

/**
 * Splits holes into those on the card, with those that no card has after them, and those of other cards. All are on the card
 * if the course has only one round, or the card isn't laid on the map.
 */
export function splitByCard<Hole>(
  holes: readonly Hole[],
  idOf: (hole: Hole) => string | null,
  card: CardChoice | null,
  cards: readonly CardChoice[],
): OnCard<Hole> {
  const isOnlyRound = cards.every(({ round }) => round === card?.round);
  if (!card || isOnlyRound || card.holes.every((id) => id === null)) return { on: holes, off: [] };
  const onOthers = new Set(cards.flatMap((each) => each.holes));
  const own = new Set(card.holes);
  const onCard = [...own].flatMap((id) => holes.find((hole) => id !== null && idOf(hole) === id) ?? []);
  const rest = holes.filter((hole) => !own.has(idOf(hole)));
  return {
    on: [...onCard, ...rest.filter((hole) => !onOthers.has(idOf(hole)))],
    off: rest.filter((hole) => onOthers.has(idOf(hole))),
  };
}
