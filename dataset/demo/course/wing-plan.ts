import type { Random } from '../random.ts';

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
