import assert from 'node:assert/strict';
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import { getPriority } from 'node:os';
import { test } from 'node:test';
import { lowerPriority } from './renderer-process.ts';

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
