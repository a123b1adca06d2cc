import { LENGTH_UNITS } from '#lib/golf/units.ts';
import type { CourseCard, CourseDetails, CourseHole, CourseTeebox } from '../course/course-in-progress.ts';
import type { Finding } from '../finding.ts';
import { type Checked, findingAt } from './checked.ts';
import { tracedMetres } from './length-rules.ts';

/** A card whose lengths differ from the lines by more in the mean plays other holes. */
const MOST_FROM_LINES_METRES = 25;
/** By which the next best nine must be worse. */
const CLEARLY_WORSE_METRES = 50;

/** Of mapped holes, by position; null where unknown. */
type CardKeys = (string | null)[];

/**
 * By number within the loops that the card names (a nine's holes may be numbered 1–9 or on from the nine
 * before); nine holes played twice repeat.
 */
export function playedKeys(card: CourseCard, traced: readonly CourseHole[]): CardKeys {
  if (card.lineKeys) return card.lineKeys;
  const holes = card.holes.toSorted((a, b) => a.position - b.position);
  return holes.map(
    (hole, index) => findTracedHole(hole.number, index, holes.length, card.loops, traced)?.key ?? null,
  );
}

function findTracedHole(
  number: number,
  index: number,
  count: number,
  loops: readonly string[],
  traced: readonly CourseHole[],
): CourseHole | undefined {
  if (loops.length > 0) {
    const perLoop = count / loops.length;
    const loop = loops[Math.floor(index / perLoop)];
    const inLoop = traced.filter((each) => each.loop === loop);
    return (
      inLoop.find((each) => each.number === number) ??
      inLoop.find((each) => each.number === (index % perLoop) + 1)
    );
  }
  // Without loops a number that occurs in several of them says nothing.
  const byNumber = (wanted: number) => {
    const found = traced.filter((each) => each.number === wanted);
    return found.length === 1 ? found[0] : undefined;
  };
  const playedTwice = traced.every((each) => (each.number ?? 0) <= 9);
  return byNumber(playedTwice && number > 9 ? number - 9 : number);
}

/**
 * A card that fits the lines by its numbers stays; else the one order of nines that fits its lengths decides,
 * and where none does the card gets no lines.
 */
export function layCards(details: CourseDetails): Checked<CourseDetails> {
  const findings: Finding[] = [];
  const metresByKey = new Map(details.holes.map((hole) => [hole.key, tracedMetres(hole)]));
  const scorecards = details.scorecards.map((card, cardIndex) => {
    if (card.lineKeys) return card;
    const tees = details.teeboxes.filter((teebox) => teebox.scorecardIndexes.includes(cardIndex));
    const missOf = (keys: CardKeys) => smallestMiss(card, tees, keys, metresByKey);
    const keys = playedKeys(card, details.holes);
    const miss = missOf(keys);
    const isOpen = card.loops.length === 0 && numbered(details.holes) > card.holes.length;
    if (keys.every((key) => key === null) || !(isOpen || (miss !== null && miss > MOST_FROM_LINES_METRES))) {
      return card;
    }
    const lineKeys = onlyFit(card, details.holes, missOf);
    const name = card.name ?? `${card.holes.length} holes`;
    if (lineKeys === null) {
      const value = miss === null ? `${name}: no lengths` : `${name}: ${Math.round(miss)} m off in the mean`;
      findings.push(findingAt(card.place, 'card-without-lines', value, 'noted'));
      return { ...card, lineKeys: keys.map(() => null) };
    }
    if (lineKeys.some((key, i) => key !== keys[i])) {
      const value = `${name}: ${Math.round(missOf(lineKeys)!)} m off, by its numbers ${Math.round(miss ?? 0)} m`;
      findings.push(findingAt(card.place, 'card-laid-by-lengths', value, 'mended'));
    }
    return { ...card, lineKeys };
  });
  return { value: findings.length === 0 ? details : { ...details, scorecards }, findings };
}

const numbered = (holes: readonly CourseHole[]) => holes.filter(({ number }) => number !== null).length;

/** In metres, between the lines and the card's best-fitting tee; null without lengths. */
function smallestMiss(
  card: CourseCard,
  tees: readonly CourseTeebox[],
  keys: CardKeys,
  metresByKey: ReadonlyMap<string, number>,
): number | null {
  const numbers = card.holes.toSorted((a, b) => a.position - b.position).map(({ number }) => number);
  const means = tees.flatMap(({ lengths, measuredIn }) => {
    const lengthOf = new Map(lengths.map(({ number, length }) => [number, length]));
    const misses = keys.flatMap((key, i) => {
      const printed = lengthOf.get(numbers[i]!) ?? null;
      const line = key === null ? undefined : metresByKey.get(key);
      if (printed === null || line === undefined) return [];
      return [Math.abs(printed * LENGTH_UNITS[measuredIn].metres - line)];
    });
    return misses.length === 0 ? [] : [misses.reduce((sum, each) => sum + each, 0) / misses.length];
  });
  return means.length === 0 ? null : Math.min(...means);
}

/**
 * Orders that share a nine are half alike, so each nine of the card is compared with the mapped ones by
 * itself.
 */
function onlyFit(
  card: CourseCard,
  traced: readonly CourseHole[],
  missOf: (keys: CardKeys) => number | null,
): CardKeys | null {
  const count = card.holes.length;
  if (count !== 9 && count !== 18) return null;
  const nines = ninesOf(traced);
  const order: CardKeys = [];
  while (order.length < count) {
    const before = order.map(() => null);
    const after = new Array<null>(count - order.length - 9).fill(null);
    const [best, next] = nines
      .map((nine) => ({ nine, miss: missOf([...before, ...nine, ...after]) ?? Number.POSITIVE_INFINITY }))
      .sort((a, b) => a.miss - b.miss);
    if (!best || best.miss > MOST_FROM_LINES_METRES) return null;
    if (next && next.miss - best.miss < CLEARLY_WORSE_METRES) return null;
    order.push(...best.nine);
  }
  const miss = missOf(order);
  return miss !== null && miss <= MOST_FROM_LINES_METRES ? order : null;
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
