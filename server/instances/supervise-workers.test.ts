import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { get } from '#testing/http-client.ts';
import { openSandbox } from '#testing/sandbox.ts';
import { type ServerProcess, startServer } from '#testing/server-process.ts';
import { until } from '#testing/until.ts';
import { publishFixtureDataset } from '#testing/write-fixture-dataset.ts';
import { countEarlyDeaths, restartDelay } from './supervise-workers.ts';

describe('two workers behind one port', () => {
  const sandbox = openSandbox();
  let server: ServerProcess;
  before(async () => {
    publishFixtureDataset(sandbox.folder, 20);
    const limited = { RATE_LIMIT_PER_SECOND: '5', LOG_LEVEL: 'info' };
    const environment = { ...limited, DATA_DIR: sandbox.folder, WORKERS: '2' };
    server = await startServer(sandbox, { environment });
    await until(() => pids().length === 2);
  });
  after(sandbox.clear);

  const pids = () =>
    server.lines.filter(({ msg }) => msg === 'A worker is listening').map(({ pid }) => Number(pid));

  const ask = async () => (await get(server.port, '/v2/golfs?limit=1')).status;

  test('share the quota: five requests of a client in a second, whichever they reach', async () => {
    const statuses = await Promise.all(Array.from({ length: 20 }, ask));
    assert.equal(statuses.filter((status) => status === 200).length, 5, `${statuses}`);
    assert.equal(statuses.filter((status) => status === 429).length, 15);
  });

  test('show their metrics as one: sums of what each counted, and once what is the same for all', async () => {
    const answered = (text: string) =>
      [...text.matchAll(/^fairway_http_requests_total\{route="api",status="\d+"\} (\d+)$/gm)].reduce(
        (sum, [, count]) => sum + Number(count),
        0,
      );
    const before = answered(await server.metrics());
    await Promise.all(Array.from({ length: 10 }, ask));
    // A request is counted when its connection is done, which its client may see first.
    let text = '';
    while (answered(text) < before + 10) text = await server.metrics();
    assert.equal(answered(text), before + 10);
    for (const line of ['fairway_dataset_courses 20', 'fairway_ready 1', 'fairway_dataset_failing 0']) {
      assert.ok(text.split('\n').includes(line), line);
    }
    assert.match(text, /^fairway_http_request_duration_seconds_bucket\{le="\+Inf",route="api"\} \d+$/m);
  });

  test('show the metrics of those that answer, and that one does not', async () => {
    assert.match(await server.metrics(), /^fairway_workers_silent 0$/m);
    process.kill(pids()[0]!, 'SIGSTOP');
    const text = await server.metrics();
    process.kill(pids()[0]!, 'SIGCONT');
    assert.match(text, /^fairway_workers 2$/m);
    assert.match(text, /^fairway_workers_silent 1$/m);
    assert.match(text, /^fairway_ready 1$/m);
  });

  // What a process without memory gets from the kernel and from V8.
  for (const [place, signal] of (['SIGKILL', 'SIGABRT'] as const).entries()) {
    test(`one that ends by ${signal} is replaced, while the other answers`, async () => {
      const deaths = () => server.lines.filter(({ msg }) => msg === 'A worker died; starting another');
      process.kill(pids()[place]!, signal);
      await until(() => deaths().length === place + 1);
      assert.equal(deaths()[place]!.signal, signal);
      const statuses = [await ask(), await ask(), await ask()];
      assert.ok(
        statuses.every((status) => status !== 0),
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

test('a worker that dies after a while is replaced at once, one that keeps dying ever later', () => {
  assert.equal(restartDelay(countEarlyDeaths(7, 60_000)), 0);
  let deaths = 0;
  const delays = Array.from({ length: 9 }, () => {
    deaths = countEarlyDeaths(deaths, 100);
    return restartDelay(deaths);
  });
  assert.deepEqual(delays, [500, 1000, 2000, 4000, 8000, 16_000, 30_000, 30_000, 30_000]);
});
