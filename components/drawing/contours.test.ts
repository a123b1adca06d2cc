import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { distanceContours, distanceToLines } from './contours.ts';

const field = { width: 100, height: 100, step: 2 };

test('around a point-like line the contour is a circle, closed', () => {
  const [[ring]] = distanceContours(
    [
      [
        [50, 50],
        [50, 50],
      ],
    ],
    [20],
    field,
  ) as [[[number, number][]]];
  assert.deepEqual(ring.at(0), ring.at(-1));
  assert.ok(ring.length > 60);
  for (const [x, y] of ring) assert.ok(Math.abs(Math.hypot(x - 50, y - 50) - 20) < 0.1);
});

test('a contour that leaves the field ends at its edge', () => {
  const [lines] = distanceContours(
    [
      [
        [0, 0],
        [0, 100],
      ],
    ],
    [30],
    field,
  );
  assert.equal(lines!.length, 1);
  const ends = [lines![0]!.at(0)!, lines![0]!.at(-1)!].map(([, y]) => y).sort((a, b) => a - b);
  assert.deepEqual(ends, [0, 100]);
});

test('a contour within the field is closed, even where the step does not divide the field', () => {
  const dot: [number, number][] = [
    [50, 50],
    [50, 50],
  ];
  const [[ring]] = distanceContours([dot], [20], { width: 100, height: 71, step: 4 }) as [
    [[number, number][]],
  ];
  assert.deepEqual(ring.at(0), ring.at(-1));
});

test('two distant lines have contours of their own, near ones share one', () => {
  const pair = (gap: number) =>
    [50 - gap / 2, 50 + gap / 2].map((x): [number, number][] => [
      [x, 45],
      [x, 55],
    ]);
  assert.equal(distanceContours(pair(60), [10], field)[0]!.length, 2);
  assert.equal(distanceContours(pair(10), [10], field)[0]!.length, 1);
});

test('every point of a contour is as far from the lines as its level says', () => {
  const coordinate = fc.integer({ min: 0, max: 100 });
  const line = fc.array(fc.tuple(coordinate, coordinate), { minLength: 2, maxLength: 4 });
  fc.assert(
    fc.property(fc.array(line, { minLength: 1, maxLength: 5 }), (lines) => {
      for (const [index, contours] of distanceContours(lines, [8, 16], field).entries()) {
        for (const point of contours.flat()) {
          // Interpolation errs by less than half a step where the field has a ridge.
          assert.ok(Math.abs(distanceToLines(point, lines) - [8, 16][index]!) < field.step / 2);
        }
      }
    }),
    { seed: 1, numRuns: 100 },
  );
});
