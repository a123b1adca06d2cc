import type { LonLat } from './ruler.ts';

/** Decimal degrees. */
export type BboxTuple = [west: number, south: number, east: number, north: number];

/**
 * Null without points. Crosses the antimeridian (west > east) where that makes the box narrower (RFC 7946
 * §5.2).
 */
export function bboxOf(points: Iterable<LonLat>): BboxTuple | null {
  const lons: number[] = [];
  let south = Number.POSITIVE_INFINITY;
  let north = Number.NEGATIVE_INFINITY;
  for (const [lon, lat] of points) {
    lons.push(lon);
    if (lat < south) south = lat;
    if (lat > north) north = lat;
  }
  if (lons.length === 0) return null;
  lons.sort((a, b) => a - b);
  // The circle of longitudes minus its widest gap.
  let west = lons[0]!;
  let east = lons.at(-1)!;
  let widest = west + 360 - east;
  for (let i = 1; i < lons.length; i++) {
    const gap = lons[i]! - lons[i - 1]!;
    if (gap > widest) {
      widest = gap;
      west = lons[i]!;
      east = lons[i - 1]!;
    }
  }
  return [west, south, east, north];
}

/** Whether a point is in a box or on its edge. */
export function isInBbox([west, south, east, north]: Readonly<BboxTuple>, [lon, lat]: LonLat): boolean {
  const isBetween = west <= east ? lon >= west && lon <= east : lon >= west || lon <= east;
  return isBetween && lat >= south && lat <= north;
}
