import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setImmediate } from 'node:timers/promises';
import { createRenderTurns, OURS, RenderRefused, type Turn } from './render-turns.ts';

function openTurns(isOpen: () => boolean = () => true) {
  const turns = createRenderTurns(isOpen);
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
