const A1 = 1.340264;
const A2 = -0.081106;
const A3 = 0.000893;
const A4 = 0.003796;
const M = Math.sqrt(3) / 2;

/** Half the projection's width and height, in radii of the sphere. */
export const EQUAL_EARTH_EXTENT = { x: 2.7066299836, y: 1.3173627591 };

/**
 * Equal Earth (Šavrič, Patterson and Jenny 2018, https://doi.org/10.1080/13658816.2018.1504949), in radii of the sphere from the map's centre, x east and y
 * north.
 */
export function equalEarth(lon: number, lat: number): { x: number; y: number } {
  const theta = Math.asin(M * Math.sin((lat * Math.PI) / 180));
  const theta2 = theta * theta;
  const theta6 = theta2 * theta2 * theta2;
  const lambda = (lon * Math.PI) / 180;
  return {
    x: (lambda * Math.cos(theta)) / (M * (A1 + 3 * A2 * theta2 + theta6 * (7 * A3 + 9 * A4 * theta2))),
    y: theta * (A1 + A2 * theta2 + theta6 * (A3 + A4 * theta2)),
  };
}

/** Nobody plays golf beyond these parallels. */
const NORTH = 84;
const SOUTH = -57;

const SCALE = 500 / EQUAL_EARTH_EXTENT.x;
const top = equalEarth(0, NORTH).y;

/** The frame's size in drawing units. */
export const WORLD_FRAME = { width: 1000, height: Math.round((top - equalEarth(0, SOUTH).y) * SCALE) };

/** x to the right, y downwards. */
export function worldPoint(lon: number, lat: number): readonly [x: number, y: number] {
  const { x, y } = equalEarth(lon, lat);
  return [500 + x * SCALE, (top - y) * SCALE];
}
