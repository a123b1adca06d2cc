import { EQUAL_EARTH_EXTENT, equalEarth } from './equal-earth.ts';

/** Nobody plays golf beyond these parallels. */
const NORTH = 84;
const SOUTH = -57;

const SCALE = 500 / EQUAL_EARTH_EXTENT.x;
const top = equalEarth(0, NORTH).y;

/** The frame of the site's drawings of the world, in drawing units. */
export const WORLD_FRAME = { width: 1000, height: Math.round((top - equalEarth(0, SOUTH).y) * SCALE) };

/** Where a position stands in the drawing of the world: x to the right, y downwards. */
export function worldPoint(lon: number, lat: number): readonly [x: number, y: number] {
  const { x, y } = equalEarth(lon, lat);
  return [500 + x * SCALE, (top - y) * SCALE];
}
