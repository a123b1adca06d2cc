import { around } from 'geokdbush';
import KDBush from 'kdbush';
import { geodesicInverse } from '#server/store/geodesic.ts';
import { createNearestIndex } from '#server/store/nearest-index.ts';
import { type Spread, spreadOf } from '../report.ts';
import type { GatheredPoints } from './gathered-points.ts';

/** Microseconds a query for the ten nearest, over the rounds. */
export type KernelTimes = { ours: Spread; geokdbush: Spread; bruteForce: Spread };

const ROUNDS = 10;

/**
 * The nearest-search kernel and its peers over the same points: geokdbush (great circles, not exact) and measuring every
 * point on the ellipsoid.
 */
export function measureNearestKernel({ longitudes, latitudes, queries }: GatheredPoints): KernelTimes {
  const index = createNearestIndex(longitudes, latitudes);
  const peer = new KDBush(longitudes.length);
  longitudes.forEach((longitude, i) => {
    peer.add(longitude, latitudes[i]!);
  });
  peer.finish();
  return {
    ours: timeRounds(queries, (point) => index.find({ point, limit: 10 })),
    geokdbush: timeRounds(queries, ([lon, lat]) => around(peer, lon, lat, 10)),
    bruteForce: timeRounds(queries.slice(0, 1), (point) => findByBruteForce(point, longitudes, latitudes)),
  };
}

function timeRounds(queries: readonly [number, number][], run: (point: [number, number]) => unknown): Spread {
  const times: number[] = [];
  for (let round = 0; round <= ROUNDS; round++) {
    const started = performance.now();
    for (const point of queries) run(point);
    // The first round warms up.
    if (round > 0) times.push(((performance.now() - started) * 1000) / queries.length);
  }
  return spreadOf(times);
}

function findByBruteForce(
  point: [number, number],
  longitudes: Float64Array,
  latitudes: Float64Array,
): number[] {
  const distances = Array.from(longitudes, (lon, i) => geodesicInverse(point, [lon, latitudes[i]!]).distance);
  return distances
    .map((distance, i) => [distance, i] as const)
    .sort((a, b) => a[0] - b[0] || a[1] - b[1])
    .slice(0, 10)
    .map(([, i]) => i);
}
