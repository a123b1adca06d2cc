import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { distanceToSegment, simplifyLine, simplifyRing } from './simplify-line.ts';

const points = fc.array(fc.tuple(fc.integer({ min: -500, max: 500 }), fc.integer({ min: -500, max: 500 })), {
  minLength: 2,
  maxLength: 60,
});

test('points on a straight line are dropped', () => {
  assert.deepEqual(
    simplifyLine(
      [
        [0, 0],
        [5, 0.1],
        [10, 0],
      ],
      1,
    ),
    [
      [0, 0],
      [10, 0],
    ],
  );
});

test('every point is within the tolerance of the simplified line, which keeps the original ends', () => {
  fc.assert(
    fc.property(points, fc.integer({ min: 1, max: 80 }), (line, tolerance) => {
      const simple = simplifyLine(line, tolerance);
      assert.deepEqual([simple[0], simple.at(-1)], [line[0], line.at(-1)]);
      const nearest = (point: readonly [number, number]) =>
        Math.min(...simple.slice(1).map((to, i) => distanceToSegment(point, simple[i]!, to)));
      for (const point of line) assert.ok(nearest(point) <= tolerance + 1e-9);
    }),
  );
});

function circle(corners: number) {
  return Array.from({ length: corners + 1 }, (_, i): readonly [number, number] => {
    const angle = (i / corners) * 2 * Math.PI;
    return [1000 * Math.cos(angle), 1000 * Math.sin(angle)];
  });
}

test('lines of ten thousand points and rings of two hundred thousand are simplified without exhausting the stack', () => {
  assert.ok(simplifyLine(circle(10_000), 1).length < 200);
  assert.ok(simplifyRing(circle(200_000), 1).length < 200);
});

test('a ring keeps its corners, closed or open and from any of them', () => {
  const corners = [
    [0, 0],
    [4, 0],
    [4, 3],
    [0, 3],
  ] as const;
  for (const start of corners.keys()) {
    const ring = [...corners.slice(start), ...corners.slice(0, start)];
    assert.deepEqual(simplifyRing(ring, 0.1), ring);
    assert.deepEqual(simplifyRing([...ring, ring[0]!], 0.1), ring);
  }
  assert.deepEqual(simplifyRing([], 1), []);
});
