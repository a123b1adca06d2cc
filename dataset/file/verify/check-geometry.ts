import type { Position } from '#lib/contract/geometry.ts';
import type { GolfProfile } from '#lib/contract/golf-profile.ts';
import { polygonsOf, signedRingArea } from '../../geometry/area.ts';

type Geometry = GolfProfile['surfaces'][number]['geometry'];

/** By RFC 7946 and our seven decimals; null when nothing is wrong. */
export function geometryFault(geometry: Geometry): string | null {
  if (geometry.type === 'LineString') return positionsFault(geometry.coordinates);
  for (const rings of polygonsOf(geometry) as Position[][][]) {
    for (const [index, ring] of rings.entries()) {
      const fault = positionsFault(ring) ?? ringFault(ring, index === 0);
      if (fault) return fault;
    }
  }
  return null;
}

function ringFault(ring: readonly Position[], isExterior: boolean): string | null {
  const [first, last] = [ring[0]!, ring.at(-1)!];
  if (first[0] !== last[0] || first[1] !== last[1]) return 'a ring is not closed';
  const area = signedRingArea(ring);
  if (area === 0) return 'a ring has no area';
  return area > 0 === isExterior ? null : 'a ring runs the wrong way';
}

function positionsFault(positions: readonly Position[]): string | null {
  for (const [lon, lat] of positions) {
    if (!hasSevenDecimals(lon) || !hasSevenDecimals(lat)) return 'a coordinate has more than seven decimals';
  }
  return null;
}

function hasSevenDecimals(degrees: number): boolean {
  return Math.round(degrees * 1e7) / 1e7 === degrees;
}

/*
 * The shapes of lib/contract/geometry.ts as plain predicates: a dataset has a hundred million coordinates,
 * and the schemas copy each. A test holds the two to the same answers.
 */

export function isPoint(value: unknown): boolean {
  return isGeometry(value, 'Point') && isPosition(value.coordinates);
}

export function isLineString(value: unknown): boolean {
  return isGeometry(value, 'LineString') && isListOf(value.coordinates, 2, isPosition);
}

export function isArea(value: unknown): boolean {
  return (
    (isGeometry(value, 'Polygon') && isPolygon(value.coordinates)) ||
    (isGeometry(value, 'MultiPolygon') && isListOf(value.coordinates, 1, isPolygon))
  );
}

function isGeometry(value: unknown, type: string): value is { coordinates: unknown } {
  return typeof value === 'object' && value !== null && 'type' in value && value.type === type;
}

function isPolygon(value: unknown): boolean {
  return isListOf(value, 1, isRing);
}

function isRing(value: unknown): boolean {
  return isListOf(value, 4, isPosition);
}

function isListOf(value: unknown, atLeast: number, is: (item: unknown) => boolean): boolean {
  if (!Array.isArray(value) || value.length < atLeast) return false;
  for (let i = 0; i < value.length; i++) if (!is(value[i])) return false;
  return true;
}

function isPosition(value: unknown): boolean {
  return Array.isArray(value) && value.length === 2 && isDegrees(value[0], 180) && isDegrees(value[1], 90);
}

function isDegrees(value: unknown, most: number): boolean {
  return typeof value === 'number' && value >= -most && value <= most;
}
