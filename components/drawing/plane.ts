import { metresPerDegree } from '#components/geometry/metre-plane.ts';
import { degreesEast, wrapLongitude } from '#lib/geo/longitude.ts';

export type PlanePoint = readonly [x: number, y: number];

/** Fine enough for an edge on a screen as whole units, and short to write. */
export const UNITS_PER_METRE = 4;

/** The plane around an origin: x east, y south, in quarters of a metre. */
export function planeAround([lon0, lat0]: readonly [number, number]): (
  position: readonly [number, number],
) => PlanePoint {
  const { east, north } = metresPerDegree(lat0);
  return ([lon, lat]) => [
    degreesEast(lon0, lon) * east * UNITS_PER_METRE,
    (lat0 - lat) * north * UNITS_PER_METRE,
  ];
}

/** The way back from `planeAround`. */
export function positionAround([lon0, lat0]: readonly [number, number]): (
  point: PlanePoint,
) => readonly [lon: number, lat: number] {
  const { east, north } = metresPerDegree(lat0);
  return ([x, y]) => [wrapLongitude(lon0 + x / east / UNITS_PER_METRE), lat0 - y / north / UNITS_PER_METRE];
}

/** Degrees clockwise, as in SVG's `rotate`. */
export function turnPoint([x, y]: PlanePoint, degrees: number): PlanePoint {
  const angle = (degrees * Math.PI) / 180;
  const cos = Math.cos(angle);
  const sin = Math.sin(angle);
  return [x * cos - y * sin, x * sin + y * cos];
}

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** The box around points; an empty one around none. */
export function boxAround(points: Iterable<PlanePoint>): Box {
  const box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  for (const [x, y] of points) {
    if (x < box.left) box.left = x;
    if (x > box.right) box.right = x;
    if (y < box.top) box.top = y;
    if (y > box.bottom) box.bottom = y;
  }
  return box;
}

/** Larger by `margin` on every side, or a little more: in whole units. */
export function growBox({ left, top, right, bottom }: Box, margin: number): Box {
  return {
    left: Math.floor(left - margin),
    top: Math.floor(top - margin),
    right: Math.ceil(right + margin),
    bottom: Math.ceil(bottom + margin),
  };
}

/** Whether a point is in the box, or no farther than `margin` from it on any side. */
export function isNearBox([x, y]: PlanePoint, box: Box, margin: number): boolean {
  return (
    x >= box.left - margin && x <= box.right + margin && y >= box.top - margin && y <= box.bottom + margin
  );
}

export function areApart(one: Box, other: Box): boolean {
  return one.left > other.right || one.right < other.left || one.top > other.bottom || one.bottom < other.top;
}
