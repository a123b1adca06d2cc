import { around } from 'geokdbush';
import KDBush from 'kdbush';
import { geodesicInverse } from '#lib/geo/geodesic.ts';
import { createNearestIndex } from '#server/store/nearest-index.ts';
import { seededRandom } from '#server/testing/seeded-random.ts';
import { type Spread, spreadOf } from '../spread.ts';

/** Microseconds a query for the ten nearest, over the rounds. */
export type KernelTimes = { points: number; ours: Spread; geokdbush: Spread; bruteForce: Spread };

const ROUNDS = 10;

/**
 * The nearest-search kernel beside its peers on as many points: geokdbush (great circles, not exact) and measuring every
 * point on the ellipsoid. Points gather as courses do; `growth` copies of the same world keep its spread the same.
 */
export function measureNearestKernel(points: number): KernelTimes {
  const random = seededRandom(points);
  const longitudes = new Float64Array(points);
  const latitudes = new Float64Array(points);
  for (let i = 0; i < points; i++)
    [longitudes[i], latitudes[i]] = nextPoint(random, i, longitudes, latitudes);
  const index = createNearestIndex(longitudes, latitudes);
  const peer = new KDBush(points);
  for (let i = 0; i < points; i++) peer.add(longitudes[i]!, latitudes[i]!);
  peer.finish();
  const query = (): [number, number] => {
    const at = Math.floor(random() * points);
    return [longitudes[at]!, Math.max(-90, Math.min(90, latitudes[at]! + (random() - 0.5) / 5))];
  };
  return {
    points,
    ours: timeRounds(20_000, query, (point) => index.find({ point, limit: 10, maxDistance: 50_000 })),
    geokdbush: timeRounds(20_000, query, ([lon, lat]) => around(peer, lon, lat, 10, 50)),
    bruteForce: timeRounds(1, query, (point) => bruteForce(point, longitudes, latitudes)),
  };
}

/** Anywhere, or near a point that there is already: courses cluster. */
function nextPoint(
  random: () => number,
  count: number,
  longitudes: Float64Array,
  latitudes: Float64Array,
): [number, number] {
  if (count < 200 || random() < 0.05) return [random() * 360 - 180, random() * 130 - 60];
  const near = Math.floor(random() * count);
  const stay = (value: number, most: number) => Math.max(-most, Math.min(most, value));
  return [
    stay(longitudes[near]! + (random() - 0.5) * 2, 180),
    stay(latitudes[near]! + (random() - 0.5) * 2, 90),
  ];
}

function timeRounds(
  count: number,
  query: () => [number, number],
  run: (point: [number, number]) => unknown,
): Spread {
  const queries = Array.from({ length: count }, query);
  const times: number[] = [];
  for (let round = 0; round <= ROUNDS; round++) {
    const started = performance.now();
    for (const point of queries) run(point);
    // The first round warms up.
    if (round > 0) times.push(((performance.now() - started) * 1000) / count);
  }
  return spreadOf(times);
}

function bruteForce(point: [number, number], longitudes: Float64Array, latitudes: Float64Array): number[] {
  const distances = Array.from(longitudes, (lon, i) => geodesicInverse(point, [lon, latitudes[i]!]).distance);
  return distances
    .map((distance, i) => [distance, i] as const)
    .sort((a, b) => a[0] - b[0] || a[1] - b[1])
    .slice(0, 10)
    .map(([, i]) => i);
}
