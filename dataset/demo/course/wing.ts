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
type Leg =
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
    [up(0, 2), down(1, 2), up(2, 2), cross(2, 0), down(-1, 2)],
    [up(1, 2), down(2, 2), up(3, 2), cross(3, 0), down(0, 2)],
    [up(0, 4), down(1, 5)],
    [up(0, 1), down(1, 2), up(2, 1), down(3, 2), up(4, 2), down(5, 1)],
  ],
  12: [
    [up(0, 3), down(1, 3), up(2, 3), down(3, 3)],
    [up(0, 2), down(1, 2), up(2, 2), down(3, 2), up(4, 2), down(5, 2)],
  ],
  18: [[up(0, 9), down(1, 9)]],
};

/** The two-lane routing of nine is for links; the six-lane one for wide and shallow ground. */
const LINKS_NINE = 7;

/** How a wing is played: drawn once, then laid out as often as lengths and spacing are corrected. */
export type WingPlan = { legs: Leg[]; isMirrored: boolean; gaps: number[]; sways: number[]; bends: number[] };

export function drawWingPlan(holes: number, isLinks: boolean, random: Random): WingPlan {
  const routings = ROUTINGS[holes];
  if (!routings) throw new RangeError(`There is no routing for ${holes} holes`);
  const fitting = routings.filter((_, i) => holes !== 9 || (i === LINKS_NINE) === isLinks);
  const several = (draw: () => number, count: number) => Array.from({ length: count }, draw);
  return {
    legs: random.pick(fitting),
    isMirrored: random.chance(0.5),
    gaps: several(() => random.between(32, 62), holes),
    sways: several(() => random.normal(0, 0.055), holes * 2),
    bends: several(() => random.normal(0, 0.15), holes),
  };
}

/** Where a cross hole's line runs above the lanes that it passes, and how far lanes stay below it. */
const CROSS_ROOM = 62;
const MOST_CATCH_UP = 130;

/** Lays the holes out by their lengths. */
export function layWing(plan: WingPlan, lengths: readonly number[], spacing: number): Wing {
  const lines: XY[][] = [];
  const lanes = new Map<number, { bottom: number; top: number }>();
  const extend = (lane: number, y: number) => {
    const known = lanes.get(lane);
    lanes.set(lane, { bottom: Math.min(known?.bottom ?? y, y), top: Math.max(known?.top ?? y, y) });
  };
  let hole = 0;
  let y = 0;
  plan.legs.forEach((leg, index) => {
    if (leg.kind === 'cross') {
      const length = lengths[hole]!;
      const passed = lanesBetween(leg.from, leg.to);
      const ceiling = Math.max(y, ...passed.map((lane) => lanes.get(lane)?.top ?? 0)) + CROSS_ROOM;
      // The lanes passed that are played later must end below it.
      const later = plan.legs.slice(index + 1).flatMap((next) => (next.kind === 'lane' ? [next] : []));
      const needed = heightNeeded(later, lengths, plan.gaps, hole + 1);
      const level = Math.max(ceiling, needed);
      const middle = ((leg.from + leg.to) / 2) * spacing;
      const side = Math.sign(leg.to - leg.from);
      const reach = (side * length) / 2;
      lines.push([
        [middle - reach, level],
        [middle + reach, level + length * plan.sways[hole * 2]!],
      ]);
      for (const lane of [leg.from, ...passed, leg.to]) extend(lane, level);
      y = level - 8;
      hole++;
      return;
    }
    const x = leg.lane * spacing;
    // Lanes that end below the base are started further out, as far as a walk may go.
    if (leg.direction === -1 && index === plan.legs.length - 1) {
      const whole = laneLength(lengths, plan.gaps, hole, leg.holes);
      if (y < whole) y += Math.min(MOST_CATCH_UP, whole - y) * 0.6;
    }
    for (let i = 0; i < leg.holes; i++, hole++) {
      const length = lengths[hole]!;
      const tee: XY = [x + spacing * plan.sways[hole * 2]!, y];
      const green: XY = [x + spacing * plan.sways[hole * 2 + 1]! * 1.6, y + leg.direction * length];
      lines.push(withBends(tee, green, length, spacing, plan.bends[hole]!));
      extend(leg.lane, y);
      y = green[1];
      extend(leg.lane, y);
      if (i + 1 < leg.holes) y += leg.direction * plan.gaps[hole]!;
    }
  });
  return finished(lines, lanes, spacing, plan.isMirrored);
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

/** How far out the lanes to come will reach when the first of them starts at its own length. */
function heightNeeded(
  legs: readonly Extract<Leg, { kind: 'lane' }>[],
  lengths: readonly number[],
  gaps: readonly number[],
  first: number,
): number {
  let hole = first;
  let bottom = 0;
  let needed = 0;
  legs.forEach((leg, i) => {
    const length = laneLength(lengths, gaps, hole, leg.holes);
    hole += leg.holes;
    if (i === 0) needed = length;
    else if (leg.direction === 1) bottom = Math.max(bottom, length);
  });
  return Math.max(needed, bottom + CROSS_ROOM + 30);
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

function finished(
  lines: XY[][],
  lanes: Map<number, { bottom: number; top: number }>,
  spacing: number,
  isMirrored: boolean,
): Wing {
  const keys = [...lanes.keys()];
  const middle = ((Math.min(...keys) + Math.max(...keys)) / 2) * spacing;
  const lowest = Math.min(...[...lanes.values()].map((lane) => lane.bottom));
  const turn = isMirrored ? -1 : 1;
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
