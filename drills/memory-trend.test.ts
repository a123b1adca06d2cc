import assert from 'node:assert/strict';
import { test } from 'node:test';
import { seededRandom } from '#testing/seeded-random.ts';
import { describeTrend, memoryTrend } from './memory-trend.ts';

/** Garbage that grows to 20 MB and is collected, over and over, on memory that grows by so many bytes a look. */
function sawtooth(growth: number): number[] {
  const random = seededRandom(3);
  let garbage = 0;
  return Array.from({ length: 150 }, (_, look) => {
    garbage = garbage > 20e6 ? 0 : garbage + 3e6 * random();
    return 500e6 + look * growth + garbage;
  });
}

test('memory whose garbage comes and goes is flat', () => {
  assert.equal(memoryTrend(sawtooth(0), 15)?.isFlat, true);
});

test('memory that grows by four megabytes in fifteen looks is not', () => {
  const trend = memoryTrend(sawtooth(4e6 / 15), 15);
  assert.equal(trend?.isFlat, false);
  assert.ok(Math.abs(trend.slope - 4) < 3 * trend.slopeError);
});

test('the trend is told by its means', () => {
  const trend = memoryTrend([1e6, 3e6, 4e6, 4e6, 6e6, 6e6, 9e6], 2);
  assert.equal(
    trend && describeTrend(trend, 'a minute'),
    '2, 4, 6 MB resident, slope 2.00 ± 0.00 MB a minute',
  );
});

test('too few looks say nothing', () => {
  assert.equal(memoryTrend([1, 2, 3, 4, 5], 2), null);
});
