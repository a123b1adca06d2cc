import assert from 'node:assert/strict';
import { test } from 'node:test';
import { seededRandom } from '#testing/seeded-random.ts';
import { fitLine } from './linear-fit.ts';

test('points on a line give its slope, without error', () => {
  const { slope, slopeError } = fitLine([0, 1, 2, 5].map((x) => [x, 3 + 2 * x] as const));
  assert.ok(Math.abs(slope - 2) < 1e-12 && slopeError < 1e-7);
});

test('the slope of noise alone is within three of its errors in nearly all of a thousand cases', () => {
  const random = seededRandom(7);
  let within = 0;
  for (let round = 0; round < 1000; round++) {
    const { slope, slopeError } = fitLine(Array.from({ length: 40 }, (_, x) => [x, random()] as const));
    if (Math.abs(slope) <= 3 * slopeError) within++;
  }
  assert.ok(within > 985 && within < 1000, `${within}`);
});
