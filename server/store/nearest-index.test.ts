import assert from 'node:assert/strict';
import { test } from 'node:test';
import KDBush from 'kdbush';
import type { BboxTuple } from '#lib/geo/bbox.ts';
import type { LonLat } from '#lib/geo/ruler.ts';
import { seededRandom } from '#testing/seeded-random.ts';
import { geodesicInverse } from './geodesic.ts';
import { createNearestIndex, type NearestRequest } from './nearest-index.ts';

function makePoints(count: number, seed: number): LonLat[] {
  const random = seededRandom(seed);
  const anywhere = (): LonLat => [random() * 360 - 180, (Math.asin(random() * 2 - 1) * 180) / Math.PI];
  const points: LonLat[] = [
    [0, 90],
    [120, 90],
    [-180, 0],
    [180, 0],
    [0, -90],
  ];
  while (points.length < count) {
    const centre = anywhere();
    const kind = random();
    if (kind < 0.4) points.push(centre);
    else if (kind < 0.5)
      points.push([random() < 0.5 ? 179.9 + random() * 0.1 : -180 + random() * 0.1, centre[1]]);
    else if (kind < 0.6) points.push([centre[0], random() < 0.5 ? 89 + random() : -89 - random()]);
    else if (kind < 0.65) points.push(points[Math.floor(random() * points.length)]!);
    else {
      const near = points[Math.floor(random() * points.length)]!;
      points.push([near[0], Math.max(-90, Math.min(90, near[1] + (random() - 0.5) * 0.2))]);
    }
  }
  return points;
}

function isInside([lon, lat]: LonLat, [west, south, east, north]: BboxTuple): boolean {
  const between = west <= east ? lon >= west && lon <= east : lon >= west || lon <= east;
  return between && lat >= south && lat <= north;
}

type Measured = { index: number; place: LonLat; distance: number };

function sortByDistance(points: LonLat[], point: LonLat): Measured[] {
  return points
    .map((place, index) => ({ index, place, distance: geodesicInverse(point, place).distance }))
    .sort((a, b) => a.distance - b.distance || a.index - b.index);
}

function page(sorted: Measured[], { limit, skip = 0, maxDistance, window, isWanted }: NearestRequest) {
  return sorted
    .filter(({ index }) => !isWanted || isWanted(index))
    .filter(({ distance }) => maxDistance === undefined || distance <= maxDistance)
    .filter(({ place }) => !window || isInside(place, window))
    .slice(skip, skip + limit);
}

const points = makePoints(4000, 7);
const index = indexOf(points);

function indexOf(places: readonly LonLat[]) {
  const tree = new KDBush(places.length);
  for (const place of places) tree.add(...place);
  return createNearestIndex({
    length: places.length,
    longitudes: Float64Array.from(places, ([lon]) => lon),
    latitudes: Float64Array.from(places, ([, lat]) => lat),
    tree: tree.finish(),
  });
}

/**
 * Courses less than a millimetre nearer or farther may change places; the distances, and the order of those
 * equally far, may not.
 */
function assertAnswers(sorted: Measured[], request: NearestRequest): void {
  const expected = page(sorted, request);
  const found = index.find(request);
  const say = JSON.stringify(request);
  assert.equal(found.length, expected.length, say);
  assert.equal(new Set(found.map((near) => near.index)).size, found.length, say);
  found.forEach((near, i) => {
    const { distance } = geodesicInverse(request.point, points[near.index]!);
    assert.ok(Math.abs(near.distance - distance) < 0.001, say);
    assert.ok(Math.abs(near.distance - expected[i]!.distance) < 0.001, say);
    if (request.window) assert.ok(isInside(points[near.index]!, request.window), say);
    const next = found[i + 1];
    if (next?.distance === near.distance) assert.ok(near.index < next.index, say);
  });
}

function queryPoints(count: number, seed: number): LonLat[] {
  const special: LonLat[] = [
    [0, 90],
    [77, 90],
    [0, -90],
    [180, 0],
    [-180, 0],
    [180, 65],
    [-180, 90],
    [179.999, -17],
    [0, 0],
  ];
  return [...special, ...makePoints(count, seed * 31).slice(5), ...points.slice(0, 20)];
}

test('the nearest courses are those of brute force, in its order', () => {
  for (const point of queryPoints(150, 1)) {
    const sorted = sortByDistance(points, point);
    for (const limit of [1, 10, 50]) {
      assertAnswers(sorted, { point, limit });
    }
  }
});

test('courses at a pole come in the order of their ids when asked for from there, on every page', () => {
  const random = seededRandom(5);
  const count = 60;
  const atPole = indexOf(Array.from({ length: count }, (): LonLat => [random() * 0.1 - 0.05, -90]));
  const ids = Array.from({ length: count }, (_, id) => id);
  for (const skip of [0, 3, 20, 55]) {
    const found = atPole.find({ point: [0, -90], skip, limit: 20 }).map((near) => near.index);
    assert.deepEqual(found, ids.slice(skip, skip + 20), `${skip}`);
  }
});

test('a page of any depth is the same slice of the whole order', () => {
  for (const point of queryPoints(20, 2)) {
    const sorted = sortByDistance(points, point);
    for (const skip of [0, 7, 200, 300, 1999, 3990, 3999, 4000, 9000]) {
      const request = { point, skip, limit: 25 };
      assertAnswers(sorted, request);
    }
  }
});

test('the radius is inclusive and cuts where brute force cuts', () => {
  for (const point of queryPoints(60, 3)) {
    const sorted = sortByDistance(points, point);
    for (const maxDistance of [1, 5_000, 50_000, 1_000_000, 20_004_000]) {
      const request = { point, limit: 50, maxDistance };
      assertAnswers(sorted, request);
    }
  }
});

test('a course exactly as far as the radius is within it', () => {
  for (const point of queryPoints(60, 5)) {
    const { index: tenth, distance } = index.find({ point, limit: 10 }).at(-1)!;
    const within = index.find({ point, limit: 10, maxDistance: distance });
    assert.equal(within.at(-1)?.index, tenth);
  }
});

test('a window narrows the result, also across the antimeridian', () => {
  const windows: BboxTuple[] = [
    [-10, 40, 30, 70],
    [170, -50, -170, 10],
    [-180, -90, 180, 90],
    [-180, 89, 180, 90],
    [179.95, -90, -179.95, 90],
    [5, 5, 5, 5],
  ];
  for (const point of queryPoints(20, 4)) {
    const sorted = sortByDistance(points, point);
    for (const window of windows) {
      for (const skip of [0, 30]) {
        const request = { point, limit: 20, skip, window };
        assertAnswers(sorted, request);
      }
    }
  }
});

test('only wanted courses are found, and as many as there are', () => {
  const few = new Set([3, 700, 3999]);
  for (const point of queryPoints(20, 6)) {
    const sorted = sortByDistance(points, point);
    for (const isWanted of [(index: number) => index % 3 === 0, (index: number) => few.has(index)]) {
      for (const skip of [0, 2, 300]) {
        assertAnswers(sorted, { point, limit: 20, skip, isWanted });
        assertAnswers(sorted, { point, limit: 20, skip, isWanted, window: [-10, -80, 100, 80] });
      }
    }
  }
});

test('an index without points finds nothing', () => {
  assert.deepEqual(indexOf([]).find({ point: [0, 0], limit: 10 }), []);
});
