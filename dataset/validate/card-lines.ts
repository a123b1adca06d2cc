import { LENGTH_UNITS } from '#lib/golf/units.ts';
import type { CourseCard, CourseDetails, CourseHole, CourseTeebox } from '../course/course-in-progress.ts';
import { fitsInProportion, type PrintedLine } from './card-fit.ts';
import { findingAt, type Note } from './checked.ts';
import { tracedMetres } from './length-rules.ts';
import { type CardKeys, isOpen, playedKeys } from './played-keys.ts';

/** A card whose lengths differ from the lines by more in the mean, and in proportion, plays other holes. */
const MOST_FROM_LINES_METRES = 25;
/** How much worse the next best nine must be. */
const CLEARLY_WORSE_METRES = 50;
/** Pars of card and lines that may differ, as a share of those that both have. */
const MOST_OTHER_PARS = 1 / 6;

/** What a card is compared with. */
type Ground = {
  card: CourseCard;
  tees: readonly CourseTeebox[];
  traced: readonly CourseHole[];
  holeByKey: ReadonlyMap<string, CourseHole & { metres: number }>;
};

/** A card's lines; null for one that fits none by itself. */
type Laid = { keys: CardKeys; by: 'numbers' | 'lengths' } | null;

/**
 * A card that fits the lines by its numbers stays; else the one order of nines that fits its lengths decides, and
 * else another card of the same holes: a women's card has lengths, pars and stroke indexes of its own. A card
 * without any of these gets no lines.
 */
export function layCards(details: CourseDetails, note: Note): CourseDetails {
  const holeByKey = new Map(details.holes.map((hole) => [hole.key, { ...hole, metres: tracedMetres(hole) }]));
  const grounds = details.scorecards.map((card, index): Ground => {
    const tees = details.teeboxes.filter(({ scorecardIndexes }) => scorecardIndexes.includes(index));
    return { card, tees, traced: details.holes, holeByKey };
  });
  const laid = grounds.map(layAlone);
  const scorecards = grounds.map((ground, index) => {
    const { card, traced } = ground;
    const keys = playedKeys(card, traced);
    if (card.lineKeys || keys.every((key) => key === null)) return card;
    const own = laid[index] ?? laidWithSame(card, grounds, laid);
    const miss = smallestMiss(ground, keys);
    const name = card.name ?? `${card.holes.length} holes`;
    if (!own) {
      const value = miss === null ? `${name}: no lengths` : `${name}: ${Math.round(miss)} m off in the mean`;
      note(findingAt(card.place, 'card-without-lines', value, 'noted'));
      return { ...card, lineKeys: keys.map(() => null) };
    }
    if (own.by === 'numbers' && own === laid[index]) return card;
    if (own.by === 'lengths' && own.keys.some((key, i) => key !== keys[i])) {
      const off = Math.round(smallestMiss(ground, own.keys) ?? 0);
      const value = `${name}: ${off} m off, by its numbers ${Math.round(miss ?? 0)} m`;
      note(findingAt(card.place, 'card-laid-by-lengths', value, 'mended'));
    }
    return { ...card, lineKeys: own.keys };
  });
  const isChanged = scorecards.some((card, index) => card !== details.scorecards[index]);
  return isChanged ? { ...details, scorecards } : details;
}

function layAlone(ground: Ground): Laid {
  const { card, traced } = ground;
  const keys = playedKeys(card, traced);
  if (card.lineKeys) return { keys, by: 'lengths' };
  const miss = smallestMiss(ground, keys);
  const isFitting = miss === null || miss <= MOST_FROM_LINES_METRES || isInProportion(ground, keys);
  if (!isOpen(card, traced) && isFitting) return { keys, by: 'numbers' };
  const order = onlyFit(ground);
  return order && { keys: order, by: 'lengths' };
}

/** The lines that another card of the same round was laid on, by numbers or by lengths. */
function laidWithSame(card: CourseCard, grounds: readonly Ground[], laid: readonly Laid[]): Laid {
  const numbersOf = ({ holes }: CourseCard) =>
    holes
      .toSorted((a, b) => a.position - b.position)
      .map(({ number }) => number)
      .join();
  const roundOf = ({ round, name, loops }: CourseCard) =>
    JSON.stringify([round === undefined ? name : round, loops]);
  const index = grounds.findIndex(({ card: other, tees }, i) => {
    const isSame = roundOf(other) === roundOf(card) && numbersOf(other) === numbersOf(card);
    // A card without lengths has nothing to prove where it lies.
    return isSame && other !== card && Boolean(laid[i]) && tees.some(hasLengths);
  });
  return index === -1 ? null : laid[index]!;
}

function hasLengths({ lengths }: CourseTeebox): boolean {
  return lengths.some(({ length }) => length !== null);
}

/** Lengths of each tee next to those of the lines. */
function compared({ card, tees, holeByKey }: Ground, keys: CardKeys): PrintedLine[][] {
  const numbers = card.holes.toSorted((a, b) => a.position - b.position).map(({ number }) => number);
  return tees.map(({ lengths, measuredIn }) => {
    const lengthOf = new Map(lengths.map(({ number, length }) => [number, length]));
    return keys.flatMap((key, i) => {
      const printed = lengthOf.get(numbers[i]!) ?? null;
      const line = key === null ? undefined : holeByKey.get(key)?.metres;
      if (printed === null || line === undefined) return [];
      return [{ printed: printed * LENGTH_UNITS[measuredIn].metres, line }];
    });
  });
}

/** Metres between the lines and the card's best-fitting tee; null without lengths. */
function smallestMiss(ground: Ground, keys: CardKeys): number | null {
  const means = compared(ground, keys)
    .filter(({ length }) => length > 0)
    .map(
      (holes) => holes.reduce((sum, { printed, line }) => sum + Math.abs(printed - line), 0) / holes.length,
    );
  return means.length === 0 ? null : Math.min(...means);
}

/** Whether order and proportion of lengths fit from one of the tees, and pars where the map has them too. */
function isInProportion(ground: Ground, keys: CardKeys): boolean {
  if (!compared(ground, keys).some(fitsInProportion)) return false;
  const inOrder = ground.card.holes.toSorted((a, b) => a.position - b.position);
  const pars = keys.flatMap((key, i) => {
    const mapped = key === null ? null : (ground.holeByKey.get(key)?.par ?? null);
    const printed = inOrder[i]!.par;
    return mapped === null || printed === null ? [] : [mapped === printed];
  });
  return pars.filter((isEqual) => !isEqual).length <= MOST_OTHER_PARS * pars.length;
}

/** Orders that share a nine are half alike, so each nine of the card is compared by itself. */
function onlyFit(ground: Ground): CardKeys | null {
  const { card, traced } = ground;
  const count = card.holes.length;
  if (count !== 9 && count !== 18) return null;
  const nines = ninesOf(traced);
  const order: CardKeys = [];
  while (order.length < count) {
    const before = order.map(() => null);
    const after = new Array<null>(count - order.length - 9).fill(null);
    const tried = nines
      .map((nine) => {
        const keys = [...before, ...nine, ...after];
        return { nine, keys, miss: smallestMiss(ground, keys) ?? Number.POSITIVE_INFINITY };
      })
      .sort((a, b) => a.miss - b.miss);
    const [best, next] = tried;
    const isClear = !next || (best && next.miss - best.miss >= CLEARLY_WORSE_METRES);
    const isNear = best !== undefined && best.miss <= MOST_FROM_LINES_METRES;
    if (isNear && isClear) order.push(...best.nine);
    else {
      if (isNear) return null;
      const fitting = tried.filter(({ keys }) => isInProportion(ground, keys));
      if (fitting.length !== 1) return null;
      order.push(...fitting[0]!.nine);
    }
  }
  return order;
}

/** Mapped whole: nine holes that number on from the first, tenth, nineteenth … of a loop. */
function ninesOf(traced: readonly CourseHole[]): string[][] {
  const byNine = Map.groupBy(
    traced.filter(({ number }) => number !== null),
    ({ loop, number }) => `${loop} ${Math.floor((number! - 1) / 9)}`,
  );
  return [...byNine.values()]
    .filter((nine) => new Set(nine.map(({ number }) => number)).size === 9 && nine.length === 9)
    .map((nine) => nine.toSorted((a, b) => a.number! - b.number!).map(({ key }) => key));
}
