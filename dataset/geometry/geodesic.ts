import geographiclib from 'geographiclib-geodesic';
import type { LonLat } from '#lib/geo/ruler.ts';

/** Metres of the shortest way between two places of a course, on WGS84. (`rulerAt` is only right to 15 cm in a kilometre.) */
export function geodesicMetres(a: LonLat, b: LonLat): number {
  return geographiclib.Geodesic.WGS84.Inverse(a[1], a[0], b[1], b[0]).s12!;
}

/** Metres along a line of play or a path. */
export function geodesicLength(line: readonly LonLat[]): number {
  return line.slice(1).reduce((sum, place, i) => sum + geodesicMetres(line[i]!, place), 0);
}
