import { around, distance as greatCircle } from 'geokdbush';
import KDBush from 'kdbush';
import { doAtOnce } from '#lib/dataset-file/do-at-once.ts';
import { geodesicInverse } from '#server/store/geodesic.ts';
import { createNearestIndex } from '#server/store/nearest-index.ts';
import { reducedLatitude, vincentyInverse } from '#server/store/vincenty.ts';
import { type Spread, spreadOf } from '../report.ts';
import type { GatheredPoints } from './gathered-points.ts';

/** Microseconds for the ten nearest; geokdbush by itself, and with its results in exact order. */
export type KernelTimes = { ours: Spread; geokdbush: Spread; geokdbushExact: Spread; bruteForce: Spread };

type Point = readonly [longitude: number, latitude: number];

const ROUNDS = 10;
const WANTED = 10;

export function measureNearestKernel(points: GatheredPoints): KernelTimes {
  const { longitudes, latitudes, queries } = points;
  const ours = doAtOnce(createNearestIndex(longitudes, latitudes));
  const tree = createTree(points);
  const findExactly = createExactSearch(tree, points);
  return {
    ours: timeRounds(queries, (point) => ours.find({ point: [...point], limit: WANTED })),
    geokdbush: timeRounds(queries, ([lon, lat]) => around(tree, lon, lat, WANTED)),
    geokdbushExact: timeRounds(queries, (point) => findExactly(point, WANTED)),
    bruteForce: timeRounds(queries.slice(0, 1), (point) => findByBruteForce(point, longitudes, latitudes)),
  };
}

/** The fastest for geokdbush among 8, 16, 32 and 64. */
const LEAF_POINTS = 16;

function createTree({ longitudes, latitudes }: GatheredPoints): KDBush {
  const tree = new KDBush(longitudes.length, LEAF_POINTS);
  for (const [i, longitude] of longitudes.entries()) tree.add(longitude, latitudes[i]!);
  return tree.finish();
}

/** A great circle on geokdbush's sphere may be off the WGS84 geodesic by this share. */
const SPHERE_ERROR = 0.006;

/**
 * What our search would be on geokdbush: its first `count` and two more (doubled until no further point can
 * be nearer), measured and sorted on the ellipsoid.
 */
function createExactSearch(tree: KDBush, { longitudes, latitudes }: GatheredPoints) {
  const reduced = Array.from(latitudes, reducedLatitude);
  return ([lon, lat]: Point, count: number): { index: number; distance: number }[] => {
    const { sin, cos } = reducedLatitude(lat);
    const measure = (index: number) => {
      const at = reduced[index]!;
      const { distance } =
        vincentyInverse(sin, cos, at.sin, at.cos, longitudes[index]! - lon) ??
        geodesicInverse([lon, lat], [longitudes[index]!, latitudes[index]!]);
      return { index, distance };
    };
    for (let asked = count + 2; ; asked *= 2) {
      const found = around(tree, lon, lat, asked);
      const near = found.map(measure).sort((a, b) => a.distance - b.distance || a.index - b.index);
      const last = found[asked - 1];
      if (last === undefined) return near.slice(0, count);
      const metres = 1000 * greatCircle(lon, lat, longitudes[last]!, latitudes[last]!);
      if (near[count - 1]!.distance < metres * (1 - SPHERE_ERROR)) return near.slice(0, count);
    }
  };
}

function timeRounds(queries: readonly Point[], run: (point: Point) => unknown): Spread {
  const times: number[] = [];
  for (let round = 0; round <= ROUNDS; round++) {
    const started = performance.now();
    for (const point of queries) run(point);
    if (round > 0) times.push(((performance.now() - started) * 1000) / queries.length);
  }
  return spreadOf(times);
}

function findByBruteForce([lon, lat]: Point, longitudes: Float64Array, latitudes: Float64Array): number[] {
  const distances = Array.from(
    longitudes,
    (longitude, i) => geodesicInverse([lon, lat], [longitude, latitudes[i]!]).distance,
  );
  return distances
    .map((distance, i) => [distance, i] as const)
    .sort((a, b) => a[0] - b[0] || a[1] - b[1])
    .slice(0, WANTED)
    .map(([, i]) => i);
}
