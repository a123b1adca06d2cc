import type { CourseHole } from '../course/course-in-progress.ts';
import { walkBetween } from '../course/sort-holes.ts';
import { compareText } from '../text/compare-text.ts';

/**
 * What an order may show. In metres: between one tee's lengths and the lines in the mean, between a line and the tee of
 * its hole that it's nearest to, from a green to the next tee, and between two nines. `walkPerMiss` metres of walk say as
 * much as a metre between card and line.
 */
type Limits = {
  mean: number;
  each: number;
  walk: number;
  turn: number;
  walkPerMiss: number;
  /** Orders looked at together, and whether the dearest are dropped beyond that. */
  states: number;
  dropsDearest: boolean;
};

/** Limits of orders by one tee: with more of them the holes lie too close to each other to decide. */
const BY_ONE_TEE: Limits = {
  mean: 10,
  each: 25,
  walk: 250,
  turn: 750,
  walkPerMiss: 10,
  states: 10_000,
  dropsDearest: false,
};
/** Limits of rows scaled to the lines: wider, so the walks say more. */
const BY_ALL_TEES: Limits = {
  mean: 20,
  each: 100,
  walk: 250,
  turn: 750,
  walkPerMiss: 4,
  states: 2000,
  dropsDearest: true,
};
/** Times these limits: an order within them isn't taken, but casts doubt on one that is. */
const DOUBTFUL = 1.5;
/** How much worse the next best order must be: metres between card and lines over the whole round. */
const CLEARLY_WORSE = 15;
/** Sets of holes are counted in one number. */
const MOST_HOLES = 46;
/** A row of the card to the lines; children's tees are shorter still, on another course as it were. */
const SCALES = { least: 0.75, most: 1.1 } as const;
/** Rows that agree on an order by more than chance, and holes that are enough for it. */
const LEAST_ROWS = 3;
const LEAST_AGREED_HOLES = 18;

/** `metres` is the length of the line. */
export type LineOfRound = Pick<CourseHole, 'key' | 'loop' | 'number' | 'line'> & { metres: number };

/** Lengths in metres in the order of play, from each tee; which line may be which position (from 0). */
export type PrintedRound = {
  tees: readonly (readonly number[])[];
  mayBe: (line: LineOfRound, position: number) => boolean;
};

/** `keys` by position; `miss` is the mean of what card and lines differ by. */
export type FoundRound = { keys: string[]; miss: number };

/** `reason` says why the best order isn't good enough; null if no order comes near. */
type Sought = { round: FoundRound; reason: null } | { round: null; reason: string | null };

/**
 * The one order of mapped holes that a card's lengths and the walks from green to tee leave, over the whole
 * round: from the tee that fits best, else the one that all tees agree on. The order of lines and tees has no effect.
 */
export function findRound(printed: PrintedRound, lines: readonly LineOfRound[]): Sought {
  if (lines.length > MOST_HOLES) return { round: null, reason: 'too many holes' };
  const sorted = lines.toSorted((a, b) => compareText(a.key, b.key));
  const walks = sorted.map((from) => sorted.map((to) => walkBetween(from, to)));
  const found = findByOneTee(printed, sorted, walks);
  if (found.round !== null) return found;
  const agreed = findByAllTees(printed, sorted, walks);
  return agreed === null ? found : { round: agreed, reason: null };
}

type Walks = readonly (readonly number[])[];

function findByOneTee({ tees, mayBe }: PrintedRound, lines: readonly LineOfRound[], walks: Walks): Sought {
  const offAt = (metres: number, position: number) =>
    Math.min(...tees.map((lengths) => Math.abs(lengths[position]! - metres)));
  const orders: Order[] = [];
  for (const lengths of tees) {
    const fits = fitsOf(lengths, lines, BY_ONE_TEE, mayBe, offAt);
    const found = bestOrders(fits, walks, BY_ONE_TEE);
    if (found === null) return { round: null, reason: 'too many orders fit' };
    orders.push(...found.map((last) => readOrder(last, lines)));
  }
  const [best, ...others] = orders.sort((a, b) => a.cost - b.cost);
  if (!best) return { round: null, reason: null };
  const next = others.find((other) => !isSameOrder(other, best));
  const reason = reasonAgainst(best, next, BY_ONE_TEE);
  if (reason !== null) return { round: null, reason };
  return { round: { keys: best.keys, miss: best.miss }, reason };
}

/**
 * Each row of the card, scaled to the lines, asks for its best order: lines drawn from other tees than the card's, or a
 * little short, change the scale and not the order. It counts where all rows ask for the same.
 */
function findByAllTees({ tees, mayBe }: PrintedRound, lines: readonly LineOfRound[], walks: Walks) {
  const traced = sumOf(lines.map(({ metres }) => metres));
  const rows = tees.flatMap((lengths) => {
    const scale = sumOf(lengths) / traced;
    const isPlausible = scale >= SCALES.least && scale <= SCALES.most;
    return isPlausible ? [lengths.map((length) => length / scale)] : [];
  });
  const isWhole = rows[0]?.length === lines.length && lines.length >= LEAST_AGREED_HOLES;
  if (!isWhole || rows.length < LEAST_ROWS) return null;
  const orders = rows.flatMap((lengths) => {
    const offAt = (metres: number, position: number) => Math.abs(lengths[position]! - metres);
    const found = bestOrders(fitsOf(lengths, lines, BY_ALL_TEES, mayBe, offAt), walks, {
      ...BY_ALL_TEES,
      mean: BY_ALL_TEES.each,
    });
    return found?.[0] ? [readOrder(found[0], lines)] : [];
  });
  const [best] = orders.toSorted((a, b) => a.miss - b.miss);
  if (!best || orders.length < rows.length || !orders.every((order) => isSameOrder(order, best))) return null;
  return reasonAgainst(best, undefined, BY_ALL_TEES) === null ? { keys: best.keys, miss: best.miss } : null;
}

const sumOf = (values: readonly number[]) => values.reduce((sum, each) => sum + each, 0);

const isSameOrder = (a: FoundRound, b: FoundRound) =>
  a.keys.every((key, position) => key === b.keys[position]);

function fitsOf(
  lengths: readonly number[],
  lines: readonly LineOfRound[],
  { each }: Limits,
  mayBe: PrintedRound['mayBe'],
  offAt: (metres: number, position: number) => number,
): Fit[][] {
  return lengths.map((printed, position) =>
    lines.flatMap((line, index) => {
      const off = offAt(line.metres, position);
      if (off > DOUBTFUL * each || !mayBe(line, position)) return [];
      return [{ index, off, miss: Math.abs(printed - line.metres) }];
    }),
  );
}

/** Whether a walk is from one nine to the next: the clubhouse is on the way, so that walk decides nothing. */
const isTurn = (position: number) => position % 9 === 0;

/** A line (by its index) that may be played at a position; `off` is from the nearest tee, `miss` from this one. */
type Fit = { index: number; off: number; miss: number };

/** A step of an order that is read from its last hole back; `misses` and `cost` are sums up to here. */
type Step = Fit & { before: Step | null; walk: number; misses: number; cost: number };

/** Orders that have played the same holes, the last of them alike: the best, and the next best. */
type State = { holes: number; best: Step; next: Step | null };

/** The best orders, at most two, as their last steps; null where there are too many to look at. */
function bestOrders(fits: readonly (readonly Fit[])[], walks: Walks, limits: Limits): Step[] | null {
  const least = fits.map((each) => Math.min(...each.map(({ miss }) => miss)));
  const most = DOUBTFUL * limits.mean * fits.length;
  let missesToCome = least.reduce((sum, each) => sum + each, 0);
  let states: State[] = [];
  for (const [position, here] of fits.entries()) {
    missesToCome -= least[position]!;
    const reached = new Map<number, State>();
    const reach = (fit: Fit, before: Step | null, holes: number) => {
      const { index, miss } = fit;
      const walk = before === null ? 0 : walks[before.index]![index]!;
      const misses = (before?.misses ?? 0) + miss;
      if ((walk > DOUBTFUL * limits.walk && !isTurn(position)) || misses + missesToCome > most) return;
      const cost = (before?.cost ?? 0) + miss + (isTurn(position) ? 0 : walk / limits.walkPerMiss);
      keepTwo(reached, holes + 2 ** index, { ...fit, before, walk, misses, cost });
    };
    for (const fit of here) {
      if (position === 0) reach(fit, null, 0);
      for (const { holes, best, next } of states) {
        if (Math.floor(holes / 2 ** fit.index) % 2 === 1) continue;
        reach(fit, best, holes);
        if (next) reach(fit, next, holes);
      }
    }
    if (reached.size > limits.states && !limits.dropsDearest) return null;
    states = [...reached.values()].sort((a, b) => a.best.cost - b.best.cost).slice(0, limits.states);
  }
  const all = states.flatMap(({ best, next }) => (next ? [best, next] : [best]));
  return all.sort((a, b) => a.cost - b.cost).slice(0, 2);
}

function keepTwo(reached: Map<number, State>, holes: number, step: Step): void {
  const key = holes * MOST_HOLES + step.index;
  const known = reached.get(key);
  if (!known) reached.set(key, { holes, best: step, next: null });
  else if (step.cost < known.best.cost) reached.set(key, { holes, best: step, next: known.best });
  else if (!known.next || step.cost < known.next.cost) known.next = step;
}

/** `off` and `walks` by position. */
type Order = FoundRound & { off: number[]; walks: number[]; cost: number };

function readOrder(last: Step, lines: readonly LineOfRound[]): Order {
  const steps: Step[] = [];
  for (let step: Step | null = last; step; step = step.before) steps.unshift(step);
  return {
    keys: steps.map(({ index }) => lines[index]!.key),
    miss: last.misses / steps.length,
    off: steps.map(({ off }) => off),
    walks: steps.map(({ walk }) => walk),
    cost: last.cost,
  };
}

function reasonAgainst(
  { miss, off, walks, cost }: Order,
  next: Order | undefined,
  limits: Limits,
): string | null {
  if (miss > limits.mean) return `${miss.toFixed(1)} m off in the mean`;
  const worst = Math.max(...off);
  if (worst > limits.each) return `one line is ${Math.round(worst)} m off`;
  const long = walks.find((walk, position) => walk > (isTurn(position) ? limits.turn : limits.walk));
  if (long !== undefined) return `a walk of ${Math.round(long)} m`;
  return next && next.cost - cost < CLEARLY_WORSE ? 'another order fits as well' : null;
}
