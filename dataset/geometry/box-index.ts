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
  const first = coordinates[0];
  if (typeof first === 'number') growByLine(box, [coordinates as LonLat]);
  else if (typeof first?.[0] === 'number') growByLine(box, coordinates as readonly LonLat[]);
  else for (let i = 0; i < coordinates.length; i++) growBox(box, coordinates[i] as Coordinates);
}

function growByLine(box: Box, line: readonly LonLat[]): void {
  for (let i = 0; i < line.length; i++) {
    const position = line[i]!;
    const lon = position[0];
    const lat = position[1];
    if (lon < box[0]) box[0] = lon;
    if (lon > box[2]) box[2] = lon;
    if (lat < box[1]) box[1] = lat;
    if (lat > box[3]) box[3] = lat;
  }
}

/** West ≤ east. */
export type PlainBox = readonly [west: number, south: number, east: number, north: number];

/** The box, enlarged by this many metres on each side. */
export function boxAround([west, south, east, north]: PlainBox, metres: number): PlainBox {
  const { kx, ky } = rulerAt((south + north) / 2);
  const [dx, dy] = [metres / kx, metres / ky];
  return [west - dx, south - dy, east + dx, north + dy];
}

/** Finds in the order of putting in. */
export type BoxIndex<T> = {
  near(box: PlainBox, marginMetres: number): T[];
};

/** Nothing crosses the antimeridian at the size of a course. */
export function indexBoxes<T>(items: readonly T[], boxOf: (item: T) => PlainBox): BoxIndex<T> {
  if (items.length === 0) return { near: () => [] };
  const tree = new Flatbush(items.length);
  for (const item of items) {
    const box = boxOf(item);
    tree.add(box[0], box[1], box[2], box[3]);
  }
  tree.finish();
  return {
    near(box, marginMetres) {
      const found = tree.search(...boxAround(box, marginMetres));
      // sort() copies even what needs none.
      if (found.length > 1) found.sort((a, b) => a - b);
      return found.map((index) => items[index]!);
    },
  };
}
