import CheapRuler from 'cheap-ruler';

/** `[longitude, latitude]`, decimal degrees WGS84. */
export type LonLat = readonly [lon: number, lat: number];

const rulers = new Map<number, CheapRuler>();

/**
 * A ruler in metres for work within one course: distances, bearings, points along a line, areas.
 * Within 0.015 % of the WGS84 ellipsoid at the size of a course; rulers are shared by hundredth of a degree.
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
