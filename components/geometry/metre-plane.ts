import { degreesEast, wrapLongitude } from '#lib/geo/longitude.ts';
import type { LonLat } from '#lib/geo/ruler.ts';

/** Metres east and north of an origin. */
export type EastNorth = readonly [east: number, north: number];

/** WGS84. */
const EQUATOR_METRES = 6_378_137;
const FLATTENING = 1 / 298.257223563;
const SQUARED_ECCENTRICITY = FLATTENING * (2 - FLATTENING);

/** Metres of a degree on the ellipsoid at a latitude. */
export function metresPerDegree(lat: number): { east: number; north: number } {
  const radians = (lat * Math.PI) / 180;
  const curvature = 1 / Math.sqrt(1 - SQUARED_ECCENTRICITY * Math.sin(radians) ** 2);
  const perDegree = (EQUATOR_METRES * Math.PI) / 180;
  return {
    east: perDegree * curvature * Math.cos(radians),
    north: perDegree * curvature ** 3 * (1 - SQUARED_ECCENTRICITY),
  };
}

/**
 * The plane around a point. Each position is measured at the latitude halfway to it, so that its distance from
 * the origin is the geodesic's to a millimetre within 5 km, at 70° north and across the antimeridian too.
 */
export function planeFrom([lon0, lat0]: LonLat): (position: LonLat) => EastNorth {
  return ([lon, lat]) => {
    const { east, north } = metresPerDegree((lat + lat0) / 2);
    return [degreesEast(lon0, lon) * east, (lat - lat0) * north];
  };
}

export function metresBetween(a: LonLat, b: LonLat): number {
  return Math.hypot(...planeFrom(a)(b));
}

/** Degrees clockwise from north. */
export function bearingBetween(from: LonLat, to: LonLat): number {
  const [east, north] = planeFrom(from)(to);
  return ((Math.atan2(east, north) * 180) / Math.PI + 360) % 360;
}

/** The position metres east and north of an origin: the way back from `planeFrom`. */
export function positionFrom([lon0, lat0]: LonLat, [east, north]: EastNorth): LonLat {
  const lat = lat0 + north / metresPerDegree(lat0).north;
  const lon = lon0 + east / metresPerDegree((lat + lat0) / 2).east;
  return [wrapLongitude(lon), lat];
}

/** Rings of a polygon, the exterior first; their last point repeats the first. */
export type Rings = readonly (readonly EastNorth[])[];

/** Even–odd, so that holes in a polygon are outside. */
export function isWithin([x, y]: EastNorth, rings: Rings): boolean {
  let inside = false;
  for (const ring of rings) {
    for (let i = 1; i < ring.length; i++) {
      const [ax, ay] = ring[i - 1]!;
      const [bx, by] = ring[i]!;
      if (ay > y !== by > y && x < ax + ((y - ay) / (by - ay)) * (bx - ax)) inside = !inside;
    }
  }
  return inside;
}

/** The centroid by area, without the holes in it; the mean of the corners where there's no area. */
export function centroidOf(rings: Rings): EastNorth {
  let area = 0;
  let x = 0;
  let y = 0;
  const [x0, y0] = rings[0]![0]!;
  rings.forEach((ring, index) => {
    let ringArea = 0;
    let ringX = 0;
    let ringY = 0;
    for (let i = 1; i < ring.length; i++) {
      const [ax, ay] = [ring[i - 1]![0] - x0, ring[i - 1]![1] - y0];
      const [bx, by] = [ring[i]![0] - x0, ring[i]![1] - y0];
      const cross = ax * by - bx * ay;
      ringArea += cross;
      ringX += (ax + bx) * cross;
      ringY += (ay + by) * cross;
    }
    const sign = (ringArea < 0 ? -1 : 1) * (index === 0 ? 1 : -1);
    area += sign * ringArea;
    x += sign * ringX;
    y += sign * ringY;
  });
  if (Math.abs(area) < 1e-9) {
    const corners = rings[0]!;
    const mean = (pick: 0 | 1) => corners.reduce((sum, corner) => sum + corner[pick], 0) / corners.length;
    return [mean(0), mean(1)];
  }
  return [x0 + x / (3 * area), y0 + y / (3 * area)];
}

/**
 * Metres along the ray from the origin through a point to where it first and last cuts the polygon; null
 * where it misses. An origin within the polygon cuts it only on the way out.
 */
export function cutsOfRay([toX, toY]: EastNorth, rings: Rings): { first: number; last: number } | null {
  const span = Math.hypot(toX, toY);
  if (span === 0) return null;
  const [ux, uy] = [toX / span, toY / span];
  let first = Number.POSITIVE_INFINITY;
  let last = Number.NEGATIVE_INFINITY;
  for (const ring of rings) {
    for (let i = 1; i < ring.length; i++) {
      const [ax, ay] = ring[i - 1]!;
      const [bx, by] = ring[i]!;
      // Metres to the left of the ray; its cut is where that is 0.
      const leftA = ux * ay - uy * ax;
      const leftB = ux * by - uy * bx;
      if (leftA > 0 === leftB > 0) continue;
      const share = leftA / (leftA - leftB);
      const along = ux * (ax + share * (bx - ax)) + uy * (ay + share * (by - ay));
      if (along < 0) continue;
      first = Math.min(first, along);
      last = Math.max(last, along);
    }
  }
  return first <= last ? { first, last } : null;
}
