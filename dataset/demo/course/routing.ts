import type { Random } from '../random.ts';

type Leg =
  | { kind: 'lane'; lane: number; direction: 1 | -1; holes: number }
  | { kind: 'cross'; from: number; to: number };

const up = (lane: number, holes: number): Leg => ({ kind: 'lane', lane, direction: 1, holes });
const down = (lane: number, holes: number): Leg => ({ kind: 'lane', lane, direction: -1, holes });
const cross = (from: number, to: number): Leg => ({ kind: 'cross', from, to });

/** Ways to play so that the last hole comes back to the base. */
const ROUTINGS: Record<number, Leg[][]> = {
  6: [
    [up(0, 3), down(1, 3)],
    [up(0, 1), down(1, 2), up(2, 2), down(3, 1)],
    [up(0, 2), down(1, 1), up(2, 1), down(3, 2)],
  ],
  9: [
    [up(0, 2), down(1, 2), up(2, 2), down(3, 3)],
    [up(0, 3), down(1, 2), up(2, 2), down(3, 2)],
    [up(0, 2), down(1, 2), up(2, 3), down(3, 2)],
    [up(0, 2), down(1, 3), up(2, 2), down(3, 2)],
    [up(0, 2), cross(0, 3), down(3, 2), up(2, 2), down(1, 2)],
    [up(0, 2), down(1, 2), up(2, 2), cross(2, -1), down(-1, 2)],
    [up(1, 2), down(2, 2), up(3, 2), cross(3, 0), down(0, 2)],
    [up(0, 2), down(2, 2), up(3, 2), down(1, 3)],
    [up(0, 2), down(2, 3), up(3, 2), down(1, 2)],
    [up(0, 3), down(2, 2), up(3, 2), down(1, 2)],
    [up(1, 2), down(3, 2), up(2, 2), down(0, 3)],
    [up(1, 3), down(3, 2), up(2, 2), down(0, 2)],
    [up(0, 1), down(2, 2), up(4, 1), down(5, 2), up(3, 2), down(1, 1)],
    [up(0, 2), down(2, 1), up(4, 2), down(5, 1), up(3, 1), down(1, 2)],
    [up(0, 1), down(2, 1), up(4, 2), down(5, 2), up(3, 1), down(1, 2)],
    [up(0, 1), down(1, 2), up(2, 1), down(3, 2), up(4, 2), down(5, 1)],
    [up(0, 2), down(1, 1), up(2, 2), down(3, 1), up(4, 1), down(5, 2)],
    [up(0, 1), down(1, 1), up(2, 2), down(3, 2), up(4, 1), down(5, 2)],
    [up(0, 2), down(1, 2), up(2, 1), down(3, 1), up(4, 2), down(5, 1)],
    [up(0, 2), cross(0, 2), down(2, 1), up(3, 1), down(4, 2), up(5, 1), down(1, 1)],
    [up(0, 4), down(1, 5)],
    [up(0, 5), down(1, 4)],
  ],
  12: [
    [up(0, 3), down(1, 3), up(2, 3), down(3, 3)],
    [up(0, 2), down(1, 2), up(2, 2), down(3, 2), up(4, 2), down(5, 2)],
  ],
  18: [[up(0, 9), down(1, 9)]],
};

export type WingPlan = { legs: Leg[]; isMirrored: boolean; gaps: number[]; sways: number[]; bends: number[] };

/** Long wings have two lanes (links); wide ones have six and are shallow, which keeps a star compact. */
export type WingShape = 'long' | 'usual' | 'wide';

/** Throws if no routing is known for that many holes. */
export function routingsOf(holes: number, shape: WingShape): Leg[][] {
  const routings = ROUTINGS[holes];
  if (!routings) throw new RangeError(`There is no routing for ${holes} holes`);
  return routings.filter((legs) => holes !== 9 || shapeOf(legs) === shape);
}

const lanesOf = (legs: readonly Leg[]): number[] =>
  legs.flatMap((leg) => (leg.kind === 'lane' ? [leg.lane] : []));

/** How many lanes the first tee is left of the middle; negative to its right. */
export function leftOfMiddle(legs: readonly Leg[]): number {
  const lanes = lanesOf(legs);
  return (Math.min(...lanes) + Math.max(...lanes)) / 2 - lanes[0]!;
}

/** The most that a lane bends, in lane widths: with the shifts of its ends less than half, so that neighbours never meet. */
const MOST_BEND = 0.24;

/** What doesn't depend on the routing or the side: walks between holes (metres), small shifts and bends (lane widths). */
export function drawWingDetails(holes: number, random: Random): Omit<WingPlan, 'legs' | 'isMirrored'> {
  const several = (draw: () => number, count: number) => Array.from({ length: count }, draw);
  return {
    gaps: several(() => random.between(32, 62), holes),
    sways: several(() => random.normal(0, 0.045), holes * 2),
    bends: several(() => Math.max(-MOST_BEND, Math.min(MOST_BEND, random.normal(0, 0.15))), holes),
  };
}

function shapeOf(legs: readonly Leg[]): WingShape {
  const lanes = legs.filter((leg) => leg.kind === 'lane').length;
  return lanes === 2 ? 'long' : lanes === 4 ? 'usual' : 'wide';
}

/** Metres from the base. */
type LaneReach = { lane: number; bottom: number; top: number };

/** Metres from the base. */
export type WingRoute = {
  starts: number[];
  ends: number[];
  lanes: LaneReach[];
  /** The lowest place of all lanes, where the base is. */
  lowest: number;
};

/** Metres between the first tee and the last green that don't matter. */
const SHORT_WALK = 230;

/** Metres that the last green is too far from the first tee. */
export function walkBack({ starts, ends }: WingRoute, { legs }: WingPlan, spacing: number): number {
  const lanes = lanesOf(legs);
  const aside = (lanes.at(-1)! - lanes[0]!) * spacing;
  return Math.max(0, Math.hypot(aside, ends.at(-1)! - starts[0]!) - SHORT_WALK);
}

/** Metres, for cross holes to fit above the lanes; 0 without cross holes. */
export function spacingNeeded(plan: WingPlan, lengths: readonly number[]): number {
  let hole = 0;
  let needed = 0;
  for (const leg of plan.legs) {
    if (leg.kind === 'lane') hole += leg.holes;
    else needed = Math.max(needed, lengths[hole++]! / (Math.abs(leg.to - leg.from) + 0.9));
  }
  return needed;
}

/**
 * Metres: lanes that begin far from the base (most of all the first tee's and the last green's), lanes
 * shorter than others, and cross holes longer than the wing is wide.
 */
export function unevenness(
  { starts, ends, lanes, lowest }: WingRoute,
  plan: WingPlan,
  lengths: readonly number[],
  spacing: number,
): number {
  let highest = Number.NEGATIVE_INFINITY;
  for (const { top } of lanes) highest = Math.max(highest, top);
  let sum = 2 * (starts[0]! + ends.at(-1)! - 2 * lowest);
  for (const { bottom, top } of lanes) sum += bottom - lowest + (highest - top) * 0.4;
  let hole = 0;
  for (const leg of plan.legs) {
    if (leg.kind === 'lane') hole += leg.holes;
    else {
      const overhang = lengths[hole]! - (Math.abs(leg.to - leg.from) + 0.55) * spacing;
      // Such a hole could cross one in the next wing, so anything else is better.
      if (overhang > 0) sum += 1_000_000 + overhang;
      hole++;
    }
  }
  return sum;
}

/** Above the lanes that a cross hole passes. */
const CROSS_ROOM = 62;
/** The way from a cross hole down to where the next lane begins. */
const CROSS_TURN = 38;
const MOST_CATCH_UP = 130;

type RouteSoFar = {
  plan: WingPlan;
  lengths: readonly number[];
  spacing: number;
  starts: number[];
  ends: number[];
  lanes: LaneReach[];
  /** How far out a lane may reach below a cross hole. */
  ceilings: Map<number, number>;
  y: number;
};

/** `lengths` (metres) are in the order of play. */
export function routeWing(plan: WingPlan, lengths: readonly number[], spacing: number): WingRoute {
  const soFar: RouteSoFar = {
    plan,
    lengths,
    spacing,
    starts: [],
    ends: [],
    lanes: [],
    ceilings: new Map(),
    y: 0,
  };
  plan.legs.forEach((leg, index) => {
    if (leg.kind === 'cross') routeCross(soFar, leg, plan.legs[index + 1]);
    else routeLane(soFar, leg, index === plan.legs.length - 1);
  });
  const { starts, ends, lanes } = soFar;
  let lowest = Number.POSITIVE_INFINITY;
  for (const { bottom } of lanes) lowest = Math.min(lowest, bottom);
  return { starts, ends, lanes, lowest };
}

function routeCross(soFar: RouteSoFar, leg: Extract<Leg, { kind: 'cross' }>, next: Leg | undefined): void {
  const { plan, lengths, spacing, starts, ends, lanes, ceilings } = soFar;
  const hole = starts.length;
  const length = lengths[hole]!;
  // A hole longer than the lanes are wide passes above the next ones too.
  const overhang = Math.max(0, length / spacing - Math.abs(leg.to - leg.from)) / 2;
  const beyond = Math.ceil(overhang + 0.3) * Math.sign(leg.to - leg.from);
  const passed = lanesBetween(leg.from - beyond, leg.to + beyond).filter(
    (lane) => lane !== leg.from && lane !== leg.to,
  );
  const over = Math.max(soFar.y, ...passed.map((lane) => laneOf(lanes, lane)?.top ?? 0)) + CROSS_ROOM;
  // High enough for the next lane to come back to the base.
  const nextHoles = next?.kind === 'lane' ? next.holes : 0;
  const level = Math.max(over, laneLength(lengths, plan.gaps, hole + 1, nextHoles) * 0.9);
  for (const lane of passed) ceilings.set(lane, level - CROSS_ROOM);
  ceilings.set(leg.to, level - CROSS_TURN);
  starts.push(level);
  ends.push(level + length * plan.sways[hole * 2]! * 0.25);
  for (const lane of [leg.from, ...lanesBetween(leg.from, leg.to), leg.to]) extend(lanes, lane, level);
  soFar.y = level - CROSS_TURN;
}

function routeLane(soFar: RouteSoFar, leg: Extract<Leg, { kind: 'lane' }>, isLast: boolean): void {
  const { plan, lengths, starts, ends, lanes } = soFar;
  const first = starts.length;
  const whole = laneLength(lengths, plan.gaps, first, leg.holes);
  const ceiling = soFar.ceilings.get(leg.lane) ?? Number.POSITIVE_INFINITY;
  let y = Math.min(soFar.y, leg.direction === 1 ? ceiling - whole : ceiling);
  // If the last lane would end below the base, it starts further out, as far as a walk may go.
  const reachable = Math.min(whole, ceiling);
  if (leg.direction === -1 && isLast && y < reachable) y += Math.min(MOST_CATCH_UP, reachable - y) * 0.6;
  const from = y;
  for (let hole = first; hole < first + leg.holes; hole++) {
    starts.push(y);
    y += leg.direction * lengths[hole]!;
    ends.push(y);
    if (hole + 1 < first + leg.holes) y += leg.direction * plan.gaps[hole]!;
  }
  extend(lanes, leg.lane, from);
  extend(lanes, leg.lane, y);
  soFar.y = y;
}

/** The reach of a lane: with so few a loop is faster than a map, and sixteen routes are tried for each wing. */
function laneOf(lanes: readonly LaneReach[], lane: number): LaneReach | null {
  for (const each of lanes) if (each.lane === lane) return each;
  return null;
}

function extend(lanes: LaneReach[], lane: number, y: number): void {
  const known = laneOf(lanes, lane);
  if (!known) lanes.push({ lane, bottom: y, top: y });
  else {
    known.bottom = Math.min(known.bottom, y);
    known.top = Math.max(known.top, y);
  }
}

function lanesBetween(from: number, to: number): number[] {
  const [low, high] = [Math.min(from, to), Math.max(from, to)];
  return Array.from({ length: high - low - 1 }, (_, i) => low + 1 + i);
}

function laneLength(
  lengths: readonly number[],
  gaps: readonly number[],
  first: number,
  holes: number,
): number {
  let sum = 0;
  for (let i = first; i < first + holes; i++) sum += lengths[i]! + (i > first ? gaps[i - 1]! : 0);
  return sum;
}
