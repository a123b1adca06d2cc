import assert from 'node:assert/strict';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { Worker } from 'node:worker_threads';
import { tryLockDataDir } from './data-dir-lock.ts';

const ROUNDS = 300;

/** Asks for the lock each time that the other thread does, and says which times it got it. */
const racer = `
  const { parentPort, workerData: { module, folder, rounds, arrived } } = require('node:worker_threads');
  const meet = (times) => {
    Atomics.add(arrived, 0, 1);
    while (Atomics.load(arrived, 0) < 2 * times);
  };
  import(module).then(({ tryLockDataDir }) => {
    const got = [];
    for (let round = 0; round < rounds; round++) {
      meet(2 * round + 1);
      const unlock = tryLockDataDir(folder);
      meet(2 * round + 2);
      got.push(unlock !== null);
      unlock?.();
    }
    parentPort.postMessage(got);
  });
`;

test('of two that ask for the lock at the same moment exactly one gets it', async (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'lock-'));
  t.after(() => rmSync(folder, { recursive: true }));
  const workerData = {
    module: import.meta.resolve('./data-dir-lock.ts'),
    folder,
    rounds: ROUNDS,
    arrived: new Int32Array(new SharedArrayBuffer(4)),
  };
  const racers = [1, 2].map(() => new Worker(racer, { eval: true, workerData }));
  const [one, other] = await Promise.all(racers.map(async (each) => (await once(each, 'message'))[0]));
  assert.deepEqual(
    one,
    other.map((got: boolean) => !got),
  );
});

test('the lock of builds and that of downloads are two', (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'lock-'));
  t.after(() => rmSync(folder, { recursive: true }));
  const unlock = tryLockDataDir(folder);
  assert.ok(unlock);
  assert.equal(tryLockDataDir(folder), null);
  tryLockDataDir(folder, 'fetch')!();
  unlock();
  tryLockDataDir(folder)!();
});
