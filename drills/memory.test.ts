import assert from 'node:assert/strict';
import { test } from 'node:test';
import { seededRandom } from '#testing/seeded-random.ts';
import { describeTrend, fitLine, judgeCreep, memoryTrend } from './memory.ts';

/** Garbage that grows to 20 MB and is collected, on memory that grows by `growth` bytes a look. */
function sawtooth(growth: number): number[] {
  const random = seededRandom(3);
  let garbage = 0;
  return Array.from({ length: 150 }, (_, look) => {
    garbage = garbage > 20e6 ? 0 : garbage + 3e6 * random();
    return 500e6 + look * growth + garbage;
  });
}

test('points on a line give its exact slope', () => {
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

test('memory is flat when garbage comes and goes', () => {
  assert.equal(memoryTrend(sawtooth(0), 15)?.isFlat, true);
});

test('memory that grows by four megabytes over fifteen readings isn’t', () => {
  const trend = memoryTrend(sawtooth(4e6 / 15), 15);
  assert.equal(trend?.isFlat, false);
  assert.ok(Math.abs(trend.slope - 4) < 3 * trend.slopeError);
});

test('a trend is described by its lows', () => {
  const trend = memoryTrend([2e6, 3e6, 9e6, 4e6, 6e6, 7e6, 9e6], 2);
  assert.equal(
    trend && describeTrend(trend, 'a minute'),
    '2.0, 4.0, 6.0 MB in use, slope 2.00 ± 0.00 MB a minute',
  );
});

test('too few readings say nothing', () => {
  assert.equal(memoryTrend([1, 2, 3, 4, 5], 2), null);
});

test('resident memory may rise by a step, but not by two percent', () => {
  const step = judgeCreep([300e6, 300e6, 301e6, 303e6]);
  assert.equal(step.measured, '300.0 MB, then 302.0 MB (0.7 %)');
  assert.equal(step.holds, true);
  assert.equal(judgeCreep([300e6, 300e6, 306e6, 306e6]).holds, false);
});
