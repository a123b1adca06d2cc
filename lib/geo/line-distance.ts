import { type AreaGeometry, isPointInArea, polygonsOf } from './area.ts';
import { type LonLat, rulerAt } from './ruler.ts';

/** Metres from a point to the nearest place on a line, at the size of a course. */
export function distanceToLine(point: LonLat, line: readonly LonLat[]): number {
  return distanceBetweenLines([point], line);
}

/**
 * Metres between the nearest places of two lines at the size of a course, 0 where they cross. A line may be a
 * single point; nothing is infinitely far from everything.
 */
export function distanceBetweenLines(a: readonly LonLat[], b: readonly LonLat[]): number {
  const origin = a[0];
  if (!origin || b.length === 0) return Number.POSITIVE_INFINITY;
  const { kx, ky } = rulerAt(origin[1]);
  const from = toMetres(a, origin, kx, ky);
  const to = toMetres(b, origin, kx, ky);
  let least = Number.POSITIVE_INFINITY;
  for (let i = 0; i + 3 < from.length && least > 0; i += 2) {
    for (let j = 0; j + 3 < to.length && least > 0; j += 2) {
      least = Math.min(
        least,
        squaredBetweenSegments(
          from[i]!,
          from[i + 1]!,
          from[i + 2]!,
          from[i + 3]!,
          to[j]!,
          to[j + 1]!,
          to[j + 2]!,
          to[j + 3]!,
        ),
      );
    }
  }
  return Math.sqrt(least);
}

/** Metres from a line (or a single point) to an area, 0 where they touch. */
export function distanceToArea(line: readonly LonLat[], area: AreaGeometry): number {
  if (line.some((point) => isPointInArea(point, area))) return 0;
  let least = Number.POSITIVE_INFINITY;
  for (const rings of polygonsOf(area)) {
    for (const ring of rings) least = Math.min(least, distanceBetweenLines(line, ring));
  }
  return least;
}

/** Flat x, y pairs in metres from an origin; a single point becomes a segment without length. */
function toMetres(line: readonly LonLat[], [x0, y0]: LonLat, kx: number, ky: number): Float64Array {
  const flat = new Float64Array(Math.max(2, line.length) * 2);
  for (let i = 0; i < flat.length; i += 2) {
    const [lon, lat] = line[Math.min(i / 2, line.length - 1)]!;
    flat[i] = (lon - x0) * kx;
    flat[i + 1] = (lat - y0) * ky;
  }
  return flat;
}

/** Between the segments a–b and c–d. */
function squaredBetweenSegments(
  ax: number,
  ay: number,
  bx: number,
  by: number,
  cx: number,
  cy: number,
  dx: number,
  dy: number,
): number {
  const cSide = (bx - ax) * (cy - ay) - (by - ay) * (cx - ax);
  const dSide = (bx - ax) * (dy - ay) - (by - ay) * (dx - ax);
  const aSide = (dx - cx) * (ay - cy) - (dy - cy) * (ax - cx);
  const bSide = (dx - cx) * (by - cy) - (dy - cy) * (bx - cx);
  if (cSide * dSide < 0 && aSide * bSide < 0) return 0;
  return Math.min(
    squaredToSegment(ax, ay, cx, cy, dx, dy),
    squaredToSegment(bx, by, cx, cy, dx, dy),
    squaredToSegment(cx, cy, ax, ay, bx, by),
    squaredToSegment(dx, dy, ax, ay, bx, by),
  );
}

/** From the point p to the segment a–b. */
function squaredToSegment(px: number, py: number, ax: number, ay: number, bx: number, by: number): number {
  const squared = (bx - ax) ** 2 + (by - ay) ** 2;
  const along = squared === 0 ? 0 : ((px - ax) * (bx - ax) + (py - ay) * (by - ay)) / squared;
  const t = Math.max(0, Math.min(1, along));
  return (ax + t * (bx - ax) - px) ** 2 + (ay + t * (by - ay) - py) ** 2;
}
