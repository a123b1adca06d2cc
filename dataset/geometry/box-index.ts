import Flatbush from 'flatbush';
import type { Position } from '#lib/contract/geometry.ts';
import { rulerAt } from '#lib/geo/ruler.ts';

type Coordinates = Position | readonly Coordinates[];

export function forEachPosition(coordinates: Coordinates, callback: (position: Position) => void): void {
  if (typeof coordinates[0] === 'number') callback(coordinates as Position);
  else for (const part of coordinates as readonly Coordinates[]) forEachPosition(part, callback);
}

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

/** West ≤ east. */
export type PlainBox = readonly [west: number, south: number, east: number, north: number];

/** Finds in the order of putting in. */
export type BoxIndex<T> = {
  near(box: PlainBox, marginMetres: number): T[];
};

/** Nothing crosses the antimeridian at the size of a course. */
export function indexBoxes<T>(items: readonly T[], boxOf: (item: T) => PlainBox): BoxIndex<T> {
  if (items.length === 0) return { near: () => [] };
  const tree = new Flatbush(items.length);
  for (const item of items) tree.add(...boxOf(item));
  tree.finish();
  return {
    near([west, south, east, north], marginMetres) {
      const { kx, ky } = rulerAt((south + north) / 2);
      const [dx, dy] = [marginMetres / kx, marginMetres / ky];
      return tree
        .search(west - dx, south - dy, east + dx, north + dy)
        .sort((a, b) => a - b)
        .map((index) => items[index]!);
    },
  };
}
