import type { Area, LineString, Point } from '#lib/contract/geometry.ts';
import { type LonLat, rulerAt } from '#lib/geo/ruler.ts';
import { type AreaGeometry, isPointInArea, polygonsOf } from './area.ts';
import { boxOfCoordinates, type Coordinates, type PlainBox } from './box-index.ts';

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
  if (a.length === 0 || b.length === 0) return Number.POSITIVE_INFINITY;
  return Math.sqrt(squaredBetween(a, withBox(b), planeAt(a[0]!), within));
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
  const box = boxOfCoordinates(coordinates);
  const other = boxOfCoordinates(line);
  const { kx, ky } = rulerAt(box[1]);
  const reach = metres * ACROSS_LATITUDES + MARGIN;
  const dx = reach / kx;
  const dy = reach / ky;
  return other[2] < box[0] - dx || other[0] > box[2] + dx || other[3] < box[1] - dy || other[1] > box[3] + dy;
}

function distanceFromArea(
  area: AreaGeometry,
  within = Number.POSITIVE_INFINITY,
): (line: readonly LonLat[]) => number {
  const origin = polygonsOf(area)[0]?.[0]?.[0];
  if (!origin) return () => Number.POSITIVE_INFINITY;
  const plane = planeAt(origin);
  const rings = polygonsOf(area).flat().map(withBox);
  return (line) => {
    if (line.length === 0) return Number.POSITIVE_INFINITY;
    let least = Number.POSITIVE_INFINITY;
    for (const ring of rings) least = Math.min(least, squaredBetween(line, ring, plane, within));
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

/** The distance of many lines from one geometry; `within` as for distanceBetweenLines. */
export function distanceFromGeometry(
  geometry: Point | LineString | Area,
  within: number,
): (line: readonly LonLat[]) => number {
  if (geometry.type === 'Point') return (line) => distanceBetweenLines([geometry.coordinates], line, within);
  if (geometry.type === 'LineString')
    return (line) => distanceBetweenLines(geometry.coordinates, line, within);
  return distanceFromArea(geometry, within);
}

/** Metres from an origin: (longitude − x0) · kx and (latitude − y0) · ky. */
type Plane = { x0: number; y0: number; kx: number; ky: number };

function planeAt(origin: LonLat): Plane {
  const { kx, ky } = rulerAt(origin[1]);
  return { x0: origin[0], y0: origin[1], kx, ky };
}

type LineWithBox = { line: readonly LonLat[]; box: PlainBox };

function withBox(line: readonly LonLat[]): LineWithBox {
  return { line, box: boxOfCoordinates(line) };
}

/** Metres, so that what is exactly so far isn't missed by rounding. */
const MARGIN = 0.001;
/** Nor what is as near as the nearest so far. */
const ROUNDING = 1.000001;

/**
 * Squared metres; more than the square of `within` for all that is further. A single point is a segment without length.
 * Positions become metres from the origin on the way: arrays of them would cost more than all the arithmetic.
 */
function squaredBetween(
  a: readonly LonLat[],
  { line: b, box }: LineWithBox,
  { x0, y0, kx, ky }: Plane,
  within: number,
): number {
  let least = (within + MARGIN) ** 2;
  for (let i = 0; i < Math.max(1, a.length - 1) && least > 0; i++) {
    const start = a[i]!;
    const end = a[i + 1] ?? start;
    const ax = (start[0] - x0) * kx;
    const ay = (start[1] - y0) * ky;
    const bx = (end[0] - x0) * kx;
    const by = (end[1] - y0) * ky;
    const west = Math.min(ax, bx);
    const east = Math.max(ax, bx);
    const south = Math.min(ay, by);
    const north = Math.max(ay, by);
    const x = gapBetween(west, east, (box[0] - x0) * kx, (box[2] - x0) * kx);
    const y = gapBetween(south, north, (box[1] - y0) * ky, (box[3] - y0) * ky);
    if (x * x + y * y > least * ROUNDING) continue;
    for (let j = 0; j < Math.max(1, b.length - 1) && least > 0; j++) {
      const from = b[j]!;
      const to = b[j + 1] ?? from;
      const cx = (from[0] - x0) * kx;
      const cy = (from[1] - y0) * ky;
      const dx = (to[0] - x0) * kx;
      const dy = (to[1] - y0) * ky;
      const x = gapBetween(west, east, Math.min(cx, dx), Math.max(cx, dx));
      const y = gapBetween(south, north, Math.min(cy, dy), Math.max(cy, dy));
      if (x * x + y * y > least * ROUNDING) continue;
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

/** Whether the ends of each are on different sides of the other; an end on the line itself counts as one side. */
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
