import Flatbush from 'flatbush';
import type { Position } from '#lib/contract/geometry.ts';
import { type LonLat, rulerAt } from '#lib/geo/ruler.ts';

export type Coordinates = LonLat | readonly Coordinates[];

export function forEachPosition(coordinates: Coordinates, callback: (position: Position) => void): void {
  if (typeof coordinates[0] === 'number') callback(coordinates as Position);
  else for (const part of coordinates as readonly Coordinates[]) forEachPosition(part, callback);
}

export function boxOfCoordinates(coordinates: Coordinates): PlainBox {
  const box: Box = [
    Number.POSITIVE_INFINITY,
    Number.POSITIVE_INFINITY,
    Number.NEGATIVE_INFINITY,
    Number.NEGATIVE_INFINITY,
  ];
  growBox(box, coordinates);
  return box;
}

type Box = [west: number, south: number, east: number, north: number];

function growBox(box: Box, coordinates: Coordinates): void {
  if (typeof coordinates[0] !== 'number') {
    for (const part of coordinates as readonly Coordinates[]) growBox(box, part);
    return;
  }
  const lon = coordinates[0];
  const lat = coordinates[1] as number;
  if (lon < box[0]) box[0] = lon;
  if (lon > box[2]) box[2] = lon;
  if (lat < box[1]) box[1] = lat;
  if (lat > box[3]) box[3] = lat;
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
