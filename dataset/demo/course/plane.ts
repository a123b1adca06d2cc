import type { Position } from '#lib/contract/geometry.ts';
import { rulerAt } from '#lib/geo/ruler.ts';

/** Metres east and north of the clubhouse. */
export type XY = readonly [x: number, y: number];

export type Ring = XY[];

/** Degrees with six decimals (a tenth of a metre). */
export function toPositions([lon, lat]: Position): (point: XY) => Position {
  const { kx, ky } = rulerAt(lat);
  return (point) => [
    Math.round((lon + point[0] / kx) * 1e6) / 1e6,
    Math.round((lat + point[1] / ky) * 1e6) / 1e6,
  ];
}

export function distance(a: XY, b: XY): number {
  return Math.sqrt((b[0] - a[0]) ** 2 + (b[1] - a[1]) ** 2);
}

function between(a: XY, b: XY, share: number): XY {
  return [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share];
}

export function lineLength(line: readonly XY[]): number {
  let sum = 0;
  for (let i = 1; i < line.length; i++) sum += distance(line[i - 1]!, line[i]!);
  return sum;
}

/** Square metres: positive if the open ring runs counter-clockwise. */
export function ringArea(ring: readonly XY[]): number {
  let twice = 0;
  for (let i = 0; i < ring.length; i++) {
    const a = ring[i]!;
    const b = ring[i + 1 === ring.length ? 0 : i + 1]!;
    twice += a[0] * b[1] - b[0] * a[1];
  }
  return twice / 2;
}

/** A line with the length of each leg and its direction, a unit vector: a hole has dozens of places along one line. */
export type MeasuredLine = { legs: Leg[]; length: number };
type Leg = { from: XY; to: XY; length: number; direction: XY };

/** Throws for fewer than two different points. */
export function measured(line: readonly XY[]): MeasuredLine {
  const legs: Leg[] = [];
  let sum = 0;
  for (let i = 1; i < line.length; i++) {
    const from = line[i - 1]!;
    const to = line[i]!;
    const length = distance(from, to);
    if (length === 0) continue;
    sum += length;
    legs.push({ from, to, length, direction: [(to[0] - from[0]) / length, (to[1] - from[1]) / length] });
  }
  if (legs.length === 0) throw new RangeError('A line needs two points');
  return { legs, length: sum };
}

/** Past its ends the line goes straight on. */
export function pointAlong({ legs }: MeasuredLine, metres: number): { point: XY; direction: XY } {
  let left = metres;
  let i = 0;
  for (; i + 1 < legs.length && left > legs[i]!.length; i++) left -= legs[i]!.length;
  const { from, to, length, direction } = legs[i]!;
  return { point: between(from, to, left / length), direction };
}

/** Metres ahead in the direction, and to the left of it. */
export function stepFrom(point: XY, direction: XY, ahead: number, left: number): XY {
  return [
    point[0] + direction[0] * ahead - direction[1] * left,
    point[1] + direction[1] * ahead + direction[0] * left,
  ];
}

/** Chaikin's algorithm; the ends stay. */
export function smoothed(line: readonly XY[], rounds: number): readonly XY[] {
  let made = line;
  for (let round = 0; round < rounds && made.length > 2; round++) {
    const next: XY[] = [made[0]!];
    for (let i = 0; i + 1 < made.length; i++) {
      if (i > 0) next.push(between(made[i]!, made[i + 1]!, 0.25));
      if (i + 2 < made.length) next.push(between(made[i]!, made[i + 1]!, 0.75));
    }
    next.push(made.at(-1)!);
    made = next;
  }
  return made;
}

/** Whether an open ring never crosses itself. */
export function isSimpleRing(ring: Ring): boolean {
  const { length } = ring;
  for (let i = 0; i < length; i++) {
    const a = ring[i]!;
    const b = ring[i + 1 === length ? 0 : i + 1]!;
    for (let j = i + 2; j < length; j++) {
      if (i === 0 && j === length - 1) continue;
      const c = ring[j]!;
      const d = ring[j + 1 === length ? 0 : j + 1]!;
      if (areApart(a, b, c, d, 0)) continue;
      if (turn(a, b, c) > 0 !== turn(a, b, d) > 0 && turn(c, d, a) > 0 !== turn(c, d, b) > 0) return false;
    }
  }
  return true;
}

/** Counter-clockwise (Andrew's monotone chain). */
export function convexRing(points: readonly XY[]): Ring {
  const sorted = [...points].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  const half = (ordered: readonly XY[]) => {
    const chain: XY[] = [];
    for (const point of ordered) {
      while (chain.length >= 2 && turn(chain.at(-2)!, chain.at(-1)!, point) <= 0) chain.pop();
      chain.push(point);
    }
    return chain.slice(0, -1);
  };
  return [...half(sorted), ...half(sorted.toReversed())];
}

/** Positive for a left turn. */
function turn(a: XY, b: XY, c: XY): number {
  return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);
}

/** The last angle's values, without its sign: a whole course turns by the same, there and back. */
const last = { angle: 0, cos: 1, sin: 0 };

/** Counter-clockwise around the origin, in radians. */
export function turned(point: XY, angle: number): XY {
  const size = Math.abs(angle);
  if (size !== last.angle) {
    last.angle = size;
    last.cos = Math.cos(size);
    last.sin = Math.sin(size);
  }
  const { cos } = last;
  const sin = angle < 0 ? -last.sin : last.sin;
  const x = point[0];
  const y = point[1];
  return [x * cos - y * sin, x * sin + y * cos];
}

/** Whether two lines cross or are closer than this many metres. */
export function areNear(one: readonly XY[], other: readonly XY[], metres: number): boolean {
  for (let i = 1; i < one.length; i++) {
    const a = one[i - 1]!;
    const b = one[i]!;
    for (let j = 1; j < other.length; j++) {
      const c = other[j - 1]!;
      const d = other[j]!;
      if (areApart(a, b, c, d, metres)) continue;
      if (turn(a, b, c) > 0 !== turn(a, b, d) > 0 && turn(c, d, a) > 0 !== turn(c, d, b) > 0) return true;
      if (toSegment(a, c, d) < metres || toSegment(b, c, d) < metres) return true;
      if (toSegment(c, a, b) < metres || toSegment(d, a, b) < metres) return true;
    }
  }
  return false;
}

/** Whether more than this many metres separate two segments along an axis. */
function areApart(a: XY, b: XY, c: XY, d: XY, metres: number): boolean {
  return isGap(a[0], b[0], c[0], d[0], metres) || isGap(a[1], b[1], c[1], d[1], metres);
}

function isGap(a: number, b: number, c: number, d: number, metres: number): boolean {
  return Math.max(a, b) + metres < Math.min(c, d) || Math.max(c, d) + metres < Math.min(a, b);
}

function toSegment(point: XY, from: XY, to: XY): number {
  const dx = to[0] - from[0];
  const dy = to[1] - from[1];
  const along = ((point[0] - from[0]) * dx + (point[1] - from[1]) * dy) / (dx * dx + dy * dy);
  return distance(point, between(from, to, Math.max(0, Math.min(1, along))));
}
