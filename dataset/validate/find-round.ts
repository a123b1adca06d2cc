import type { CourseHole } from '../course/course-in-progress.ts';
import { walkBetween } from '../course/sort-holes.ts';
import { compareText } from '../text/compare-text.ts';

/**
 * Metres: between one tee's lengths and the lines in the mean, between a line and the tee of its hole that it's nearest to,
 * from a green to the next tee, and between two nines.
 */
const MOST = { mean: 10, each: 25, walk: 250, turn: 750 } as const;
/** Times these limits: an order within them isn't taken, but casts doubt on one that is. */
const DOUBTFUL = 1.5;
/** Metres of walk that say as much as a metre between card and line. */
const WALK_PER_MISS = 10;
/** By which the next best order must be worse: metres between card and lines over the whole round. */
const CLEARLY_WORSE = 15;
/** With more, the holes lie too close to each other to decide. */
const MOST_STATES = 10_000;
/** Sets of holes are counted in one number. */
const MOST_HOLES = 46;

/** `metres` is the length of the line. */
export type LineOfRound = Pick<CourseHole, 'key' | 'loop' | 'number' | 'line'> & { metres: number };

/** Lengths in metres in the order of play, from each tee; which line may be which position (from 0). */
export type PrintedRound = {
  tees: readonly (readonly number[])[];
  mayBe: (line: LineOfRound, position: number) => boolean;
};

/** `keys` by position; `miss` is the mean of what card and lines differ by. */
export type FoundRound = { keys: string[]; miss: number };

/** `reason` why the best order isn't good enough; null where no order comes near. */
type Sought = { round: FoundRound; reason: null } | { round: null; reason: string | null };

/**
 * The one order of mapped holes that a card's lengths and the walks from green to tee leave, over the whole
 * round and from the tee that fits best. The order of lines and tees has no effect.
 */
export function findRound({ tees, mayBe }: PrintedRound, lines: readonly LineOfRound[]): Sought {
  if (lines.length > MOST_HOLES) return { round: null, reason: 'too many holes' };
  const sorted = lines.toSorted((a, b) => compareText(a.key, b.key));
  const walks = sorted.map((from) => sorted.map((to) => walkBetween(from, to)));
  const offAt = (metres: number, position: number) =>
    Math.min(...tees.map((lengths) => Math.abs(lengths[position]! - metres)));
  const orders: Order[] = [];
  for (const lengths of tees) {
    const fits = lengths.map((printed, position) =>
      sorted.flatMap((line, index) => {
        const off = offAt(line.metres, position);
        if (off > DOUBTFUL * MOST.each || !mayBe(line, position)) return [];
        return [{ index, off, miss: Math.abs(printed - line.metres) }];
      }),
    );
    const found = bestOrders(fits, walks);
    if (found === null) return { round: null, reason: 'too many orders fit' };
    orders.push(...found.map((last) => readOrder(last, sorted)));
  }
  const [best, ...others] = orders.sort((a, b) => a.cost - b.cost);
  if (!best) return { round: null, reason: null };
  const next = others.find(({ keys }) => keys.some((key, position) => key !== best.keys[position]));
  const reason = reasonAgainst(best, next);
  if (reason !== null) return { round: null, reason };
  return { round: { keys: best.keys, miss: best.miss }, reason };
}

/** From one nine to the next: the clubhouse is on the way, so that walk decides nothing. */
const isTurn = (position: number) => position % 9 === 0;

/** A line (by its index) that may be played at a position; `off` is from the nearest tee, `miss` from this one. */
type Fit = { index: number; off: number; miss: number };

/** Of an order that is read from its last hole back; `misses` and `cost` are sums up to here. */
type Step = Fit & { before: Step | null; walk: number; misses: number; cost: number };

/** Orders that have played the same holes, the last of them alike: the best, and the next best. */
type State = { holes: number; best: Step; next: Step | null };

/** At most two, as their last steps; null where there are too many to look at. */
function bestOrders(fits: readonly (readonly Fit[])[], walks: readonly (readonly number[])[]): Step[] | null {
  const least = fits.map((each) => Math.min(...each.map(({ miss }) => miss)));
  const most = DOUBTFUL * MOST.mean * fits.length;
  let missesToCome = least.reduce((sum, each) => sum + each, 0);
  let states: State[] = [];
  for (const [position, here] of fits.entries()) {
    missesToCome -= least[position]!;
    const reached = new Map<number, State>();
    const reach = (fit: Fit, before: Step | null, holes: number) => {
      const { index, miss } = fit;
      const walk = before === null ? 0 : walks[before.index]![index]!;
      const misses = (before?.misses ?? 0) + miss;
      if ((walk > DOUBTFUL * MOST.walk && !isTurn(position)) || misses + missesToCome > most) return;
      const cost = (before?.cost ?? 0) + miss + (isTurn(position) ? 0 : walk / WALK_PER_MISS);
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
    if (reached.size > MOST_STATES) return null;
    states = [...reached.values()];
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

function reasonAgainst({ miss, off, walks, cost }: Order, next: Order | undefined): string | null {
  if (miss > MOST.mean) return `${miss.toFixed(1)} m off in the mean`;
  const worst = Math.max(...off);
  if (worst > MOST.each) return `one line is ${Math.round(worst)} m off`;
  const long = walks.find((walk, position) => walk > (isTurn(position) ? MOST.turn : MOST.walk));
  if (long !== undefined) return `a walk of ${Math.round(long)} m`;
  return next && next.cost - cost < CLEARLY_WORSE ? 'another order fits as well' : null;
}
