import CheapRuler from 'cheap-ruler';

/** Decimal degrees WGS84. */
export type LonLat = readonly [lon: number, lat: number];

const rulers = new Map<number, CheapRuler>();

/**
 * Distances, bearings, points along a line and areas within one course, in metres. Within 0.015 % of the
 * WGS84 ellipsoid; rulers are shared by hundredth of a degree.
 */
export function rulerAt(lat: number): CheapRuler {
  const key = Math.round(lat * 100);
  let ruler = rulers.get(key);
  if (!ruler) {
    ruler = new CheapRuler(key / 100, 'meters');
    rulers.set(key, ruler);
  }
  return ruler;
}
