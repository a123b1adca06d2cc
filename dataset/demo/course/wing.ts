import type { Random } from '../random.ts';
import type { XY } from './plane.ts';

/**
 * A wing is six to eighteen holes in parallel lanes that start and end near one base line. Its own plane: x across
 * the lanes, y away from the base. Holes keep to their lanes, so they never cross.
 */
export type Wing = {
  /** A line for each hole, tee first. */
  lines: XY[][];
  lanes: { x: number; bottom: number; top: number }[];
};

/** One stretch of holes in one lane, or a single hole across the tops of the lanes between two. */
export type Leg =
  | { kind: 'lane'; lane: number; direction: 1 | -1; holes: number }
  | { kind: 'cross'; from: number; to: number };

const up = (lane: number, holes: number): Leg => ({ kind: 'lane', lane, direction: 1, holes });
const down = (lane: number, holes: number): Leg => ({ kind: 'lane', lane, direction: -1, holes });
const cross = (from: number, to: number): Leg => ({ kind: 'cross', from, to });

/** Orders of play for a number of holes; each comes back to the base. */
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

/** How a wing is played: drawn once, then laid out as often as lengths and spacing are corrected. */
export type WingPlan = { legs: Leg[]; isMirrored: boolean; gaps: number[]; sways: number[]; bends: number[] };

/** Long wings have two lanes (links), wide ones six: they are shallow, which keeps a star of wings compact. */
export type WingShape = 'long' | 'usual' | 'wide';

/** The routings for a number of holes in a shape. */
export function routingsOf(holes: number, shape: WingShape): Leg[][] {
  const routings = ROUTINGS[holes];
  if (!routings) throw new RangeError(`There is no routing for ${holes} holes`);
  return routings.filter((legs) => holes !== 9 || shapeOf(legs) === shape);
}

/** Widths of a lane that a hole bends sideways: with the shifts of its ends under half, so that neighbours never meet. */
const MOST_BEND = 0.24;

/** What is drawn for a wing whatever its routing: walks, small shifts, bends. */
export function drawWingManner(holes: number, random: Random): Omit<WingPlan, 'legs'> {
  const several = (draw: () => number, count: number) => Array.from({ length: count }, draw);
  return {
    isMirrored: random.chance(0.5),
    gaps: several(() => random.between(32, 62), holes),
    sways: several(() => random.normal(0, 0.045), holes * 2),
    bends: several(() => Math.max(-MOST_BEND, Math.min(MOST_BEND, random.normal(0, 0.15))), holes),
  };
}

function shapeOf(legs: readonly Leg[]): WingShape {
  const lanes = legs.filter((leg) => leg.kind === 'lane').length;
  return lanes === 2 ? 'long' : lanes === 4 ? 'usual' : 'wide';
}

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
export function unevenness(wing: Wing, plan: WingPlan, lengths: readonly number[], spacing: number): number {
  const highest = Math.max(...wing.lanes.map((lane) => lane.top));
  let sum = 0;
  for (const { bottom, top } of wing.lanes) sum += bottom + (highest - top) * 0.4;
  sum += 2 * (wing.lines[0]![0]![1] + wing.lines.at(-1)!.at(-1)![1]);
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

type LaneReach = { bottom: number; top: number };

/** A wing while it's being laid out. */
type Draft = {
  plan: WingPlan;
  lengths: readonly number[];
  spacing: number;
  lines: XY[][];
  lanes: Map<number, LaneReach>;
  /** How far out a lane may reach that a cross hole passes above. */
  ceilings: Map<number, number>;
  /** Where the last hole ended. */
  y: number;
};

/** Lays the holes out by their lengths. */
export function layWing(plan: WingPlan, lengths: readonly number[], spacing: number): Wing {
  const draft: Draft = { plan, lengths, spacing, lines: [], lanes: new Map(), ceilings: new Map(), y: 0 };
  plan.legs.forEach((leg, index) => {
    if (leg.kind === 'cross') layCross(draft, leg, plan.legs[index + 1]);
    else layLane(draft, leg, index === plan.legs.length - 1);
  });
  return finished(draft);
}

function layCross(draft: Draft, leg: Extract<Leg, { kind: 'cross' }>, next: Leg | undefined): void {
  const { plan, lengths, spacing, lines, lanes, ceilings } = draft;
  const hole = lines.length;
  const length = lengths[hole]!;
  // A hole that is longer than the lanes are wide passes above the next ones, too.
  const overhang = Math.max(0, length / spacing - Math.abs(leg.to - leg.from)) / 2;
  const beyond = Math.ceil(overhang + 0.3) * Math.sign(leg.to - leg.from);
  const passed = lanesBetween(leg.from - beyond, leg.to + beyond).filter(
    (lane) => lane !== leg.from && lane !== leg.to,
  );
  const over = Math.max(draft.y, ...passed.map((lane) => lanes.get(lane)?.top ?? 0)) + CROSS_ROOM;
  // High enough for the next lane to come back to the base.
  const nextHoles = next?.kind === 'lane' ? next.holes : 0;
  const level = Math.max(over, laneLength(lengths, plan.gaps, hole + 1, nextHoles) * 0.9);
  for (const lane of passed) ceilings.set(lane, level - CROSS_ROOM);
  ceilings.set(leg.to, level - CROSS_TURN);
  const middle = ((leg.from + leg.to) / 2) * spacing;
  const reach = (Math.sign(leg.to - leg.from) * length) / 2;
  lines.push([
    [middle - reach, level],
    [middle + reach, level + length * plan.sways[hole * 2]! * 0.25],
  ]);
  for (const lane of [leg.from, ...lanesBetween(leg.from, leg.to), leg.to]) extend(lanes, lane, level);
  draft.y = level - CROSS_TURN;
}

function layLane(draft: Draft, leg: Extract<Leg, { kind: 'lane' }>, isLast: boolean): void {
  const { plan, lengths, spacing, lines, lanes } = draft;
  const first = lines.length;
  const whole = laneLength(lengths, plan.gaps, first, leg.holes);
  const ceiling = draft.ceilings.get(leg.lane) ?? Number.POSITIVE_INFINITY;
  let y = Math.min(draft.y, leg.direction === 1 ? ceiling - whole : ceiling);
  // A last lane that would end below the base is started further out, as far as a walk may go.
  const reachable = Math.min(whole, ceiling);
  if (leg.direction === -1 && isLast && y < reachable) y += Math.min(MOST_CATCH_UP, reachable - y) * 0.6;
  for (let hole = first; hole < first + leg.holes; hole++) {
    const length = lengths[hole]!;
    const tee: XY = [spacing * (leg.lane + plan.sways[hole * 2]!), y];
    const green: XY = [spacing * (leg.lane + plan.sways[hole * 2 + 1]! * 1.6), y + leg.direction * length];
    lines.push(withBends(tee, green, length, spacing, plan.bends[hole]!));
    extend(lanes, leg.lane, y);
    extend(lanes, leg.lane, green[1]);
    y = green[1];
    if (hole + 1 < first + leg.holes) y += leg.direction * plan.gaps[hole]!;
  }
  draft.y = y;
}

function extend(lanes: Map<number, LaneReach>, lane: number, y: number): void {
  const known = lanes.get(lane);
  if (!known) lanes.set(lane, { bottom: y, top: y });
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

/** A par 4 has one bend at its landing area, a par 5 two; short holes are straight. */
function withBends(tee: XY, green: XY, length: number, spacing: number, bend: number): XY[] {
  if (length < 250) return [tee, green];
  const at = (share: number, sideways: number): XY => [
    tee[0] + (green[0] - tee[0]) * share + sideways * spacing,
    tee[1] + (green[1] - tee[1]) * share,
  ];
  if (length < 455) return [tee, at(Math.min(0.66, 225 / length), bend), green];
  return [tee, at(Math.min(0.5, 235 / length), bend), at(0.74, -bend * 0.45), green];
}

function finished({ lines, lanes, spacing, plan }: Draft): Wing {
  const keys = [...lanes.keys()];
  const middle = ((Math.min(...keys) + Math.max(...keys)) / 2) * spacing;
  const lowest = Math.min(...[...lanes.values()].map((lane) => lane.bottom));
  const turn = plan.isMirrored ? -1 : 1;
  const made = [...lanes].map(([lane, { bottom, top }]) => ({
    x: turn * (lane * spacing - middle),
    bottom: bottom - lowest,
    top: top - lowest,
  }));
  return {
    lines: lines.map((line) => line.map(([x, y]): XY => [turn * (x - middle), y - lowest])),
    lanes: made.sort((a, b) => a.x - b.x),
  };
}
