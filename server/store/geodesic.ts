import geographiclib from 'geographiclib-geodesic';
import type { LonLat } from '#lib/geo/ruler.ts';

/**
 * The shortest way over the WGS84 ellipsoid (Karney 2013), exact across the antimeridian and at the poles.
 * Metres, and the bearing at `from` in degrees clockwise from north, 0 ≤ bearing < 360.
 */
export function geodesicInverse(from: LonLat, to: LonLat): { distance: number; bearing: number } {
  const { s12, azi1 } = geographiclib.Geodesic.WGS84.Inverse(from[1], from[0], to[1], to[0]);
  return { distance: s12 ?? Number.NaN, bearing: ((azi1 ?? Number.NaN) + 360) % 360 };
}
