import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createSpending, renderCosts } from './spending.ts';

test('a client may spend ten seconds’ worth at once, then as much as comes in', () => {
  const spend = createSpending(2);
  const allowed = Array.from({ length: 30 }, () => spend(['a'], 1, 0).isAllowed);
  assert.equal(allowed.filter(Boolean).length, 20);
  assert.deepEqual(spend(['a'], 1, 0).waitMilliseconds, 500);
  assert.equal(spend(['a'], 1, 499).isAllowed, false);
  assert.equal(spend(['a'], 1, 501).isAllowed, true);
  assert.equal(spend(['b'], 20, 501).isAllowed, true);
});

test('a higher cost is refused sooner, and a refusal costs nothing', () => {
  const spend = createSpending(1);
  assert.equal(spend(['a'], 8, 0).isAllowed, true);
  assert.equal(spend(['a'], 3, 0).isAllowed, false);
  assert.equal(spend(['a'], 2, 0).isAllowed, true);
});

test('under the lowest limit every page is allowed once it has been waited for', () => {
  for (const cost of Object.values(renderCosts)) {
    const spend = createSpending(0.1);
    const client = ['a', 'network'];
    assert.equal(spend(client, cost, 0).isAllowed, true);
    const dearest = Math.max(...Object.values(renderCosts));
    spend(client, dearest - cost, 0);
    const { isAllowed, waitMilliseconds } = spend(client, cost, 0);
    assert.deepEqual([isAllowed, waitMilliseconds], [false, cost * 10_000]);
    assert.equal(spend(client, cost, waitMilliseconds - 1).isAllowed, false);
    assert.equal(spend(client, cost, waitMilliseconds + 1).isAllowed, true);
  }
});

test('a network is allowed as much as eight of its clients', () => {
  const spend = createSpending(1);
  const allowed = Array.from({ length: 12 }, (_, client) => spend([`client ${client}`, 'network'], 10, 0));
  assert.equal(allowed.filter(({ isAllowed }) => isAllowed).length, 8);
  assert.equal(spend(['somebody', 'elsewhere'], 10, 0).isAllowed, true);
});

test('recent use grows with every request, refused ones too, and fades', () => {
  const spend = createSpending(1);
  for (let i = 0; i < 100; i++) spend(['busy'], 1, 0);
  const busy = spend(['busy'], 1, 0).recentUse;
  const calm = spend(['calm'], 1, 0).recentUse;
  assert.equal(busy, 101);
  assert.equal(calm, 1);
  assert.ok(spend(['busy'], 0, 30_000).recentUse < calm);
});

test('without a limit nothing is refused, and use is still counted', () => {
  const spend = createSpending(0);
  const last = Array.from({ length: 1000 }, () => spend(['a'], 4, 0)).at(-1)!;
  assert.deepEqual(last, { isAllowed: true, waitMilliseconds: 0, recentUse: 4000 });
});
