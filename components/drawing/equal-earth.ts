const A1 = 1.340264;
const A2 = -0.081106;
const A3 = 0.000893;
const A4 = 0.003796;
const M = Math.sqrt(3) / 2;

/** Half the width and half the height of the world in this projection, in radii of the sphere. */
export const EQUAL_EARTH_EXTENT = { x: 2.7066299836, y: 1.3173627591 };

/**
 * Where a position stands on an Equal Earth map, in radii of the sphere from the map's centre, x east and y north
 * (Šavrič, Patterson and Jenny 2018): areas keep their proportions.
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
