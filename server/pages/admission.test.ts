import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setImmediate } from 'node:timers/promises';
import { createAdmission, createSpending, OURS, RenderRefused, renderCosts, type Turn } from './admission.ts';

function openTurns(isOpen: () => boolean = () => true) {
  const turns = createAdmission(0, isOpen);
  const started: string[] = [];
  const ends = new Map<string, () => void>();
  const take = async (page: string, turn: Partial<Turn> = {}) => {
    const end = await turns.take({ client: 'a', recentUse: 0, isWanted: () => true, ...turn });
    started.push(page);
    ends.set(page, end);
  };
  const end = (page: string) => {
    ends.get(page)!();
    return setImmediate();
  };
  return { turns, started, take, end };
}

test('a client has two pages in progress at a time, and others needn’t wait for the rest of its pages', async () => {
  const { started, take, end } = openTurns();
  for (const page of ['/1', '/2', '/3']) void take(page);
  void take('/other', { client: 'b', recentUse: 99 });
  await setImmediate();
  assert.deepEqual(started, ['/1', '/2', '/other']);
  await end('/1');
  assert.deepEqual(started, ['/1', '/2', '/other', '/3']);
});

test('the client that has asked for least goes first, and pages of the site’s own before all', async (t) => {
  t.mock.timers.enable({ apis: ['setTimeout'] });
  let isOpen = false;
  const { turns, started, take } = openTurns(() => isOpen);
  void take('/greedy', { client: 'a', recentUse: 9 });
  void take('/calm', { client: 'b', recentUse: 1 });
  void take('/ours', OURS);
  isOpen = true;
  turns.next();
  await setImmediate();
  assert.deepEqual(started, ['/ours', '/calm', '/greedy']);
});

test('pages asked for before Next is there wait for it, and nobody waits for ever', async (t) => {
  t.mock.timers.enable({ apis: ['setTimeout'] });
  const { turns, started, take } = openTurns(() => false);
  const refused = assert.rejects(take('/a'), RenderRefused);
  await setImmediate();
  assert.deepEqual([started, turns.figures().waiting], [[], 1]);
  t.mock.timers.tick(10_000);
  await refused;
  assert.deepEqual(turns.figures(), { waiting: 0, refused: 1 });
});

test('when too many wait, the clients who asked for most are refused, with the seconds to wait', async (t) => {
  t.mock.timers.enable({ apis: ['setTimeout'] });
  const { turns, take } = openTurns(() => false);
  const greedy = Array.from({ length: 12 }, (_, use) => take(`/${use}`, { recentUse: use }));
  const refused = assert.rejects(greedy[11]!, { name: 'RenderRefused', retrySeconds: 2 });
  void take('/calm', { client: 'b', recentUse: 1 });
  await refused;
  assert.deepEqual(turns.figures(), { waiting: 12, refused: 1 });
});

test('visitors who left have no page rendered for them, and don’t count as refused', async (t) => {
  t.mock.timers.enable({ apis: ['setTimeout'] });
  let isOpen = false;
  let isThere = true;
  const { turns, started, take } = openTurns(() => isOpen);
  const dropped = assert.rejects(take('/a', { isWanted: () => isThere }), RenderRefused);
  isThere = false;
  isOpen = true;
  turns.next();
  await dropped;
  assert.deepEqual([started, turns.figures()], [[], { waiting: 0, refused: 0 }]);
});

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

test('a client that has spent all is refused with 429 and whole seconds to wait', () => {
  const { admit } = createAdmission(2, () => true);
  for (let i = 0; i < 20; i++) admit(['a'], 1, () => true);
  assert.throws(() => admit(['a'], 1, () => true), { name: 'RenderRefused', status: 429, retrySeconds: 1 });
  assert.equal(admit(['b'], 1, () => true).client, 'b');
});
