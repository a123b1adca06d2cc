import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { createQuota } from './quota.ts';

test('in no second are there more requests than the limit, and none is refused without need', () => {
  const steps = fc.array(fc.integer({ min: 0, max: 600 }), { minLength: 1, maxLength: 80 });
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 7 }), steps, (limit, waits) => {
      const quota = createQuota(limit);
      const allowed: number[] = [];
      let now = 0;
      for (const wait of waits) {
        now += wait;
        const within = allowed.filter((time) => now - time < 1000).length;
        const state = quota.count('a', now);
        assert.equal(state.isAllowed, within < limit);
        assert.equal(state.remaining, Math.max(0, limit - within - 1));
        if (state.isAllowed) allowed.push(now);
      }
    }),
    { numRuns: 500, seed: 1 },
  );
});

test('waiting as long as it is told lets a caller through', () => {
  const quota = createQuota(5);
  for (let i = 0; i < 5; i++) assert.ok(quota.count('a', i * 10).isAllowed);
  const refused = quota.count('a', 60);
  assert.deepEqual(refused, { isAllowed: false, remaining: 0, waitMilliseconds: 940 });
  assert.ok(quota.count('a', 60 + refused.waitMilliseconds).isAllowed);
});

test('callers are counted apart', () => {
  const quota = createQuota(1);
  assert.ok(quota.count('a', 0).isAllowed);
  assert.ok(quota.count('b', 0).isAllowed);
  assert.ok(!quota.count('a', 1).isAllowed);
});

test('a million callers in a second take bounded memory, and leave none behind', () => {
  const quota = createQuota(5, 10_000);
  const before = process.memoryUsage().heapUsed;
  for (let i = 0; i < 1_000_000; i++) quota.count(`10.${i >> 16}.${(i >> 8) & 255}.${i & 255}`, i / 1000);
  const grown = process.memoryUsage().heapUsed - before;
  assert.ok(grown < 100 * 1024 * 1024, `${Math.round(grown / 1024 / 1024)} MB`);
});

test('what a caller sent counts over the turn of a second, among thousands of others', () => {
  const quota = createQuota(3);
  for (let i = 0; i < 3; i++) assert.ok(quota.count('a', 900 + i).isAllowed);
  for (let i = 0; i < 5000; i++) quota.count(`b${i}`, 905);
  assert.ok(!quota.count('a', 1890).isAllowed);
  assert.ok(quota.count('a', 1900).isAllowed);
  assert.ok(!quota.count('a', 1900.5).isAllowed);
  assert.ok(quota.count('a', 1901).isAllowed);
});
