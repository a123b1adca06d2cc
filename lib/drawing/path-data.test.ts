import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { pathData } from './path-data.ts';

const square = [
  [0, 0],
  [10.2, 0],
  [10, 9.8],
  [0, 10],
] as const;

test('straight paths are whole, relative and without needless blanks', () => {
  assert.equal(pathData(square, { closed: true, smooth: false }), 'M0 0l10 0 0 10-10 0z');
  assert.equal(pathData(square.slice(0, 2), { closed: false, smooth: false }), 'M0 0l10 0');
});

test('a smooth ring ends where it began', () => {
  const numbers = pathData(square, { closed: true, smooth: true }).match(/-?\d+/g)!.map(Number);
  const curves = numbers.slice(2);
  // The first curve has six numbers, each other four; the last two of each are the step.
  const steps = [curves.slice(4, 6)];
  for (let i = 6; i < curves.length; i += 4) steps.push(curves.slice(i + 2, i + 4));
  assert.equal(steps.length, 4);
  assert.deepEqual(
    [0, 1].map((axis) => steps.reduce((sum, step) => sum + step[axis]!, 0)),
    [0, 0],
  );
});

test('no path holds anything but commands and whole numbers, whatever the points', () => {
  const coordinate = fc.double({ min: -1e5, max: 1e5, noNaN: true });
  fc.assert(
    fc.property(
      fc.array(fc.tuple(coordinate, coordinate)),
      fc.boolean(),
      fc.boolean(),
      (points, closed, smooth) => {
        assert.match(pathData(points, { closed, smooth }), /^[Mlcsz0-9 -]*$/);
      },
    ),
  );
});
