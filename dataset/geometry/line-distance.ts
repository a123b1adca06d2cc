import type { Area, LineString, Point } from '#lib/contract/geometry.ts';
import { type LonLat, rulerAt } from '#lib/geo/ruler.ts';
import { type AreaGeometry, isPointInArea, polygonsOf } from './area.ts';
import { boxOfCoordinates, type Coordinates } from './box-index.ts';

/** Metres, at the size of a course. */
export function distanceToLine(point: LonLat, line: readonly LonLat[]): number {
  return distanceBetweenLines([point], line);
}

/**
 * Metres, at the size of a course; 0 where they cross. A line may be a single point; nothing is infinitely
 * far from everything. What is further than `within` may come out as any distance beyond it, which is found sooner.
 */
export function distanceBetweenLines(
  a: readonly LonLat[],
  b: readonly LonLat[],
  within = Number.POSITIVE_INFINITY,
): number {
  const origin = a[0];
  if (!origin || b.length === 0) return Number.POSITIVE_INFINITY;
  return Math.sqrt(squaredBetween(toMetres(a, origin), toMetres(b, origin), within));
}

/** Metres from a line or a point; 0 where they touch. `within` as for distanceBetweenLines. */
export function distanceToArea(
  line: readonly LonLat[],
  area: AreaGeometry,
  within = Number.POSITIVE_INFINITY,
): number {
  if (areBoxesApart(line, area.coordinates, within)) return Number.POSITIVE_INFINITY;
  return distanceFromArea(area, within)(line);
}

/** A degree of longitude is a little longer or shorter where the distance is measured. */
const ACROSS_LATITUDES = 1.02;

/** A geometry's box costs less than its distance. */
function areBoxesApart(line: readonly LonLat[], coordinates: Coordinates, metres: number): boolean {
  if (metres === Number.POSITIVE_INFINITY || line.length === 0) return false;
  const [west, south, east, north] = boxOfCoordinates(coordinates);
  const { kx, ky } = rulerAt(south);
  const reach = metres * ACROSS_LATITUDES + MARGIN;
  const [dx, dy] = [reach / kx, reach / ky];
  let [isWest, isEast, isSouth, isNorth] = [true, true, true, true];
  for (const [lon, lat] of line) {
    isWest &&= lon < west - dx;
    isEast &&= lon > east + dx;
    isSouth &&= lat < south - dy;
    isNorth &&= lat > north + dy;
  }
  return isWest || isEast || isSouth || isNorth;
}

function distanceFromArea(
  area: AreaGeometry,
  within = Number.POSITIVE_INFINITY,
): (line: readonly LonLat[]) => number {
  const origin = polygonsOf(area)[0]?.[0]?.[0];
  if (!origin) return () => Number.POSITIVE_INFINITY;
  const rings = polygonsOf(area).flatMap((polygon) => polygon.map((ring) => toMetres(ring, origin)));
  return (line) => {
    if (line.length === 0) return Number.POSITIVE_INFINITY;
    const from = toMetres(line, origin);
    let least = Number.POSITIVE_INFINITY;
    for (const ring of rings) least = Math.min(least, squaredBetween(from, ring, within));
    // A line that crosses no ring is wholly inside or wholly outside.
    return least === 0 || isPointInArea(line[0]!, area) ? 0 : Math.sqrt(least);
  };
}

/** Metres; 0 where they touch. `within` as for distanceBetweenLines. */
export function distanceToGeometry(
  line: readonly LonLat[],
  geometry: Point | LineString | Area,
  within = Number.POSITIVE_INFINITY,
): number {
  if (areBoxesApart(line, geometry.coordinates, within)) return Number.POSITIVE_INFINITY;
  return distanceFromGeometry(geometry, within)(line);
}

/** For many lines; `within` as for distanceBetweenLines. */
export function distanceFromGeometry(
  geometry: Point | LineString | Area,
  within: number,
): (line: readonly LonLat[]) => number {
  if (geometry.type === 'Point') return (line) => distanceBetweenLines([geometry.coordinates], line, within);
  if (geometry.type === 'LineString')
    return (line) => distanceBetweenLines(geometry.coordinates, line, within);
  return distanceFromArea(geometry, within);
}

/**
 * Flat x, y pairs in metres from an origin; a single point becomes a segment without length. (Typed arrays would each
 * take memory outside the heap, which costs more than all the arithmetic.)
 */
function toMetres(line: readonly LonLat[], origin: LonLat): number[] {
  const x0 = origin[0];
  const y0 = origin[1];
  const { kx, ky } = rulerAt(y0);
  const flat: number[] = [];
  for (let i = 0; i < line.length; i++) {
    const position = line[i]!;
    flat.push((position[0] - x0) * kx, (position[1] - y0) * ky);
  }
  if (line.length === 1) flat.push(flat[0]!, flat[1]!);
  return flat;
}

/** Metres, so that what is exactly so far isn't missed by rounding. */
const MARGIN = 0.001;

/** Squared metres, of x, y pairs; more than the square of `within` for all that is further. */
function squaredBetween(a: readonly number[], b: readonly number[], within: number): number {
  let least = (within + MARGIN) ** 2;
  for (let i = 0; i + 3 < a.length && least > 0; i += 2) {
    const ax = a[i]!;
    const ay = a[i + 1]!;
    const bx = a[i + 2]!;
    const by = a[i + 3]!;
    const [west, east] = ax < bx ? [ax, bx] : [bx, ax];
    const [south, north] = ay < by ? [ay, by] : [by, ay];
    for (let j = 0; j + 3 < b.length && least > 0; j += 2) {
      const cx = b[j]!;
      const cy = b[j + 1]!;
      const dx = b[j + 2]!;
      const dy = b[j + 3]!;
      const x = cx < dx ? gapBetween(west, east, cx, dx) : gapBetween(west, east, dx, cx);
      const y = cy < dy ? gapBetween(south, north, cy, dy) : gapBetween(south, north, dy, cy);
      // Boxes further from each other than the nearest so far; the margin is for rounding.
      if (x * x + y * y > least * 1.000001) continue;
      const squared = squaredBetweenSegments(ax, ay, bx, by, cx, cy, dx, dy);
      if (squared < least) least = squared;
    }
  }
  return least;
}

function gapBetween(low: number, high: number, otherLow: number, otherHigh: number): number {
  return otherLow > high ? otherLow - high : low > otherHigh ? low - otherHigh : 0;
}

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
  if (segmentsCross(ax, ay, bx, by, cx, cy, dx, dy)) return 0;
  return Math.min(
    squaredToSegment(ax, ay, cx, cy, dx, dy),
    squaredToSegment(bx, by, cx, cy, dx, dy),
    squaredToSegment(cx, cy, ax, ay, bx, by),
    squaredToSegment(dx, dy, ax, ay, bx, by),
  );
}

function squaredToSegment(px: number, py: number, ax: number, ay: number, bx: number, by: number): number {
  const squared = (bx - ax) ** 2 + (by - ay) ** 2;
  const along = squared === 0 ? 0 : ((px - ax) * (bx - ax) + (py - ay) * (by - ay)) / squared;
  const t = Math.max(0, Math.min(1, along));
  return (ax + t * (bx - ax) - px) ** 2 + (ay + t * (by - ay) - py) ** 2;
}

/**
 * The ends of each segment lie on different sides of the other, by the cross product's sign; an end on the
 * line itself counts as one side.
 */
export function segmentsCross(
  ax: number,
  ay: number,
  bx: number,
  by: number,
  cx: number,
  cy: number,
  dx: number,
  dy: number,
): boolean {
  return (
    isLeftOf(ax, ay, bx, by, cx, cy) !== isLeftOf(ax, ay, bx, by, dx, dy) &&
    isLeftOf(cx, cy, dx, dy, ax, ay) !== isLeftOf(cx, cy, dx, dy, bx, by)
  );
}

function isLeftOf(px: number, py: number, qx: number, qy: number, x: number, y: number): boolean {
  return (qx - px) * (y - py) - (qy - py) * (x - px) > 0;
}
