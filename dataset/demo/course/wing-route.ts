import type { Leg, WingPlan } from './wing-plan.ts';

/** How far from the base a lane's holes begin and how far out they reach, metres. */
export type LaneReach = { lane: number; bottom: number; top: number };

/** Where a wing's holes begin and end, metres away from its base: all that tells whether it fills its ground. */
export type WingRoute = {
  starts: number[];
  ends: number[];
  /** The lanes that are played, in the order of play. */
  lanes: LaneReach[];
  /** The lowest of all: where the base is. */
  lowest: number;
};

/** The least spacing at which a wing's cross holes stay above its own lanes, in metres; 0 where it has none. */
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
 * How badly a wing fills its ground, in metres: lanes that start or end far from the base or reach further than
 * others, above all the first tee's and the last green's, and cross holes that are longer than the wing is wide.
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
      // Such a hole could meet one of the next wing: anything is better.
      if (overhang > 0) sum += 1_000_000 + overhang;
      hole++;
    }
  }
  return sum;
}

/** Where a cross hole's line runs above the lanes that it passes, and how far lanes stay below it. */
const CROSS_ROOM = 62;
/** How far below a cross hole the lane that follows it begins. */
const CROSS_TURN = 38;
const MOST_CATCH_UP = 130;

/** A route while it's being found. */
type Draft = {
  plan: WingPlan;
  lengths: readonly number[];
  spacing: number;
  starts: number[];
  ends: number[];
  lanes: LaneReach[];
  /** How far out a lane may reach that a cross hole passes above. */
  ceilings: Map<number, number>;
  /** Where the last hole ended. */
  y: number;
};

/** Finds where each hole begins and ends, by their lengths. */
export function routeWing(plan: WingPlan, lengths: readonly number[], spacing: number): WingRoute {
  const draft: Draft = {
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
    if (leg.kind === 'cross') routeCross(draft, leg, plan.legs[index + 1]);
    else routeLane(draft, leg, index === plan.legs.length - 1);
  });
  const { starts, ends, lanes } = draft;
  let lowest = Number.POSITIVE_INFINITY;
  for (const { bottom } of lanes) lowest = Math.min(lowest, bottom);
  return { starts, ends, lanes, lowest };
}

function routeCross(draft: Draft, leg: Extract<Leg, { kind: 'cross' }>, next: Leg | undefined): void {
  const { plan, lengths, spacing, starts, ends, lanes, ceilings } = draft;
  const hole = starts.length;
  const length = lengths[hole]!;
  // A hole that is longer than the lanes are wide passes above the next ones, too.
  const overhang = Math.max(0, length / spacing - Math.abs(leg.to - leg.from)) / 2;
  const beyond = Math.ceil(overhang + 0.3) * Math.sign(leg.to - leg.from);
  const passed = lanesBetween(leg.from - beyond, leg.to + beyond).filter(
    (lane) => lane !== leg.from && lane !== leg.to,
  );
  const over = Math.max(draft.y, ...passed.map((lane) => laneOf(lanes, lane)?.top ?? 0)) + CROSS_ROOM;
  // High enough for the next lane to come back to the base.
  const nextHoles = next?.kind === 'lane' ? next.holes : 0;
  const level = Math.max(over, laneLength(lengths, plan.gaps, hole + 1, nextHoles) * 0.9);
  for (const lane of passed) ceilings.set(lane, level - CROSS_ROOM);
  ceilings.set(leg.to, level - CROSS_TURN);
  starts.push(level);
  ends.push(level + length * plan.sways[hole * 2]! * 0.25);
  for (const lane of [leg.from, ...lanesBetween(leg.from, leg.to), leg.to]) extend(lanes, lane, level);
  draft.y = level - CROSS_TURN;
}

function routeLane(draft: Draft, leg: Extract<Leg, { kind: 'lane' }>, isLast: boolean): void {
  const { plan, lengths, starts, ends, lanes } = draft;
  const first = starts.length;
  const whole = laneLength(lengths, plan.gaps, first, leg.holes);
  const ceiling = draft.ceilings.get(leg.lane) ?? Number.POSITIVE_INFINITY;
  let y = Math.min(draft.y, leg.direction === 1 ? ceiling - whole : ceiling);
  // A last lane that would end below the base is started further out, as far as a walk may go.
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
  draft.y = y;
}

/** The few lanes of a wing are found sooner one by one than by a map, and sixteen routes are tried for each wing. */
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
