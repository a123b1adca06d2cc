import type { LonLat } from '#lib/geo/ruler.ts';

/** WGS84: the equator's radius in metres, and the first eccentricity squared. */
const EQUATOR = 6_378_137;
const ECCENTRICITY = 0.00669437999014;
const RADIAN = Math.PI / 180;

/**
 * Metres between two places of a course, by the radii of curvature at their middle latitude (Gauss): within a
 * millimetre of the geodesic up to a kilometre, where rulerAt is right to 15 cm.
 */
export function geodesicMetres(a: LonLat, b: LonLat): number {
  const middle = ((a[1] + b[1]) / 2) * RADIAN;
  const squared = 1 - ECCENTRICITY * Math.sin(middle) ** 2;
  const across = EQUATOR / Math.sqrt(squared);
  const along = (across * (1 - ECCENTRICITY)) / squared;
  const degrees = b[0] - a[0];
  const east = degrees > 180 ? degrees - 360 : degrees < -180 ? degrees + 360 : degrees;
  return Math.hypot(east * RADIAN * across * Math.cos(middle), (b[1] - a[1]) * RADIAN * along);
}

/** Metres along a line of play or a path. */
export function geodesicLength(line: readonly LonLat[]): number {
  let sum = 0;
  for (let i = 1; i < line.length; i++) sum += geodesicMetres(line[i - 1]!, line[i]!);
  return sum;
}
