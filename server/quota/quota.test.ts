import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { createQuota, createSharedQuota, type SharedCount } from './quota.ts';

/** Callers to remember: room for them is made when a quota is. */
const FEW = 10;

test('no second has more requests than the limit, and no request is refused needlessly', () => {
  const steps = fc.array(fc.integer({ min: 0, max: 600 }), { minLength: 1, maxLength: 80 });
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 7 }), steps, (limit, waits) => {
      const quota = createQuota(limit, FEW);
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

test('a caller who waits as long as the answer says is let through', () => {
  const quota = createQuota(5);
  for (let i = 0; i < 5; i++) assert.ok(quota.count('a', i * 10).isAllowed);
  const refused = quota.count('a', 60);
  assert.deepEqual(refused, { isAllowed: false, remaining: 0, waitMilliseconds: 940 });
  assert.ok(quota.count('a', 60 + refused.waitMilliseconds).isAllowed);
});

test('each caller is counted separately', () => {
  const quota = createQuota(1);
  assert.ok(quota.count('a', 0).isAllowed);
  assert.ok(quota.count('b', 0).isAllowed);
  assert.ok(!quota.count('a', 1).isAllowed);
});

test('a million callers in a second take bounded memory', () => {
  const quota = createQuota(5, 10_000);
  const before = process.memoryUsage().heapUsed;
  for (let i = 0; i < 1_000_000; i++) quota.count(`10.${i >> 16}.${(i >> 8) & 255}.${i & 255}`, i / 1000);
  const grown = process.memoryUsage().heapUsed - before;
  assert.ok(grown < 100 * 1024 * 1024, `${Math.round(grown / 1024 / 1024)} MB`);
});

test("a caller's requests still count across the turn of a second, among thousands of other callers", () => {
  const quota = createQuota(3);
  for (let i = 0; i < 3; i++) assert.ok(quota.count('a', 900 + i).isAllowed);
  for (let i = 0; i < 5000; i++) quota.count(`b${i}`, 905);
  assert.ok(!quota.count('a', 1890).isAllowed);
  assert.ok(quota.count('a', 1900).isAllowed);
  assert.ok(!quota.count('a', 1900.5).isAllowed);
  assert.ok(quota.count('a', 1901).isAllowed);
});

function countTogether(limit: number) {
  const times: number[] = [];
  const shared = { now: 0, isAway: false, questions: 0 };
  const count: SharedCount = async () => {
    shared.questions++;
    if (shared.isAway) return undefined;
    const young = times.filter((time) => shared.now - time < 1000);
    const isAllowed = young.length < limit;
    if (isAllowed) times.push(shared.now);
    return {
      isAllowed,
      remaining: Math.max(0, limit - young.length - 1),
      waitMilliseconds: isAllowed ? 0 : young[young.length - limit]! + 1000 - shared.now,
    };
  };
  return { shared, count };
}

test('several instances together let as many requests through as one instance that gets them all', async () => {
  const steps = fc.array(fc.tuple(fc.integer({ min: 0, max: 400 }), fc.integer({ min: 0, max: 2 })), {
    maxLength: 60,
  });
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 1, max: 6 }), steps, async (limit, requests) => {
      const { shared, count } = countTogether(limit);
      const instances = [0, 1, 2].map(() => createSharedQuota(limit, count, FEW));
      const single = createQuota(limit, FEW);
      for (const [wait, instance] of requests) {
        shared.now += wait;
        const state = await instances[instance]!.count('a', shared.now);
        assert.deepEqual(state, single.count('a', shared.now));
      }
    }),
    { numRuns: 300 },
  );
});

test("a caller's flood asks the shared count only a few times a second", async () => {
  const { shared, count } = countTogether(5);
  const quota = createSharedQuota(5, count);
  for (shared.now = 0; shared.now < 10_000; shared.now++) await quota.count('a', shared.now);
  assert.ok(shared.questions <= 10 * 6, `${shared.questions} questions`);
});

test('while the shared count is unavailable, requests let through before still count', async () => {
  const { shared, count } = countTogether(5);
  const quota = createSharedQuota(5, count);
  for (let index = 0; index < 3; index++) await quota.count('a', 0);
  shared.isAway = true;
  const states = await Promise.all(Array.from({ length: 5 }, () => quota.count('a', 10)));
  assert.deepEqual(
    states.map(({ isAllowed }) => isAllowed),
    [true, true, false, false, false],
  );
});
