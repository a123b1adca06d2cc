import type { Area } from '#lib/contract/geometry.ts';
import type { Carry } from '#lib/contract/golf-profile.ts';
import { type LonLat, rulerAt } from '#lib/geo/ruler.ts';
import { CORRIDOR_METRES } from '#lib/golf/carries.ts';
import { isPointInRing, polygonsOf } from '../geometry/area.ts';
import { segmentsCross } from '../geometry/line-distance.ts';

/** Metres east and north of the line's start, with the distance walked at each corner. */
type LineOfPlay = {
  xs: Float64Array;
  ys: Float64Array;
  /** Metres along the line to each corner; the last is the hole's length. */
  walked: Float64Array;
  length: number;
  /** Metres east and north of the line's start. */
  toPlane(position: LonLat): [x: number, y: number];
};

/** Metres along the line, and aside (right of play is positive). */
type Offset = { along: number; aside: number; beyondEnds: boolean };

export function toLineOfPlay(line: readonly LonLat[]): LineOfPlay {
  const [lon0, lat0] = line[0]!;
  const { kx, ky } = rulerAt(lat0);
  const toPlane = ([lon, lat]: LonLat): [number, number] => [wrapDegrees(lon - lon0) * kx, (lat - lat0) * ky];
  const xs = new Float64Array(line.length);
  const ys = new Float64Array(line.length);
  const walked = new Float64Array(line.length);
  line.forEach((position, i) => {
    const [x, y] = toPlane(position);
    xs[i] = x;
    ys[i] = y;
    if (i > 0) walked[i] = walked[i - 1]! + Math.hypot(x - xs[i - 1]!, y - ys[i - 1]!);
  });
  return { xs, ys, walked, length: walked.at(-1)!, toPlane };
}

function wrapDegrees(degrees: number): number {
  return degrees > 180 ? degrees - 360 : degrees < -180 ? degrees + 360 : degrees;
}

function offsetFromLine(line: LineOfPlay, x: number, y: number): Offset {
  const { xs, ys, walked } = line;
  const last = xs.length - 2;
  let nearest = Number.POSITIVE_INFINITY;
  let along = 0;
  let aside = 0;
  let beyondEnds = false;
  for (let i = 0; i <= last; i++) {
    const dx = xs[i + 1]! - xs[i]!;
    const dy = ys[i + 1]! - ys[i]!;
    const squared = dx * dx + dy * dy;
    if (squared === 0) continue;
    const px = x - xs[i]!;
    const py = y - ys[i]!;
    const t = (px * dx + py * dy) / squared;
    const clamped = Math.min(Math.max(t, 0), 1);
    const ex = px - clamped * dx;
    const ey = py - clamped * dy;
    const distance = ex * ex + ey * ey;
    if (distance >= nearest) continue;
    nearest = distance;
    along = walked[i]! + clamped * Math.sqrt(squared);
    aside = Math.sqrt(distance) * (dy * px - dx * py >= 0 ? 1 : -1);
    beyondEnds = (i === 0 && t < 0) || (i === last && t > 1);
  }
  return { along, aside, beyondEnds };
}

/** Along a hazard's edge, so that reach and carry are right to a metre. */
const STEP_METRES = 1;

type PlaneRing = [x: number, y: number][];

/**
 * `reach` and `carry` are metres from the tee along the line to where the part within 25 m of it begins and
 * ends; the side is as seen by the player, 'cross' where the line runs through it. Null where no part is
 * within reach between tee and green.
 */
export function hazardCarry(line: LineOfPlay, hazard: Area): Pick<Carry, 'side' | 'reach' | 'carry'> | null {
  let reach = Number.POSITIVE_INFINITY;
  let carry = Number.NEGATIVE_INFINITY;
  let left = 0;
  let right = 0;
  let crosses = false;
  for (const polygon of polygonsOf(hazard)) {
    const rings = polygon.map((ring): PlaneRing => ring.map(line.toPlane));
    const exterior = rings[0];
    if (!exterior || isFarFrom(line, exterior)) continue;
    for (const ring of rings) {
      eachStep(ring, (x, y) => {
        const { along, aside, beyondEnds } = offsetFromLine(line, x, y);
        if (beyondEnds || Math.abs(aside) > CORRIDOR_METRES) return;
        if (along < reach) reach = along;
        if (along > carry) carry = along;
        if (aside < 0) left += 1;
        else right += 1;
      });
    }
    // A hazard that holds the tee or the green begins or ends there, though no edge of it does.
    if (holds(rings, line.xs[0]!, line.ys[0]!)) {
      reach = 0;
      carry = Math.max(carry, 0);
      crosses = true;
    }
    if (holds(rings, line.xs.at(-1)!, line.ys.at(-1)!)) {
      carry = line.length;
      reach = Math.min(reach, line.length);
      crosses = true;
    }
    crosses ||= left > 0 && right > 0 && rings.some((ring) => crossesLine(line, ring));
  }
  if (reach > carry) return null;
  const side = crosses ? 'cross' : left > right ? 'left' : 'right';
  return { side, reach: Math.round(reach), carry: Math.round(carry) };
}

function isFarFrom(line: LineOfPlay, ring: PlaneRing): boolean {
  const [west, south, east, north] = planeBox(ring);
  let [w, s, e, n] = [Infinity, Infinity, -Infinity, -Infinity];
  for (let i = 0; i < line.xs.length; i++) {
    w = Math.min(w, line.xs[i]!);
    e = Math.max(e, line.xs[i]!);
    s = Math.min(s, line.ys[i]!);
    n = Math.max(n, line.ys[i]!);
  }
  const gap = CORRIDOR_METRES;
  return west > e + gap || east < w - gap || south > n + gap || north < s - gap;
}

function planeBox(ring: PlaneRing): [number, number, number, number] {
  let [west, south, east, north] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [x, y] of ring) {
    west = Math.min(west, x);
    east = Math.max(east, x);
    south = Math.min(south, y);
    north = Math.max(north, y);
  }
  return [west, south, east, north];
}

function eachStep(ring: PlaneRing, visit: (x: number, y: number) => void): void {
  for (let i = 0; i + 1 < ring.length; i++) {
    const [ax, ay] = ring[i]!;
    const [bx, by] = ring[i + 1]!;
    const steps = Math.max(1, Math.ceil(Math.hypot(bx - ax, by - ay) / STEP_METRES));
    for (let step = 0; step < steps; step++) {
      visit(ax + ((bx - ax) * step) / steps, ay + ((by - ay) * step) / steps);
    }
  }
}

function holds([exterior, ...holes]: PlaneRing[], x: number, y: number): boolean {
  return (
    exterior !== undefined &&
    isPointInRing([x, y], exterior) &&
    !holes.some((hole) => isPointInRing([x, y], hole))
  );
}

function crossesLine({ xs, ys }: LineOfPlay, ring: PlaneRing): boolean {
  for (let i = 0; i + 1 < xs.length; i++) {
    for (let j = 0; j + 1 < ring.length; j++) {
      const [cx, cy] = ring[j]!;
      const [dx, dy] = ring[j + 1]!;
      if (segmentsCross(xs[i]!, ys[i]!, xs[i + 1]!, ys[i + 1]!, cx, cy, dx, dy)) return true;
    }
  }
  return false;
}
