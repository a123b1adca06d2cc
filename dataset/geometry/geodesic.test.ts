import assert from 'node:assert/strict';
import { test } from 'node:test';
import { geodesicLength, geodesicMetres } from './geodesic.ts';

test('a line is as long as its legs', () => {
  const [a, b, c] = [
    [10, 60],
    [10.003, 60],
    [10.003, 60.002],
  ] as const;
  assert.equal(geodesicLength([a, b, c]), geodesicMetres(a, b) + geodesicMetres(b, c));
  assert.equal(geodesicLength([a]), 0);
});

test('a way across the antimeridian is the short one', () => {
  assert.ok(Math.abs(geodesicMetres([179.999, 0], [-179.999, 0]) - 222.639) < 0.001);
});
