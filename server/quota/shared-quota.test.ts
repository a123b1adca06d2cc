import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { createQuota } from './quota.ts';
import { createSharedQuota, type SharedCount } from './shared-quota.ts';

/** A count that several quotas share, by the rule of one process, with a clock of the test's. */
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

test('several instances let as many through as one that gets all requests', async () => {
  const steps = fc.array(fc.tuple(fc.integer({ min: 0, max: 400 }), fc.integer({ min: 0, max: 2 })), {
    maxLength: 60,
  });
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 1, max: 6 }), steps, async (limit, requests) => {
      const { shared, count } = countTogether(limit);
      const instances = [0, 1, 2].map(() => createSharedQuota(limit, count));
      const single = createQuota(limit);
      for (const [wait, instance] of requests) {
        shared.now += wait;
        const state = await instances[instance]!.count('a', shared.now);
        assert.deepEqual(state, single.count('a', shared.now));
      }
    }),
    { numRuns: 300 },
  );
});

test('a flood of one caller asks the shared count once a second', async () => {
  const { shared, count } = countTogether(5);
  const quota = createSharedQuota(5, count);
  for (shared.now = 0; shared.now < 10_000; shared.now++) await quota.count('a', shared.now);
  assert.ok(shared.questions <= 10 * 6, `${shared.questions} questions`);
});

test('while the shared count is away, what was let through before still counts', async () => {
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
