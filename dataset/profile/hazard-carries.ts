import type { Area, Point } from '#lib/contract/geometry.ts';
import type { Carry } from '#lib/contract/hole.ts';
import { degreesEast } from '#lib/geo/longitude.ts';
import { type LonLat, rulerAt } from '#lib/geo/ruler.ts';
import { CORRIDOR_METRES } from '#lib/golf/carries.ts';
import { isPointInRing, polygonsOf } from '../geometry/area.ts';

/** Metres east and north of the line's start, with the distance walked at each corner. */
export type LineOfPlay = {
  xs: Float64Array;
  ys: Float64Array;
  /** Metres along the line to each corner; the last is the hole's length. */
  walked: Float64Array;
  length: number;
  box: PlaneBox;
  /** Metres east and north of the line's start. */
  toPlane(position: LonLat): [x: number, y: number];
};

/** A box in metres east and north of a line's start. */
export type PlaneBox = readonly [west: number, south: number, east: number, north: number];

/** Metres along the line, and aside (right of play is positive). */
type Offset = { along: number; aside: number; beyondEnds: boolean };

export function toLineOfPlay(line: readonly LonLat[]): LineOfPlay {
  const [lon0, lat0] = line[0]!;
  const { kx, ky } = rulerAt(lat0);
  const toPlane = (position: LonLat): [number, number] => [
    degreesEast(lon0, position[0]) * kx,
    (position[1] - lat0) * ky,
  ];
  const xs = new Float64Array(line.length);
  const ys = new Float64Array(line.length);
  const walked = new Float64Array(line.length);
  line.forEach((position, i) => {
    const [x, y] = toPlane(position);
    xs[i] = x;
    ys[i] = y;
    if (i > 0) walked[i] = walked[i - 1]! + Math.hypot(x - xs[i - 1]!, y - ys[i - 1]!);
  });
  const box = planeBox(line.map(toPlane));
  return { xs, ys, walked, length: walked.at(-1)!, box, toPlane };
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

/** Metres along the line to a place next to it; negative behind the line's start, which continues straight. */
export function alongLine(line: LineOfPlay, position: LonLat): number {
  const [x, y] = line.toPlane(position);
  const { along, beyondEnds } = offsetFromLine(line, x, y);
  if (!beyondEnds || along > 0) return along;
  const second = line.walked.findIndex((metres) => metres > 0);
  return (x * line.xs[second]! + y * line.ys[second]!) / line.walked[second]!;
}

/** The step along a hazard's edge, so that reach and carry are right to a metre. */
const STEP_METRES = 1;

/** Metres east and north of a line's start. */
export type PlaneRing = [x: number, y: number][];

/** A circle that holds a whole hazard: its centre, and its radius in metres. */
export type Disc = { centre: LonLat; radius: number };

export function discAround({ centroid, geometry }: { centroid: Point; geometry: Area }): Disc {
  const [lon0, lat0] = centroid.coordinates;
  const { kx, ky } = rulerAt(lat0);
  let squared = 0;
  for (const [exterior = []] of polygonsOf(geometry)) {
    for (const position of exterior) {
      const x = degreesEast(lon0, position[0]) * kx;
      const y = (position[1] - lat0) * ky;
      squared = Math.max(squared, x * x + y * y);
    }
  }
  return { centre: [lon0, lat0], radius: Math.sqrt(squared) };
}

/** Whether what the disc holds may be within 25 m of the line; costs less than to look. */
export function isInReach(line: LineOfPlay, { centre, radius }: Disc): boolean {
  const reach = 1.01 * radius + CORRIDOR_METRES;
  const [x, y] = line.toPlane(centre);
  if (!isInBox(line.box, x, y, reach)) return false;
  return Math.abs(offsetFromLine(line, x, y).aside) <= reach;
}

/** Whether a place is in a box, or at most this many metres from it. */
export function isInBox(box: PlaneBox, x: number, y: number, metres: number): boolean {
  return x >= box[0] - metres && y >= box[1] - metres && x <= box[2] + metres && y <= box[3] + metres;
}

/** Metres along a line. */
export type Span = { reach: number; carry: number };

/** Two stretches of a hazard on one side are one if the gap between them is no longer. */
const GAP_METRES = 12;

/** A line that only touches a hazard's edge doesn't cross it. */
const LEAST_METRES = 1;

/** A hazard that lies across also counts on a side, if it continues there for longer than this. */
const LONGER_METRES = 5;

/** `isNear`: within 25 m of the line, behind the tee and behind the green too. `across`: where the line runs over it. */
export type HazardOnHole = {
  isNear: boolean;
  carries: Pick<Carry, 'side' | 'reach' | 'carry'>[];
  across: Span[];
};

/**
 * The place of a hazard along a hole, in whole metres from the tee: across, from where the line enters it to where
 * it leaves; and on each side, as seen by the player, where the part within 25 m of the line begins and ends. A
 * pond may have a row for all three, and what lies behind the green none.
 */
export function hazardOnHole(line: LineOfPlay, hazard: Area): HazardOnHole {
  const sides: Record<'left' | 'right', Span> = { left: nowhere(), right: nowhere() };
  const across: Span[] = [];
  let isNear = false;
  for (const polygon of polygonsOf(hazard)) {
    const rings = polygon.map((ring): PlaneRing => ring.map(line.toPlane));
    const exterior = rings[0];
    if (!exterior || isFarFrom(line, exterior)) continue;
    across.push(...spansInside(line, rings));
    for (const ring of rings) {
      eachStep(ring, (x, y) => {
        const { along, aside, beyondEnds } = offsetFromLine(line, x, y);
        const away = Math.abs(aside) - CORRIDOR_METRES;
        if (away > 0) return away;
        isNear = true;
        if (beyondEnds) return 0;
        const span = sides[aside < 0 ? 'left' : 'right'];
        span.reach = Math.min(span.reach, along);
        span.carry = Math.max(span.carry, along);
        return 0;
      });
    }
  }
  const joined = joinSpans(across, GAP_METRES);
  const isSaid = ({ reach, carry }: Span) =>
    joined.some((each) => reach > each.reach - LONGER_METRES && carry < each.carry + LONGER_METRES);
  const carries = joined.map((span) => toCarry('cross', span));
  for (const side of ['left', 'right'] as const) {
    const span = sides[side];
    if (span.reach <= span.carry && !isSaid(span)) carries.push(toCarry(side, span));
  }
  return { isNear: isNear || across.length > 0, carries, across };
}

function nowhere(): Span {
  return { reach: Number.POSITIVE_INFINITY, carry: Number.NEGATIVE_INFINITY };
}

function toCarry(side: Carry['side'], { reach, carry }: Span): Pick<Carry, 'side' | 'reach' | 'carry'> {
  return { side, reach: Math.round(reach), carry: Math.round(carry) };
}

/** Spans with a gap of at most `gap` metres between them are one. */
export function joinSpans(spans: readonly Span[], gap: number): Span[] {
  const joined: Span[] = [];
  for (const span of [...spans].sort((a, b) => a.reach - b.reach)) {
    const last = joined.at(-1);
    if (last && span.reach - last.carry <= gap) last.carry = Math.max(last.carry, span.carry);
    else joined.push({ ...span });
  }
  return joined;
}

/** The parts of the line that run inside, in its order. */
function spansInside(line: LineOfPlay, rings: readonly PlaneRing[]): Span[] {
  const stops = [0, ...crossings(line, rings), line.length].sort((a, b) => a - b);
  return stops.slice(1).flatMap((carry, i) => {
    const reach = stops[i]!;
    const [x, y] = pointAlong(line, (reach + carry) / 2);
    return carry - reach >= LEAST_METRES && holds(rings, x, y) ? [{ reach, carry }] : [];
  });
}

/** Metres along the line to each edge that it crosses. */
function crossings({ xs, ys, walked }: LineOfPlay, rings: readonly PlaneRing[]): number[] {
  const found: number[] = [];
  for (let i = 0; i + 1 < xs.length; i++) {
    const ax = xs[i]!;
    const ay = ys[i]!;
    const ux = xs[i + 1]! - ax;
    const uy = ys[i + 1]! - ay;
    for (const ring of rings) {
      for (let j = 0; j + 1 < ring.length; j++) {
        const cx = ring[j]![0];
        const cy = ring[j]![1];
        const vx = ring[j + 1]![0] - cx;
        const vy = ring[j + 1]![1] - cy;
        const turn = ux * vy - uy * vx;
        if (turn === 0) continue;
        const onLine = ((cx - ax) * vy - (cy - ay) * vx) / turn;
        const onEdge = ((cx - ax) * uy - (cy - ay) * ux) / turn;
        if (onLine < 0 || onLine > 1 || onEdge < 0 || onEdge > 1) continue;
        found.push(walked[i]! + onLine * (walked[i + 1]! - walked[i]!));
      }
    }
  }
  return found;
}

export function pointAlong({ xs, ys, walked }: LineOfPlay, metres: number): [x: number, y: number] {
  const next = walked.findIndex((each, i) => i > 0 && each >= metres);
  const i = (next < 0 ? walked.length - 1 : next) - 1;
  const leg = walked[i + 1]! - walked[i]!;
  const share = leg === 0 ? 0 : (metres - walked[i]!) / leg;
  return [xs[i]! + share * (xs[i + 1]! - xs[i]!), ys[i]! + share * (ys[i + 1]! - ys[i]!)];
}

function isFarFrom(line: LineOfPlay, ring: PlaneRing): boolean {
  const [west, south, east, north] = planeBox(ring);
  const [w, s, e, n] = line.box;
  const gap = CORRIDOR_METRES;
  return west > e + gap || east < w - gap || south > n + gap || north < s - gap;
}

export function planeBox(ring: readonly (readonly [x: number, y: number])[]): PlaneBox {
  let west = Infinity;
  let south = Infinity;
  let east = -Infinity;
  let north = -Infinity;
  for (let i = 0; i < ring.length; i++) {
    const x = ring[i]![0];
    const y = ring[i]![1];
    west = Math.min(west, x);
    east = Math.max(east, x);
    south = Math.min(south, y);
    north = Math.max(north, y);
  }
  return [west, south, east, north];
}

/** `visit` answers with how many metres on nothing can be found yet. */
function eachStep(ring: PlaneRing, visit: (x: number, y: number) => number): void {
  for (let i = 0; i + 1 < ring.length; i++) {
    const ax = ring[i]![0];
    const ay = ring[i]![1];
    const bx = ring[i + 1]![0];
    const by = ring[i + 1]![1];
    const length = Math.hypot(bx - ax, by - ay);
    const steps = Math.max(1, Math.ceil(length / STEP_METRES));
    const size = length / steps;
    for (let step = 0; step < steps; ) {
      const away = visit(ax + ((bx - ax) * step) / steps, ay + ((by - ay) * step) / steps);
      step += away > size ? Math.floor(away / size) : 1;
    }
  }
}

/** A polygon, its exterior first. */
export function holds([exterior, ...holes]: readonly PlaneRing[], x: number, y: number): boolean {
  return (
    exterior !== undefined &&
    isPointInRing([x, y], exterior) &&
    !holes.some((hole) => isPointInRing([x, y], hole))
  );
}
