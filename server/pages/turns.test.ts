import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createTurns } from './turns.ts';

/** A job that ends when it is told to, and notes when it starts. */
function pendingJob(log: string[], name: string) {
  const { promise, resolve } = Promise.withResolvers<string>();
  return {
    run: () => {
      log.push(name);
      return promise;
    },
    end: () => resolve(name),
  };
}

const settle = () => new Promise((resolve) => setImmediate(resolve));

test('requests of one version for one address run together', async () => {
  const takeTurn = createTurns();
  const log: string[] = [];
  const [a, b] = [pendingJob(log, 'a'), pendingJob(log, 'b')];
  const results = [takeTurn('/', 'v1', a.run), takeTurn('/', 'v1', b.run)];
  await settle();
  assert.deepEqual(log, ['a', 'b']);
  a.end();
  b.end();
  assert.deepEqual(await Promise.all(results), ['a', 'b']);
});

test('a request of a newer version waits until those of the older one are done; other addresses do not', async () => {
  const takeTurn = createTurns();
  const log: string[] = [];
  const [old, fresh, other] = [pendingJob(log, 'old'), pendingJob(log, 'fresh'), pendingJob(log, 'other')];
  const results = [
    takeTurn('/', 'v1', old.run),
    takeTurn('/', 'v2', fresh.run),
    takeTurn('/other', 'v2', other.run),
  ];
  await settle();
  assert.deepEqual(log, ['old', 'other']);
  old.end();
  await settle();
  assert.deepEqual(log, ['old', 'other', 'fresh']);
  fresh.end();
  other.end();
  await Promise.all(results);
});

test('a failed request gives up its turn', async () => {
  const takeTurn = createTurns();
  await assert.rejects(takeTurn('/', 'v1', async () => Promise.reject(new Error('no'))));
  assert.equal(await takeTurn('/', 'v2', async () => 'yes'), 'yes');
});
