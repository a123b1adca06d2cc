import assert from 'node:assert/strict';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, describe, test } from 'node:test';
import { openSandbox } from '#testing/sandbox.ts';
import { until } from '#testing/until.ts';
import { createLog } from './log.ts';

describe('the log', () => {
  const sandbox = openSandbox();
  after(sandbox.clear);
  const openFile = (name: string) => {
    const file = join(sandbox.folder, name);
    return { file, descriptor: openSync(file, 'w') };
  };

  test('writes its lines in order, many together, without being asked to', async () => {
    const { file, descriptor } = openFile('order');
    const { log, failures } = createLog('info', descriptor);
    for (let i = 0; i < 3000; i++) log.info({ i }, 'counted');
    const read = () => readFileSync(file, 'utf8').split('\n').slice(0, -1);
    await until(() => read().length === 3000);
    assert.deepEqual(
      read().map((line) => JSON.parse(line).i),
      Array.from({ length: 3000 }, (_, i) => i),
    );
    assert.equal(failures(), 0);
    closeSync(descriptor);
  });

  test('counts what a file refuses, and carries on, also when the process ends', async () => {
    const { file } = openFile('refused');
    const descriptor = openSync(file, 'r');
    const { log, flush, failures } = createLog('info', descriptor);
    for (let i = 1; i <= 2; i++) {
      log.info('lost');
      await until(() => failures() >= i);
      flush();
    }
    closeSync(descriptor);
  });

  test('drops lines that nobody reads, and counts them', () => {
    const { descriptor } = openFile('held');
    const { log, failures } = createLog('info', descriptor);
    const line = 'a'.repeat(1024);
    // Nothing is written before this turn ends.
    for (let i = 0; i < 4 * 1024; i++) log.info(line);
    assert.ok(failures() > 0 && failures() < 1024);
  });
});
