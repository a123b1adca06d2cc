import { distance } from 'geokdbush';
import type { LonLat } from '#lib/geo/ruler.ts';

/**
 * A geodesic on the WGS84 ellipsoid is between these times as long as the arc over the same latitudes and longitudes on
 * geokdbush's sphere (6,371 km): the ellipsoid's radii of curvature are from 6,335.4 to 6,399.6 km.
 */
export const SHORTEST = 6335 / 6371;
export const LONGEST = 6400 / 6371;

/** Half way round the sphere, in metres. */
export const FARTHEST = Math.PI * 6_371_000;

/** Metres from one point to another over geokdbush's sphere. */
export function arcBetween([lon, lat]: LonLat, toLon: number, toLat: number): number {
  const kilometres = distance(lon, lat, toLon, toLat);
  // Opposite points may be a rounding error too far from each other for an arc sine.
  return Number.isNaN(kilometres) ? FARTHEST : kilometres * 1000;
}
