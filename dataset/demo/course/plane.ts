import type { Position } from '#lib/contract/geometry.ts';
import { rulerAt } from '#lib/geo/ruler.ts';

/** A point of a course's own plane: metres east and north of its clubhouse. */
export type XY = readonly [x: number, y: number];

/** Maps a course's plane onto the world around a position: degrees with six decimals (a tenth of a metre). */
export function toPositions([lon, lat]: Position): (point: XY) => Position {
  const { kx, ky } = rulerAt(lat);
  return ([x, y]) => [Math.round((lon + x / kx) * 1e6) / 1e6, Math.round((lat + y / ky) * 1e6) / 1e6];
}

/** Metres between two points. */
export function distance([ax, ay]: XY, [bx, by]: XY): number {
  return Math.sqrt((bx - ax) ** 2 + (by - ay) ** 2);
}

/** The point a share of the way from one to the other. */
function between([ax, ay]: XY, [bx, by]: XY, share: number): XY {
  return [ax + (bx - ax) * share, ay + (by - ay) * share];
}

/** Metres along a line. */
export function lineLength(line: readonly XY[]): number {
  let sum = 0;
  for (let i = 1; i < line.length; i++) sum += distance(line[i - 1]!, line[i]!);
  return sum;
}

/** Signed area of an open ring in square metres: positive when it runs counter-clockwise. */
export function ringArea(ring: readonly XY[]): number {
  let twice = 0;
  for (let i = 0; i < ring.length; i++) {
    const [ax, ay] = ring[i]!;
    const [bx, by] = ring[i + 1 === ring.length ? 0 : i + 1]!;
    twice += ax * by - bx * ay;
  }
  return twice / 2;
}

/** Where a line is after some metres, and the unit direction that it has there; it goes straight on past its ends. */
export function pointAlong(line: readonly XY[], metres: number): { point: XY; direction: XY } {
  let left = metres;
  for (let i = 1; i < line.length; i++) {
    const [from, to] = [line[i - 1]!, line[i]!];
    const length = distance(from, to);
    if (length > 0 && (left <= length || i === line.length - 1)) {
      const direction: XY = [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
      return { point: between(from, to, left / length), direction };
    }
    left -= length;
  }
  throw new RangeError('A line needs two points');
}

/** A point beside another: metres ahead in a direction and metres to the left of it. */
export function beside([x, y]: XY, [dx, dy]: XY, ahead: number, left: number): XY {
  return [x + dx * ahead - dy * left, y + dy * ahead + dx * left];
}

/** A copy of the line with its corners cut (Chaikin), ends kept. */
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
