import assert from 'node:assert/strict';
import { test } from 'node:test';
import { countEarlyDeaths, restartDelay } from './restart-delay.ts';

test('a worker that dies after a while is replaced at once, one that keeps dying ever later', () => {
  assert.equal(restartDelay(countEarlyDeaths(7, 60_000)), 0);
  let deaths = 0;
  const delays = Array.from({ length: 9 }, () => {
    deaths = countEarlyDeaths(deaths, 100);
    return restartDelay(deaths);
  });
  assert.deepEqual(delays, [500, 1000, 2000, 4000, 8000, 16_000, 30_000, 30_000, 30_000]);
});
