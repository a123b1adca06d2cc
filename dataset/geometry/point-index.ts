import KDBush from 'kdbush';
import type { LonLat } from '#lib/geo/ruler.ts';

/** An index for geokdbush's `around`, which gives places in the list. */
export function indexPoints(points: readonly LonLat[]): KDBush {
  const index = new KDBush(points.length);
  for (const [lon, lat] of points) index.add(lon, lat);
  return index.finish();
}
