import { rulerAt } from '#lib/geo/ruler.ts';

/** A point of a drawing: x to the right, y downwards. */
export type PlanePoint = readonly [x: number, y: number];

/** Drawing units in a metre: whole units are then fine enough for an edge on a screen, and short to write. */
export const UNITS_PER_METRE = 4;

/** Turns `[lon, lat]` into the drawing's plane around an origin: x east, y south, in quarters of a metre. */
export function planeAround([lon0, lat0]: readonly [number, number]): (
  position: readonly [number, number],
) => PlanePoint {
  const { kx, ky } = rulerAt(lat0);
  return ([lon, lat]) => {
    // The short way round, for a course on the antimeridian.
    const eastward = ((lon - lon0 + 540) % 360) - 180;
    return [eastward * kx * UNITS_PER_METRE, (lat0 - lat) * ky * UNITS_PER_METRE];
  };
}

/** A point turned about the origin, degrees clockwise as SVG's `rotate` has it. */
export function turnPoint([x, y]: PlanePoint, degrees: number): PlanePoint {
  const angle = (degrees * Math.PI) / 180;
  const cos = Math.cos(angle);
  const sin = Math.sin(angle);
  return [x * cos - y * sin, x * sin + y * cos];
}
