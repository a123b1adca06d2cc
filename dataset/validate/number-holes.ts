import { LENGTH_UNITS } from '#lib/golf/units.ts';
import type { CourseCard, CourseDetails, CourseHole } from '../course/course-in-progress.ts';
import type { Finding } from '../finding.ts';
import { findingAt, type Note } from './checked.ts';
import { findRound, type PrintedRound } from './find-round.ts';
import { tracedMetres } from './length-rules.ts';

/** Shorter rounds fit too easily. */
const LEAST_HOLES = 9;

type Numbering = { card: CourseCard; keys: string[]; miss: number };

/**
 * Mapped holes that no source numbers get the numbers of the club's card where one order of them has its
 * lengths and plausible walks from green to tee. All cards that can be laid must agree; else the holes stay
 * without numbers.
 */
export function numberHoles(details: CourseDetails, note: Note): CourseDetails {
  const numberings: Numbering[] = [];
  if (details.holes.every(({ number }) => number !== null)) return details;
  const lines = details.holes.map((hole) => ({ ...hole, metres: tracedMetres(hole) }));
  for (const [index, card] of details.scorecards.entries()) {
    const printed = printedRound(details, card, index);
    if (!printed) continue;
    const ofLoops = lines.filter(({ loop }) => card.loops.length === 0 || card.loops.includes(loop ?? ''));
    const { round, reason } = findRound(printed, ofLoops);
    if (round) numberings.push({ card, ...round });
    else if (reason) note(notNumbered(card, reason));
  }
  const numbers = numberings.length === 0 ? null : numbersByKey(numberings, details.holes);
  if (numbers === null) {
    for (const { card } of numberings) note(notNumbered(card, 'its cards number holes differently'));
    return details;
  }
  for (const { card, keys, miss } of numberings) {
    const value = `${nameOf(card)}: ${keys.length} holes, ${miss.toFixed(1)} m off in the mean`;
    note(findingAt(card.place, 'holes-numbered-by-card', value, 'mended'));
  }
  const keysOf = new Map(numberings.map(({ card, keys }) => [card, keys]));
  return {
    ...details,
    holes: details.holes.map((hole) => {
      const number = numbers.get(hole.key);
      return hole.number !== null || number === undefined ? hole : { ...hole, number, numberSource: 'card' };
    }),
    scorecards: details.scorecards.map((card) => {
      const keys = keysOf.get(card);
      // A nine played twice has half as many lines as positions.
      return keys ? { ...card, lineKeys: card.holes.map((_, i) => keys[i % keys.length]!) } : card;
    }),
  };
}

const nameOf = (card: CourseCard) => card.name ?? `${card.holes.length} holes`;

function notNumbered(card: CourseCard, reason: string): Finding {
  return findingAt(card.place, 'holes-not-numbered', `${nameOf(card)}: ${reason}`, 'noted');
}

/** The round printed by the tees that have all lengths; null where no line without a number can be on the card. */
function printedRound(
  { holes, teeboxes }: CourseDetails,
  card: CourseCard,
  cardIndex: number,
): PrintedRound | null {
  const inOrder = card.holes.toSorted((a, b) => a.position - b.position);
  const played = card.isNineTwice ? inOrder.slice(0, inOrder.length / 2) : inOrder;
  if (card.isPartial || played.length < LEAST_HOLES || played.length > holes.length) return null;
  const perLoop = played.length / card.loops.length;
  const taken = new Set(holes.map(({ loop, number }) => `${loop} ${number}`));
  const mayBe = ({ loop, number }: Pick<CourseHole, 'loop' | 'number'>, position: number) => {
    const wanted = card.loops[Math.floor(position / perLoop)];
    if (wanted !== undefined && loop !== wanted) return false;
    const printed = played[position]!.number;
    if (number !== null)
      return number === printed || (wanted !== undefined && number === (position % perLoop) + 1);
    return !taken.has(`${loop} ${printed}`);
  };
  const isOpen = holes.some(
    (hole) => hole.number === null && played.some((_, position) => mayBe(hole, position)),
  );
  const tees = teeboxes.flatMap(({ lengths, measuredIn, scorecardIndexes }) => {
    const lengthOf = new Map(lengths.map(({ number, length }) => [number, length]));
    const printed = played.flatMap(({ number }) => lengthOf.get(number) ?? []);
    if (!scorecardIndexes.includes(cardIndex) || printed.length < played.length) return [];
    return [printed.map((length) => length * LENGTH_UNITS[measuredIn].metres)];
  });
  // Men and women may play the same tee.
  const distinct = [...new Map(tees.map((lengths) => [lengths.join(), lengths])).values()];
  return isOpen && distinct.length > 0 ? { tees: distinct, mayBe } : null;
}

/** Numbers by the holes' keys; null where cards or holes contradict each other. */
function numbersByKey(
  numberings: readonly Numbering[],
  holes: readonly CourseHole[],
): Map<string, number> | null {
  const printed = (card: CourseCard) =>
    card.holes.toSorted((a, b) => a.position - b.position).map(({ number }) => number);
  const inLoop = (card: CourseCard) =>
    card.holes.map((_, position) => (position % (card.holes.length / card.loops.length)) + 1);
  return (
    agreed(numberings, printed, holes) ??
    (numberings.every(({ card }) => card.loops.length > 0) ? agreed(numberings, inLoop, holes) : null)
  );
}

function agreed(
  numberings: readonly Numbering[],
  numbersOf: (card: CourseCard) => number[],
  holes: readonly CourseHole[],
): Map<string, number> | null {
  const numbers = new Map(
    holes.flatMap(({ key, number }) => (number === null ? [] : [[key, number] as const])),
  );
  for (const { card, keys } of numberings) {
    const ofCard = numbersOf(card);
    for (const [position, key] of keys.entries()) {
      if ((numbers.get(key) ?? ofCard[position]) !== ofCard[position]) return null;
      numbers.set(key, ofCard[position]!);
    }
  }
  const places = holes.flatMap(({ key, loop }) => (numbers.has(key) ? [`${loop} ${numbers.get(key)}`] : []));
  return new Set(places).size === places.length ? numbers : null;
}
