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

/** The spline (M q t… z) at its nearest to each given point. */
function splineDistance(data: string, point: readonly [number, number]): number {
  const [x = 0, y = 0, cx = 0, cy = 0, dx = 0, dy = 0, ...rest] = data.match(/-?\d+/g)!.map(Number);
  let from = [x, y];
  let control = [x + cx, y + cy];
  let to = [x + dx, y + dy];
  let nearest = Infinity;
  for (let i = 0; ; i += 2) {
    for (let t = 0; t <= 1; t += 0.1) {
      const on = [0, 1].map(
        (axis) => (1 - t) ** 2 * from[axis]! + 2 * t * (1 - t) * control[axis]! + t * t * to[axis]!,
      );
      nearest = Math.min(nearest, Math.hypot(on[0]! - point[0], on[1]! - point[1]));
    }
    if (i >= rest.length) return nearest;
    control = [2 * to[0]! - control[0]!, 2 * to[1]! - control[1]!];
    from = to;
    to = [from[0]! + rest[i]!, from[1]! + rest[i + 1]!];
  }
}

test('a smooth ring passes by all its points and ends where it began', () => {
  const ring = Array.from({ length: 24 }, (_, i): [number, number] => {
    const angle = (i / 24) * 2 * Math.PI;
    const radius = 200 + 60 * Math.sin(3 * angle);
    return [radius * Math.cos(angle), radius * Math.sin(angle)];
  });
  const data = pathData(ring, { closed: true, smooth: true });
  for (const point of ring) assert.ok(splineDistance(data, point) < 5, `${point}`);
  const numbers = data.match(/-?\d+/g)!.map(Number);
  const steps = [numbers.slice(4, 6)];
  for (let i = 6; i < numbers.length; i += 2) steps.push(numbers.slice(i, i + 2));
  assert.deepEqual(
    [0, 1].map((axis) => steps.reduce((sum, step) => sum + step[axis]!, 0)),
    [0, 0],
  );
});

test('the path of any points holds only commands and whole numbers', () => {
  const coordinate = fc.double({ min: -1e5, max: 1e5, noNaN: true });
  fc.assert(
    fc.property(
      fc.array(fc.tuple(coordinate, coordinate)),
      fc.boolean(),
      fc.boolean(),
      (points, closed, smooth) => {
        assert.match(pathData(points, { closed, smooth }), /^[Mlcsqtz0-9 -]*$/);
      },
    ),
  );
});
