import { teeColour } from '#lib/golf/tee-colours.ts';
import { fold } from '#lib/text/fold.ts';
import type { CourseCard, CourseCardHole, CourseHole, CourseTeebox } from '../course/course-in-progress.ts';
import type { MatchedScorecard, PrintedTee } from './scorecard-files.ts';

/** A teebox refers to its cards by index. */
export type CardsAndTeeboxes = { scorecards: CourseCard[]; teeboxes: CourseTeebox[] };

/**
 * Tees with the same pars and stroke indexes share a card, men's and women's as one for all; a tee of one
 * name and one set of lengths is one teebox with the ratings of both. Duplicate lines don't give anything
 * twice.
 */
export function toCardsAndTeeboxes(
  matched: readonly MatchedScorecard[],
  traced: readonly CourseHole[],
): CardsAndTeeboxes {
  const made: CardsAndTeeboxes = { scorecards: [], teeboxes: [] };
  const cardIndexes = new Map<string, number>();
  const teeboxes = new Map<string, CourseTeebox>();
  for (const card of matched) {
    for (const { gender, holes, tees } of cardsOf(card)) {
      const key = JSON.stringify([card.name, holes]);
      const known = cardIndexes.get(key);
      const index = known ?? made.scorecards.length;
      if (known === undefined) {
        cardIndexes.set(key, index);
        const loops = loopsOf(card, traced);
        const { name, record } = card;
        made.scorecards.push({ name, round: name, gender, loops, holes, place: record.place });
      }
      for (const tee of tees) addTee(teeboxes, tee, index, card.record.place);
    }
  }
  made.teeboxes.push(...teeboxes.values());
  nameGenders(made.scorecards);
  return made;
}

type Card = { gender: CourseCard['gender']; holes: CourseCardHole[]; tees: PrintedTee[] };

/** A card for each set of pars and stroke indexes. */
function cardsOf({ record }: MatchedScorecard): Card[] {
  const cards = new Map<string, Card>();
  const add = (holes: CourseCardHole[], gender: Card['gender'], tees: PrintedTee[]) => {
    const key = JSON.stringify(holes);
    const card = cards.get(key) ?? { gender, holes, tees: [] };
    if (card.gender !== gender) card.gender = 'all';
    card.tees.push(...tees);
    cards.set(key, card);
  };
  if (record.holes.length > 0) add(record.holes, 'all', []);
  for (const tee of record.tees) {
    const own = tee.holes.map(({ length: _, ...hole }) => hole);
    const says = own.some(({ par, strokeIndex }) => par !== null || strokeIndex !== null);
    if (says || record.holes.length === 0) {
      if (own.length > 0) add(own, tee.gender, [tee]);
    } else {
      add(record.holes, 'all', [tee]);
    }
  }
  // A tee that prints only ratings goes with the line's first card.
  const bare = record.holes.length > 0 ? [] : record.tees.filter((tee) => tee.holes.length === 0);
  const [first] = cards.values();
  if (first) first.tees.push(...bare);
  return [...cards.values()];
}

/** Named by a combination's nines; [] unless all are mapped. */
function loopsOf({ loops }: MatchedScorecard, traced: readonly CourseHole[]): string[] {
  const byName = new Map(traced.flatMap(({ loop }) => (loop === null ? [] : [[fold(loop), loop] as const])));
  const found = loops.flatMap((nine) => byName.get(fold(nine)) ?? []);
  return found.length === loops.length ? found : [];
}

function addTee(
  teeboxes: Map<string, CourseTeebox>,
  tee: PrintedTee,
  cardIndex: number,
  place: string,
): void {
  const lengths = tee.holes.map(({ number, length }) => ({ number, length }));
  const key = JSON.stringify([cardIndex, tee.name, tee.measuredIn, lengths]);
  // The other gender's card of the same tee may have other pars: the lengths decide.
  const sameTee = [...teeboxes.values()].find(
    (other) =>
      other.place === place &&
      other.name === tee.name &&
      JSON.stringify(other.lengths) === JSON.stringify(lengths),
  );
  const known = teeboxes.get(key) ?? sameTee;
  if (known) {
    const ratings = tee.ratings.filter(
      (rating) => !known.ratings.some((other) => isSameRating(other, rating)),
    );
    known.ratings.push(...ratings);
    if (!known.scorecardIndexes.includes(cardIndex)) known.scorecardIndexes.push(cardIndex);
    return;
  }
  teeboxes.set(key, {
    name: tee.name,
    color: teeColour(tee.name),
    colorHex: tee.colorHex,
    measuredIn: tee.measuredIn,
    lengths,
    totalLength: tee.totalLength,
    ratings: [...tee.ratings],
    scorecardIndexes: [cardIndex],
    place,
  });
}

function isSameRating(a: CourseTeebox['ratings'][number], b: CourseTeebox['ratings'][number]): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

function nameGenders(cards: CourseCard[]): void {
  for (const namesakes of Map.groupBy(cards, ({ name }) => name).values()) {
    if (namesakes.length < 2) continue;
    for (const [i, card] of namesakes.entries()) {
      const kind = card.gender === 'all' ? `Card ${i + 1}` : card.gender === 'men' ? 'Men' : 'Women';
      card.name = card.name === null ? kind : `${card.name} (${kind})`;
    }
  }
}
