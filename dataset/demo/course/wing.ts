import type { Random } from '../random.ts';
import type { XY } from './plane.ts';
import {
  drawWingDetails,
  leftOfMiddle,
  routeWing,
  routingsOf,
  unevenness,
  type WingPlan,
  type WingRoute,
  type WingShape,
  walkBack,
} from './routing.ts';

/** Metres. */
export type HoleToLay = { par: number; length: number };

export type OrderedWing = { plan: WingPlan; holes: HoleToLay[] };

const TRIES = 16;
/** What a par 3 as first hole, or two par 3s or par 5s in a row, cost in metres of unevenness. */
const FAULT_METRES = 260;
/** And what each metre costs that the last green is too far from the first tee. */
const WALK_BACK = 4;

/**
 * The best of some random orders and routings: nines come back to the clubhouse and lanes fill the ground. In
 * a wing of eighteen no hole changes halves. `spacing` is in metres. `side` is where the first tee is, so that those of two
 * wings next to each other meet.
 */
export function orderWing(
  holes: readonly HoleToLay[],
  { shape, spacing, side }: { shape: WingShape; spacing: number; side: 'left' | 'right' },
  random: Random,
): OrderedWing {
  const details = drawWingDetails(holes.length, random);
  const routings = routingsOf(holes.length, shape);
  let best: OrderedWing | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const order =
      holes.length === 18
        ? [...random.shuffled(holes.slice(0, 9)), ...random.shuffled(holes.slice(9))]
        : random.shuffled(holes);
    const legs = random.pick(routings);
    const isMirrored = leftOfMiddle(legs) > 0 === (side === 'right');
    const plan: WingPlan = { ...details, isMirrored, legs };
    const lengths = order.map((hole) => hole.length);
    const route = routeWing(plan, lengths, spacing);
    const cost =
      unevenness(route, plan, lengths, spacing) +
      FAULT_METRES * parFaults(order) +
      WALK_BACK * walkBack(route, plan, spacing);
    if (cost < least || best === null) [best, least] = [{ plan, holes: order }, cost];
  }
  return best!;
}

function parFaults(holes: readonly HoleToLay[]): number {
  let faults = holes[0]!.par === 3 ? 1 : 0;
  for (let i = 1; i < holes.length; i++) {
    if (holes[i]!.par !== 4 && holes[i]!.par === holes[i - 1]!.par) faults++;
  }
  return faults;
}

/**
 * Six to eighteen holes in parallel lanes from one base line: x runs across the lanes, y away from the base.
 * Holes keep to their lanes, so they never cross.
 */
export type Wing = {
  /** The line of each hole, tee first. */
  lines: XY[][];
  lanes: { x: number; bottom: number; top: number }[];
};

/** Lengths and spacing are metres. */
export function layWing(plan: WingPlan, lengths: readonly number[], spacing: number): Wing {
  const route = routeWing(plan, lengths, spacing);
  const lanes = route.lanes.map(({ lane }) => lane);
  const middle = ((Math.min(...lanes) + Math.max(...lanes)) / 2) * spacing;
  const turn = plan.isMirrored ? -1 : 1;
  const toWing = ([x, y]: XY): XY => [turn * (x - middle), y - route.lowest];
  return {
    lines: linesOf(route, plan, lengths, spacing).map((line) => line.map(toWing)),
    lanes: route.lanes
      .map(({ lane, bottom, top }) => ({
        x: turn * (lane * spacing - middle),
        bottom: bottom - route.lowest,
        top: top - route.lowest,
      }))
      .sort((a, b) => a.x - b.x),
  };
}

/** The lines of a wing with lane 0 at x = 0. */
function linesOf(
  { starts, ends }: WingRoute,
  { legs, sways, bends }: WingPlan,
  lengths: readonly number[],
  spacing: number,
): XY[][] {
  const lines: XY[][] = [];
  for (const leg of legs) {
    for (let left = leg.kind === 'lane' ? leg.holes : 1; left > 0; left--) {
      const hole = lines.length;
      const [start, end, length] = [starts[hole]!, ends[hole]!, lengths[hole]!];
      if (leg.kind === 'lane') {
        const tee: XY = [spacing * (leg.lane + sways[hole * 2]!), start];
        const green: XY = [spacing * (leg.lane + sways[hole * 2 + 1]! * 1.6), end];
        lines.push(withBends(tee, green, length, spacing, bends[hole]!));
      } else {
        const middle = ((leg.from + leg.to) / 2) * spacing;
        const reach = (Math.sign(leg.to - leg.from) * length) / 2;
        lines.push([
          [middle - reach, start],
          [middle + reach, end],
        ]);
      }
    }
  }
  return lines;
}

/** A par 4's length has one bend, where drives land; a par 5's two; short holes are straight. */
function withBends(tee: XY, green: XY, length: number, spacing: number, bend: number): XY[] {
  if (length < 250) return [tee, green];
  const at = (share: number, sideways: number): XY => [
    tee[0] + (green[0] - tee[0]) * share + sideways * spacing,
    tee[1] + (green[1] - tee[1]) * share,
  ];
  if (length < 455) return [tee, at(Math.min(0.66, 225 / length), bend), green];
  return [tee, at(Math.min(0.5, 235 / length), bend), at(0.74, -bend * 0.45), green];
}
