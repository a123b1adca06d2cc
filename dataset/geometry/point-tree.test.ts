import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { nearestPoints, toPointTree } from './point-tree.ts';

const squared = (a: Float64Array, b: Float64Array) =>
  a.reduce((sum, value, i) => sum + (value - b[i]!) ** 2, 0);

function bruteForce(points: readonly Float64Array[], place: number, count: number): number[] {
  return [...points.keys()]
    .filter((other) => other !== place)
    .sort((a, b) => squared(points[place]!, points[a]!) - squared(points[place]!, points[b]!) || a - b)
    .slice(0, count);
}

// Coarse values, so that many points are equally near or equal.
const coordinates = fc.array(fc.integer({ min: 0, max: 6 }), { minLength: 3, maxLength: 3 });
const clouds = fc
  .array(coordinates, { minLength: 1, maxLength: 120 })
  .map((points) => points.map((point) => Float64Array.from(point)));

test('the nearest points are those that brute force finds, in its order', () => {
  fc.assert(
    fc.property(clouds, fc.integer({ min: 1, max: 7 }), (points, count) => {
      const tree = toPointTree(points);
      for (const place of points.keys()) {
        assert.deepEqual(nearestPoints(tree, place, count), bruteForce(points, place, count));
      }
    }),
  );
});

test('a point alone has none near it', () => {
  assert.deepEqual(nearestPoints(toPointTree([Float64Array.of(1, 2)]), 0, 5), []);
});
