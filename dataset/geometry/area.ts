import type { Area, LineString, Point, Position } from '#lib/contract/geometry.ts';
import { type LonLat, rulerAt } from '#lib/geo/ruler.ts';
import { boxOfCoordinates, type PlainBox } from './box-index.ts';

type Ring = readonly LonLat[];
export type AreaGeometry =
  | { type: 'Polygon'; coordinates: readonly Ring[] }
  | { type: 'MultiPolygon'; coordinates: readonly (readonly Ring[])[] };

export function isArea(geometry: { type: string }): geometry is Area {
  return geometry.type === 'Polygon' || geometry.type === 'MultiPolygon';
}

/** Each as its rings, the exterior first. */
export function polygonsOf(area: AreaGeometry): readonly (readonly Ring[])[] {
  return area.type === 'Polygon' ? [area.coordinates] : area.coordinates;
}

/** The area on the ellipsoid, inner rings subtracted. */
export function areaSquareMetres(area: AreaGeometry): number {
  let sum = 0;
  for (const rings of polygonsOf(area)) {
    const first = rings[0]?.[0];
    if (!first) continue;
    // cheap-ruler's own area() adds inner rings that run against the exterior, as RFC 7946 has them.
    const { kx, ky } = rulerAt(first[1]);
    rings.forEach((ring, index) => {
      const ringArea = Math.abs(signedRingArea(ring)) * kx * ky;
      sum += index === 0 ? ringArea : -ringArea;
    });
  }
  return sum;
}

/** Square degrees: positive when the ring runs counter-clockwise. */
export function signedRingArea(ring: Ring): number {
  const first = ring[0] ?? [0, 0];
  const x0 = first[0];
  const y0 = first[1];
  let twice = 0;
  for (let i = 0; i + 1 < ring.length; i++) {
    const a = ring[i]!;
    const b = ring[i + 1]!;
    twice += (a[0] - x0) * (b[1] - y0) - (b[0] - x0) * (a[1] - y0);
  }
  return twice / 2;
}

/** Even-odd rule; points on the edge may go either way. */
export function isPointInRing([x, y]: LonLat, ring: Ring): boolean {
  let inside = false;
  for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) {
    const a = ring[i]!;
    const b = ring[j]!;
    const xi = a[0];
    const yi = a[1];
    const xj = b[0];
    const yj = b[1];
    if (yi > y !== yj > y && x < ((xj - xi) * (y - yi)) / (yj - yi) + xi) inside = !inside;
  }
  return inside;
}

export function isPointInArea(point: LonLat, area: AreaGeometry): boolean {
  for (const rings of polygonsOf(area)) {
    const isInside = rings.length > 0 && isPointInRing(point, rings[0]!);
    if (isInside && !rings.some((ring, index) => index > 0 && isPointInRing(point, ring))) return true;
  }
  return false;
}

/** Inner rings subtracted; of the vertices where the area is zero. Throws without a ring. */
export function areaCentroid(area: AreaGeometry): [number, number] {
  const origin = polygonsOf(area)[0]?.[0]?.[0];
  if (!origin) throw new RangeError('An area without a ring has no centroid');
  const [x0, y0] = origin;
  let twice = 0;
  let sumX = 0;
  let sumY = 0;
  for (const rings of polygonsOf(area)) {
    for (const ring of rings) {
      const sign = signedRingArea(ring) >= 0 === (ring === rings[0]) ? 1 : -1;
      for (let i = 0; i + 1 < ring.length; i++) {
        const a = ring[i]!;
        const b = ring[i + 1]!;
        const ax = a[0] - x0;
        const ay = a[1] - y0;
        const bx = b[0] - x0;
        const by = b[1] - y0;
        const cross = sign * (ax * by - bx * ay);
        twice += cross;
        sumX += (ax + bx) * cross;
        sumY += (ay + by) * cross;
      }
    }
  }
  if (Math.abs(twice) < 1e-18) return meanOf(polygonsOf(area)[0]![0]!);
  return [x0 + sumX / (3 * twice), y0 + sumY / (3 * twice)];
}

function meanOf(ring: Ring): [number, number] {
  const open = ring.length > 1 ? ring.slice(0, -1) : ring;
  const sum = open.reduce(([x, y], [px, py]) => [x + px, y + py] as const, [0, 0] as const);
  return [sum[0] / open.length, sum[1] / open.length];
}

/** Shares are good to about a twentieth. */
const side = 15;

/** Spread evenly; at least one for any area with an inside worth the name. */
export function insidePoints(area: Area): Position[] {
  const [west, south, east, north] = boxOfCoordinates(area.coordinates);
  const points: Position[] = [];
  for (let row = 0; row < side; row++) {
    for (let column = 0; column < side; column++) {
      const point: Position = [
        west + ((column + 0.5) / side) * (east - west),
        south + ((row + 0.5) / side) * (north - south),
      ];
      if (isPointInArea(point, area)) points.push(point);
    }
  }
  return points;
}

/** 0 to 1, by sampling. */
export function shareInside(inner: Area, outer: Area): number {
  if (!touch(boxOfCoordinates(inner.coordinates), boxOfCoordinates(outer.coordinates))) return 0;
  const points = insidePoints(inner);
  if (points.length === 0) return 0;
  return points.filter((point) => isPointInArea(point, outer)).length / points.length;
}

function touch(a: PlainBox, b: PlainBox): boolean {
  return a[0] <= b[2] && b[0] <= a[2] && a[1] <= b[3] && b[1] <= a[3];
}

/** Its centroid, or the middle vertex of a line. */
export function pointOf(geometry: Point | LineString | Area): Position {
  if (geometry.type === 'Point') return geometry.coordinates;
  if (geometry.type === 'LineString') return geometry.coordinates[geometry.coordinates.length >> 1]!;
  return areaCentroid(geometry);
}
