import type { Position } from '#lib/contract/geometry.ts';
import { rulerAt } from '#lib/geo/ruler.ts';

/** Metres east and north of the clubhouse. */
export type XY = readonly [x: number, y: number];

/** Open: the first corner isn't repeated. */
export type Ring = XY[];

/** Degrees with six decimals (a tenth of a metre). */
export function toPositions([lon, lat]: Position): (point: XY) => Position {
  const { kx, ky } = rulerAt(lat);
  const round = (degrees: number) => Math.round(degrees * 1e6) / 1e6;
  return ([x, y]) => [round(lon + x / kx), round(lat + y / ky)];
}

export function distance(a: XY, b: XY): number {
  return Math.sqrt((b[0] - a[0]) ** 2 + (b[1] - a[1]) ** 2);
}

export function between(a: XY, b: XY, share: number): XY {
  return [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share];
}

export function lineLength(line: readonly XY[]): number {
  return line.slice(1).reduce((sum, point, i) => sum + distance(line[i]!, point), 0);
}

/** Square metres. */
export function ringArea(ring: readonly XY[]): number {
  const twice = ring.reduce((sum, [x, y], i) => {
    const [nextX, nextY] = ring[(i + 1) % ring.length]!;
    return sum + x * nextY - nextX * y;
  }, 0);
  return Math.abs(twice) / 2;
}

/** Counter-clockwise around the origin, in radians. */
export function turned([x, y]: XY, angle: number): XY {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return [x * cos - y * sin, x * sin + y * cos];
}

/** Past its ends the line goes straight on. */
export function pointAlong(line: readonly XY[], metres: number): XY {
  let left = metres;
  let i = 1;
  for (; i + 1 < line.length && left > distance(line[i - 1]!, line[i]!); i++) {
    left -= distance(line[i - 1]!, line[i]!);
  }
  return between(line[i - 1]!, line[i]!, left / distance(line[i - 1]!, line[i]!));
}

/** A direction is the mean over this far before and after a point, so that a band next to a bend doesn't fold. */
const BLUR_METRES = 22;

/** A unit vector. */
export function directionAt(line: readonly XY[], metres: number): XY {
  const from = pointAlong(line, metres - BLUR_METRES);
  const to = pointAlong(line, metres + BLUR_METRES);
  const length = distance(from, to);
  return [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
}

/** The point this many metres ahead on a line, and to its left. */
export function nextTo(line: readonly XY[], ahead: number, left: number): XY {
  const [x, y] = pointAlong(line, ahead);
  const [dx, dy] = directionAt(line, ahead);
  return [x - dy * left, y + dx * left];
}

/** Corners cut by Chaikin's algorithm; the ends of a line stay. */
export function smoothed(line: readonly XY[]): XY[] {
  const cut = line.slice(1).flatMap((to, i) => [between(line[i]!, to, 0.25), between(line[i]!, to, 0.75)]);
  return [line[0]!, ...cut.slice(1, -1), line.at(-1)!];
}

/** The same for a ring. */
export function rounded(ring: readonly XY[]): Ring {
  return ring.flatMap((from, i) => {
    const to = ring[(i + 1) % ring.length]!;
    return [between(from, to, 0.25), between(from, to, 0.75)];
  });
}

/** Points this far from each other, the end included. */
export function pointsAlong(line: readonly XY[], metres: number): XY[] {
  const length = lineLength(line);
  const count = Math.ceil(length / metres);
  return Array.from({ length: count + 1 }, (_, i) => pointAlong(line, (i * length) / count));
}
