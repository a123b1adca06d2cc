import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createRenderQueue, type Waiting } from './render-queue.ts';

type Item = Waiting & { name: string };

const item = (name: string, client: string | null, recentUse: number, isWanted = true): Item => ({
  name,
  client,
  recentUse,
  isWanted: () => isWanted,
});

function queueOf(most: number) {
  const dropped: string[] = [];
  const queue = createRenderQueue<Item>(most, ({ name }) => dropped.push(name));
  const take = (mayRun = (_client: string) => true) => queue.take(mayRun)?.name ?? null;
  return { queue, dropped, take };
}

test('the client that asked for least recently goes first, our own pages before all, and equals in turn', () => {
  const { queue, take } = queueOf(10);
  queue.add(item('greedy', 'a', 50));
  queue.add(item('calm', 'b', 1));
  queue.add(item('calm too', 'c', 1));
  queue.add(item('ours', null, 99));
  assert.deepEqual([take(), take(), take(), take(), take()], ['ours', 'calm', 'calm too', 'greedy', null]);
});

test('when it is full, the greediest has to leave, even if it has only just arrived', () => {
  const { queue, take } = queueOf(2);
  assert.equal(queue.add(item('greedy', 'a', 50)), null);
  assert.equal(queue.add(item('calm', 'b', 1)), null);
  assert.equal(queue.add(item('calmer', 'c', 0))?.name, 'greedy');
  assert.equal(queue.add(item('greedier', 'a', 51))?.name, 'greedier');
  assert.deepEqual([take(), take()], ['calmer', 'calm']);
});

test('a client whose turn it cannot be is passed over', () => {
  const { queue, take } = queueOf(10);
  queue.add(item('first of a', 'a', 0));
  queue.add(item('first of b', 'b', 5));
  assert.equal(
    take((client) => client !== 'a'),
    'first of b',
  );
  assert.equal(
    take((client) => client !== 'a'),
    null,
  );
  assert.equal(take(), 'first of a');
});

test('a page that nobody wants any more is dropped before its turn', () => {
  const { queue, dropped, take } = queueOf(2);
  queue.add(item('left', 'a', 0, false));
  queue.add(item('stays', 'b', 9));
  assert.equal(queue.add(item('comes', 'c', 9)), null);
  assert.deepEqual([take(), take(), take()], ['stays', 'comes', null]);
  assert.deepEqual(dropped, ['left']);
});
