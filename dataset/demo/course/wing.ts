import type { XY } from './plane.ts';
import type { WingPlan } from './wing-plan.ts';
import { routeWing, type WingRoute } from './wing-route.ts';

/**
 * A wing is six to eighteen holes in parallel lanes that start and end near one base line. Its own plane: x across
 * the lanes, y away from the base. Holes keep to their lanes, so they never cross.
 */
export type Wing = {
  /** A line for each hole, tee first. */
  lines: XY[][];
  lanes: { x: number; bottom: number; top: number }[];
};

/** Lays the holes out by their lengths. */
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

/** The holes' lines, with lane 0 in the middle of the plane. */
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
