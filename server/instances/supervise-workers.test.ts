import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '#testing/free-port.ts';
import { type ServerProcess, startServerProcess } from '#testing/server-process.ts';
import { publishFixtureDataset } from '#testing/write-fixture-dataset.ts';
import { countEarlyDeaths, restartDelay } from './supervise-workers.ts';

describe('two workers behind one port', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'workers-'));
  let server: ServerProcess;
  let port: number;
  let metricsPort: number;
  before(async () => {
    publishFixtureDataset(dataDir, 20);
    port = await freePort();
    metricsPort = await freePort();
    server = startServerProcess({
      DATA_DIR: dataDir,
      PORT: String(port),
      WORKERS: '2',
      METRICS_PORT: String(metricsPort),
    });
    await until(() => pids().length === 2);
  });
  after(async () => {
    await server.stop('SIGKILL');
    rmSync(dataDir, { recursive: true, force: true });
  });

  const pids = () =>
    server.lines.filter(({ msg }) => msg === 'A worker listens').map(({ pid }) => Number(pid));

  /** The status of a request over a connection of its own; null where there was no answer. */
  const ask = () =>
    new Promise<number | null>((resolve) => {
      const agent = new Agent({ keepAlive: false });
      get({ port, host: '127.0.0.1', path: '/v2/golfs?limit=1', agent }, (response) => {
        response.resume().once('end', () => resolve(response.statusCode ?? null));
      }).once('error', () => resolve(null));
    });

  test('share the quota: five requests of a client in a second, whichever they reach', async () => {
    const statuses = await Promise.all(Array.from({ length: 20 }, ask));
    assert.equal(statuses.filter((status) => status === 200).length, 5, `${statuses}`);
    assert.equal(statuses.filter((status) => status === 429).length, 15);
  });

  test('show their metrics as one: sums of what each counted, and once what is the same for all', async () => {
    const metrics = async () => (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
    const answered = (text: string) =>
      [...text.matchAll(/^fairway_http_requests_total\{route="api",status="\d+"\} (\d+)$/gm)].reduce(
        (sum, [, count]) => sum + Number(count),
        0,
      );
    const before = answered(await metrics());
    await Promise.all(Array.from({ length: 10 }, ask));
    // A request is counted when its connection is done with it, which its client may see first.
    let text = '';
    while (answered(text) < before + 10) text = await metrics();
    assert.equal(answered(text), before + 10);
    for (const line of ['fairway_dataset_courses 20', 'fairway_ready 1', 'fairway_dataset_failing 0']) {
      assert.ok(text.split('\n').includes(line), line);
    }
    assert.match(text, /^fairway_http_request_duration_seconds_bucket\{route="api",le="\+Inf"\} \d+$/m);
  });

  test('show the metrics of those that answer, and that one does not', async () => {
    const metrics = async () => (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
    assert.match(await metrics(), /^fairway_workers_silent 0$/m);
    process.kill(pids()[0]!, 'SIGSTOP');
    const text = await metrics();
    process.kill(pids()[0]!, 'SIGCONT');
    assert.match(text, /^fairway_workers 2$/m);
    assert.match(text, /^fairway_workers_silent 1$/m);
    assert.match(text, /^fairway_ready 1$/m);
  });

  // What the kernel and V8 send a process for which there is no memory left.
  for (const [place, signal] of (['SIGKILL', 'SIGABRT'] as const).entries()) {
    test(`one that ends by ${signal} is replaced, while the other answers`, async () => {
      const deaths = () => server.lines.filter(({ msg }) => msg === 'A worker died; another starts');
      process.kill(pids()[place]!, signal);
      await until(() => deaths().length === place + 1);
      assert.equal(deaths()[place]!.signal, signal);
      const statuses = [await ask(), await ask(), await ask()];
      assert.ok(
        statuses.every((status) => status !== null),
        `${statuses}`,
      );
      await until(() => pids().length === 3 + place);
    });
  }

  test('SIGTERM ends all of them', async () => {
    assert.equal(await server.stop(), 0);
    for (const pid of pids()) assert.throws(() => process.kill(pid, 0), { code: 'ESRCH' });
  });
});

/** Waits until something is so; the runner ends a test that waits for ever. */
async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await delay(5);
}

test('a worker that dies after a while is replaced at once, one that keeps dying ever later', () => {
  assert.equal(restartDelay(countEarlyDeaths(7, 60_000)), 0);
  let deaths = 0;
  const delays = Array.from({ length: 9 }, () => {
    deaths = countEarlyDeaths(deaths, 100);
    return restartDelay(deaths);
  });
  assert.deepEqual(delays, [500, 1000, 2000, 4000, 8000, 16_000, 30_000, 30_000, 30_000]);
});
