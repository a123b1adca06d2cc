import type { Position } from '#lib/contract/geometry.ts';

/** The coordinates of a GeoJSON geometry of any kind. */
export type Coordinates = Position | readonly Coordinates[];

/** Every position of a geometry's coordinates, however deep they are nested. */
export function* positionsOf(coordinates: Coordinates): Generator<Position> {
  if (typeof coordinates[0] === 'number') yield coordinates as Position;
  else for (const part of coordinates as readonly Coordinates[]) yield* positionsOf(part);
}
