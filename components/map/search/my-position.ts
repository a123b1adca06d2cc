import { rulerAt } from '#lib/geo/ruler.ts';

export interface Position {
  lat: number;
  lon: number;
}

/** Farther away, the distance is no use to anyone. */
const FARTHEST_METRES = 300_000;

/** Metres; null from far away. */
export function distanceFrom(me: Position, [lon, lat]: [number, number]): number | null {
  const metres = rulerAt((me.lat + lat) / 2).distance([me.lon, me.lat], [lon, lat]);
  return metres > FARTHEST_METRES ? null : metres;
}
