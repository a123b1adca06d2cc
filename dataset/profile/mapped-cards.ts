import { teeColour } from '#lib/golf/tee-colours.ts';
import { type LengthUnit, usualUnit, YARD_METRES } from '#lib/golf/units.ts';
import type {
  CourseCard,
  CourseCardHole,
  CourseHole,
  CourseTeebox,
  TaggedForTee,
} from '../course/course-in-progress.ts';
import { tracedMetres } from '../validate/length-rules.ts';
import { isStrokeIndexSet } from '../validate/stroke-index-rules.ts';

export type MappedCards = { scorecards: CourseCard[]; teeboxes: CourseTeebox[] };

/** Nines of a club that are played in pairs. */
const LEAST_NINES = 2;
const MOST_NINES = 6;
/** A loop of fewer has no card. */
const LEAST_HOLES = 3;

/**
 * Cards and teeboxes from numbered mapped holes, where no source prints a card: one for each loop, for a club of two to
 * six nines one for each pair, and one more for women or a tee with pars or indexes of its own. A loop without a single
 * par makes none.
 */
export function mappedCards(holes: readonly CourseHole[], countryCode: string | null): MappedCards {
  const loops = Map.groupBy(
    holes.filter(({ number }) => number !== null),
    ({ loop }) => loop,
  );
  const played = [...loops].filter(
    ([, inLoop]) => inLoop.length >= LEAST_HOLES && inLoop.some((hole) => hole.par !== null),
  );
  const nines = played.filter(([name, inLoop]) => name !== null && inLoop.length === 9);
  const arePaired = nines.length >= LEAST_NINES && nines.length <= MOST_NINES;
  const alone = arePaired ? played.filter((each) => !nines.includes(each)) : played;
  const rounds: Round[] = [...(arePaired ? pairsOf(nines).map(toPair) : []), ...alone.map(toRound)];
  const unit = unitOf(holes, countryCode);
  const made: MappedCards = { scorecards: [], teeboxes: [] };
  for (const round of rounds) addRound(made, round, unit);
  return made;
}

type Loop = [name: string | null, holes: CourseHole[]];
type Round = { name: string | null; loops: string[]; holes: CourseHole[]; isPaired: boolean };

const byNumber = (holes: readonly CourseHole[]) =>
  holes.toSorted((a, b) => (a.number ?? 0) - (b.number ?? 0));

function toRound([name, holes]: Loop): Round {
  return { name, loops: name === null ? [] : [name], holes: byNumber(holes), isPaired: false };
}

function toPair([[front, out], [back, home]]: [Loop, Loop]): Round {
  const loops = [front ?? '', back ?? ''];
  return { name: loops.join(' – '), loops, holes: [...byNumber(out), ...byNumber(home)], isPaired: true };
}

function pairsOf<T>(items: readonly T[]): [T, T][] {
  return items.flatMap((first, i) => items.slice(i + 1).map((second): [T, T] => [first, second]));
}

function addRound(made: MappedCards, round: Round, unit: LengthUnit): void {
  const tees = [...new Set(round.holes.flatMap(({ tagged = [] }) => tagged.map(({ tee }) => tee)))].sort();
  const common = cardOf(round, 'men');
  const own = tees.flatMap((tee) => {
    const card = tee === 'men' ? null : ownCard(round, tee, common);
    return card ? [{ tee, card }] : [];
  });
  const index = made.scorecards.length;
  const hasWomens = own.some(({ card }) => card.gender === 'women');
  const name = hasWomens ? (round.name === null ? 'Men' : `${round.name} (Men)`) : round.name;
  made.scorecards.push({ ...common, name, gender: hasWomens ? 'men' : 'all' });
  made.scorecards.push(...own.map(({ card }) => card));
  for (const tee of tees) {
    const card = own.findIndex((each) => each.tee === tee);
    const teebox = teeboxOf(round, tee, unit);
    if (teebox) made.teeboxes.push({ ...teebox, scorecardIndexes: [card < 0 ? index : index + 1 + card] });
  }
}

const taggedFor = ({ tagged = [] }: CourseHole, tee: string): TaggedForTee | undefined =>
  tagged.find((each) => each.tee === tee);

/** A card with the pars and indexes of a tee where the holes have them, else of all. Played twice where every hole has two numbers. */
function cardOf({ name, loops, holes, isPaired }: Round, tee: string): CourseCard {
  const first = holes.map((hole, i): CourseCardHole => {
    const { par, strokeIndex } = taggedFor(hole, tee) ?? {};
    return {
      position: i + 1,
      number: hole.number ?? i + 1,
      par: par ?? hole.par,
      // The indexes of two nines weren't made for each other.
      strokeIndex: isPaired ? null : (strokeIndex ?? hole.strokeIndex),
    };
  });
  // A tee's own values are of one round.
  const isOwn = holes.some((hole) => tee !== 'men' && taggedFor(hole, tee) !== undefined);
  const isTwice =
    !isOwn && !isPaired && holes.length > 1 && holes.every(({ second }) => second !== undefined);
  const again = holes.map(({ second }, i): CourseCardHole => {
    const { number = 0, par = null, strokeIndex = null } = second ?? {};
    return { position: holes.length + i + 1, number, par: par ?? first[i]!.par, strokeIndex };
  });
  const keys = holes.map(({ key }) => key);
  return {
    name,
    gender: 'all',
    loops,
    lineKeys: isTwice ? [...keys, ...keys] : keys,
    holes: isTwice ? [...first, ...again] : first,
    ...(isTwice && { isNineTwice: true as const }),
    place: holes[0]?.key ?? '',
  };
}

/** The card of women, or of a tee with pars or a whole set of indexes of its own; null where it would say the same. */
function ownCard(round: Round, tee: string, common: CourseCard): CourseCard | null {
  const says = round.holes.map((hole) => taggedFor(hole, tee));
  const hasIndexes = !round.isPaired && isStrokeIndexSet(says.map((each) => each?.strokeIndex ?? null));
  const card = cardOf(round, tee);
  const holes = card.holes.map((hole) => (hasIndexes ? hole : { ...hole, strokeIndex: null }));
  const isOther = holes.some(
    ({ par, strokeIndex }, i) =>
      par !== common.holes[i]!.par || (hasIndexes && strokeIndex !== common.holes[i]!.strokeIndex),
  );
  if (!isOther || tee === '') return null;
  const gender = isWomens(tee) ? 'women' : 'all';
  const word = gender === 'women' ? 'Women' : titled(tee);
  return { ...card, holes, gender, name: round.name === null ? word : `${round.name} (${word})` };
}

/** Whether a tee with pars and indexes of its own is the women's: where a map doesn't say whose, red is. */
function isWomens(tee: string): boolean {
  return tee === 'women' || ['red', 'pink'].includes(teeColour(tee) ?? '') || /lad(?:y|ies)/.test(tee);
}

const titled = (tee: string) => tee.charAt(0).toUpperCase() + tee.slice(1);

/** Null unless most holes have a length from there. */
function teeboxOf(
  { holes }: Round,
  tee: string,
  unit: LengthUnit,
): Omit<CourseTeebox, 'scorecardIndexes'> | null {
  const said = holes.map((hole) => taggedFor(hole, tee));
  const known = said.filter((each) => each?.length != null);
  if (2 * known.length <= holes.length) return null;
  const units = known.map((each) => each!.unit ?? unit);
  const measuredIn = units.every((each) => each === 'm') ? 'm' : 'yd';
  const inUnit = (length: number, from: LengthUnit) =>
    from === measuredIn ? length : Math.round(length / YARD_METRES);
  return {
    name: tee === '' ? 'Distance' : titled(tee),
    color: teeColour(tee),
    colorHex: null,
    measuredIn,
    lengths: holes.map(({ number }, i) => {
      const { length = null, unit: own = null } = said[i] ?? {};
      return { number: number ?? i + 1, length: length === null ? null : inUnit(length, own ?? unit) };
    }),
    totalLength: null,
    ratings: [],
    place: holes[0]!.key,
  };
}

/** What share of its line a length may be, so that its unit is plausible. */
const [LEAST_SHARE, MOST_SHARE] = [0.88, 1.06];

/** The unit of lengths whose tags have none: the one in which the longest fit the lines; where both do, the country's. */
function unitOf(holes: readonly CourseHole[], countryCode: string | null): LengthUnit {
  const shares = holes.flatMap((hole) => {
    const plain = (hole.tagged ?? []).filter(({ length, unit }) => length !== null && unit === null);
    const longest = Math.max(0, ...plain.map(({ length }) => length!));
    return longest === 0 ? [] : [longest / tracedMetres(hole)];
  });
  if (shares.length === 0) return usualUnit(countryCode);
  const middle = shares.sort((a, b) => a - b)[shares.length >> 1]!;
  const isPlausible = (share: number) => share >= LEAST_SHARE && share <= MOST_SHARE;
  const [metres, yards] = [isPlausible(middle), isPlausible(middle * YARD_METRES)];
  if (metres !== yards) return metres ? 'm' : 'yd';
  return usualUnit(countryCode);
}
