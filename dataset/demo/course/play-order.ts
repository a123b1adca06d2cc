import type { Random } from '../random.ts';
import type { WishedHole } from './layout.ts';
import { drawWingManner, routingsOf, type WingPlan, type WingShape } from './wing-plan.ts';
import { routeWing, unevenness } from './wing-route.ts';

/** A wing with its holes in the order of play. */
export type OrderedWing = { plan: WingPlan; holes: WishedHole[] };

const TRIES = 16;
/** What a par 3 on the first tee, or two par 3s or par 5s in a row, weigh against metres of uneven ground. */
const FAULT_METRES = 260;

/**
 * Chooses the order of play of a wing's holes and the routing that they are laid out by: the best of some random
 * ones, so that nines come back to the clubhouse and their lanes fill the ground. The halves of a wing of eighteen
 * keep their holes.
 */
export function orderWing(
  holes: readonly WishedHole[],
  shape: WingShape,
  spacing: number,
  random: Random,
): OrderedWing {
  const manner = drawWingManner(holes.length, random);
  const routings = routingsOf(holes.length, shape);
  let best: OrderedWing | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const order =
      holes.length === 18
        ? [...random.shuffled(holes.slice(0, 9)), ...random.shuffled(holes.slice(9))]
        : random.shuffled(holes);
    const plan: WingPlan = { ...manner, legs: random.pick(routings) };
    const lengths = order.map((hole) => hole.length);
    const cost =
      unevenness(routeWing(plan, lengths, spacing), plan, lengths, spacing) + FAULT_METRES * parFaults(order);
    if (cost < least || best === null) [best, least] = [{ plan, holes: order }, cost];
  }
  return best!;
}

function parFaults(holes: readonly WishedHole[]): number {
  let faults = holes[0]!.par === 3 ? 1 : 0;
  for (let i = 1; i < holes.length; i++) {
    if (holes[i]!.par !== 4 && holes[i]!.par === holes[i - 1]!.par) faults++;
  }
  return faults;
}
