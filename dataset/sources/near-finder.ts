import { around, distance } from 'geokdbush';
import KDBush from 'kdbush';
import type { Position } from '#lib/contract/geometry.ts';

/** Finds points near a position: their indexes and distances in metres, nearest first. */
export type NearFinder = (position: Position, metres: number) => { index: number; metres: number }[];

/** A finder over some positions. */
export function nearFinder(positions: readonly Position[]): NearFinder {
  if (positions.length === 0) return () => [];
  const index = new KDBush(positions.length);
  for (const [lon, lat] of positions) index.add(lon, lat);
  index.finish();
  return ([lon, lat], metres) =>
    around(index, lon, lat, Number.POSITIVE_INFINITY, metres / 1000).map((found) => {
      const [otherLon, otherLat] = positions[found]!;
      return { index: found, metres: 1000 * distance(lon, lat, otherLon, otherLat) };
    });
}
