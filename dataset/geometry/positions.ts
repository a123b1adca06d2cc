import type { Position } from '#lib/contract/geometry.ts';
import type { PlainBox } from './box-index.ts';

/** The coordinates of a GeoJSON geometry of any kind. */
export type Coordinates = Position | readonly Coordinates[];

/** Calls back for every position of a geometry's coordinates, however deep they are nested. */
export function forEachPosition(coordinates: Coordinates, callback: (position: Position) => void): void {
  if (typeof coordinates[0] === 'number') callback(coordinates as Position);
  else for (const part of coordinates as readonly Coordinates[]) forEachPosition(part, callback);
}

/** The box around a geometry of any kind. */
export function boxOfCoordinates(coordinates: Coordinates): PlainBox {
  let [west, south, east, north] = [
    Number.POSITIVE_INFINITY,
    Number.POSITIVE_INFINITY,
    Number.NEGATIVE_INFINITY,
    Number.NEGATIVE_INFINITY,
  ];
  forEachPosition(coordinates, ([lon, lat]) => {
    if (lon < west) west = lon;
    if (lon > east) east = lon;
    if (lat < south) south = lat;
    if (lat > north) north = lat;
  });
  return [west, south, east, north];
}
