import assert from 'node:assert/strict';
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import { getPriority } from 'node:os';
import { test } from 'node:test';
import pino from 'pino';
import type { Dataset } from '../store/open-dataset.ts';
import { lowerPriority, startRenderer } from './renderer-process.ts';

test('all threads of a renderer give way to the front, not only its first', {
  skip: existsSync('/proc/self/task') ? false : 'threads have no priorities of their own here',
}, async (t) => {
  const child = fork('-e', ["require('fs').stat('/', () => process.send('threads are running'))"], {
    execArgv: [],
  });
  t.after(() => child.kill());
  await once(child, 'message');
  lowerPriority(child);
  const threads = readdirSync(`/proc/${child.pid}/task`).map(Number);
  assert.ok(threads.length > 1);
  const front = getPriority(process.pid);
  for (const thread of threads) assert.ok(getPriority(thread) > front);
});

test('a page of a dataset that cannot be read fails, and nothing else does', async (t) => {
  const renderer = startRenderer({
    read: () => ({ status: 200, headers: [], body: null }),
    log: pino({ level: 'silent' }),
    onReady() {},
    onFree() {},
    onWorn() {},
    onGone() {},
  });
  t.after(renderer.kill);
  const error = new Error('disk I/O error');
  const read = () => {
    throw error;
  };
  const dataset = { read, memo: (_: string, make: () => unknown) => make() } as unknown as Dataset;
  assert.deepEqual(await renderer.render({ target: '/', requestId: 'r1', dataset }), {
    kind: 'failed',
    error,
  });
});
