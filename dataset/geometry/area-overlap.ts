import type { Area, Position } from '#lib/contract/geometry.ts';
import { isPointInArea } from './area.ts';
import { boxOfCoordinates } from './positions.ts';

/** Points a side of the sampling grid: shares are good to about a twentieth. */
const side = 15;

/** Points spread evenly over the inside of an area; at least one for any area with an inside worth the name. */
export function insidePoints(area: Area): Position[] {
  const [west, south, east, north] = boxOfCoordinates(area.coordinates);
  const points: Position[] = [];
  for (let row = 0; row < side; row++) {
    for (let column = 0; column < side; column++) {
      const point: Position = [
        west + ((column + 0.5) / side) * (east - west),
        south + ((row + 0.5) / side) * (north - south),
      ];
      if (isPointInArea(point, area)) points.push(point);
    }
  }
  return points;
}

/** The share of an area that lies in another one, 0 to 1, by sampling. */
export function shareInside(inner: Area, outer: Area): number {
  const points = insidePoints(inner);
  if (points.length === 0) return 0;
  return points.filter((point) => isPointInArea(point, outer)).length / points.length;
}
