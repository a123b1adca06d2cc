import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { openSandbox } from '#testing/sandbox.ts';
import { until } from '#testing/until.ts';
import { noValkey, startValkey, type ValkeyProcess } from '#testing/valkey.ts';
import { createSharedQuota } from '../quota/quota.ts';
import { openValkey, type Valkey } from './valkey.ts';

describe('with a Valkey', { skip: noValkey }, () => {
  const sandbox = openSandbox();
  let redis: ValkeyProcess;
  const opened: Valkey[] = [];
  before(async () => {
    redis = await startValkey(sandbox);
  });
  after(async () => {
    for (const valkey of opened) valkey.close();
    await sandbox.clear();
  });

  async function connect() {
    const lines: string[] = [];
    const say = (_: object, message: string) => lines.push(message);
    const valkey = openValkey(redis.url, { info: say, warn: say });
    opened.push(valkey);
    await until(() => valkey.isUp());
    return { valkey, lines };
  }

  test('two instances together let five requests of a caller through, and another after the wait', async () => {
    const quotas = await Promise.all(
      [1, 2].map(async () => {
        const { valkey } = await connect();
        return createSharedQuota(5, (caller) => valkey.count(caller, 5));
      }),
    );
    const ask = (instance: number) => quotas[instance % 2]!.count('192.0.2.1', performance.now());
    const first = await Promise.all(Array.from({ length: 20 }, (_, index) => ask(index)));
    const allowed = first.filter(({ isAllowed }) => isAllowed);
    assert.deepEqual(allowed.map(({ remaining }) => remaining).sort(), [0, 1, 2, 3, 4]);
    assert.ok(first.every(({ isAllowed, waitMilliseconds }) => isAllowed || waitMilliseconds > 900));
    const started = performance.now();
    await until(async () => (await ask(1)).isAllowed);
    const waited = performance.now() - started;
    assert.ok(waited > 900 && waited < 1500, `${waited} ms`);
    assert.ok((await quotas[0]!.count('192.0.2.2', performance.now())).isAllowed);
  });

  test('while it is gone nobody waits and each counts alone; losing it and getting it back are logged once', async () => {
    const { valkey, lines } = await connect();
    const quota = createSharedQuota(5, (caller) => valkey.count(caller, 5));
    assert.ok((await quota.count('a', 0)).isAllowed);
    await redis.kill();
    const answers = [];
    for (let index = 0; index < 20; index++) answers.push(await quota.count('a', 1));
    // What it let through before isn't forgotten.
    assert.equal(answers.filter(({ isAllowed }) => isAllowed).length, 4);
    await until(() => !valkey.isUp());
    assert.equal(await valkey.count('b', 5), undefined);
    await redis.start();
    await until(async () => (await valkey.count('b', 5))?.isAllowed === true);
    assert.ok(valkey.isUp());
    assert.deepEqual(
      lines.map((line) => line.split(':')[0]),
      ['Valkey shares counters', 'Valkey is failing', 'Valkey is back'],
    );
  });

  test('one that is late once, with many requests under way, is asked again', async () => {
    const { valkey, lines } = await connect();
    const ask = () => valkey.count('c', 100);
    process.kill(redis.pid(), 'SIGSTOP');
    const late = await Promise.all(Array.from({ length: 20 }, ask));
    process.kill(redis.pid(), 'SIGCONT');
    assert.ok(late.every((answer) => answer === undefined));
    assert.ok(valkey.isUp());
    await until(async () => (await ask())?.isAllowed === true);
    assert.equal(lines.length, 1);
  });

  test('one that hangs delays no request beyond its deadline, and soon none at all', async () => {
    const { valkey, lines } = await connect();
    process.kill(redis.pid(), 'SIGSTOP');
    const times: number[] = [];
    await until(async () => {
      const started = performance.now();
      assert.equal(await valkey.count('d', 5), undefined);
      times.push(performance.now() - started);
      return !valkey.isUp();
    });
    assert.ok(times.length <= 3, `${times}`);
    const started = performance.now();
    assert.equal(await valkey.count('d', 5), undefined);
    assert.ok(performance.now() - started < 30);
    process.kill(redis.pid(), 'SIGCONT');
    await until(async () => (await valkey.count('d', 5)) !== undefined);
    assert.ok(valkey.isUp());
    assert.equal(lines.length, 3);
  });
});
