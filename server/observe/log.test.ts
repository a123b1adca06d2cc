import assert from 'node:assert/strict';
import { EventEmitter } from 'node:events';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, describe, test } from 'node:test';
import pino from 'pino';
import { openSandbox } from '#testing/sandbox.ts';
import { until } from '#testing/until.ts';
import { createLog } from './log.ts';
import { createExchangeWatch, createTraffic, type Exchange } from './traffic.ts';

const usual: Exchange = { requestId: 'ab-1', route: 'api', path: '/v2/golfs', cache: null };

/** The line of a request that has been answered with 200, and what pino itself makes of it. */
function logOne(exchange: Exchange, { client = null, isComplete = true }: Partial<Told> = {}) {
  const lines: string[] = [];
  const log = pino({ level: 'info', base: null }, { write: (line) => lines.push(line) });
  const times = [5, 6.25];
  const watch = createExchangeWatch({
    log,
    traffic: createTraffic(),
    describeClient: client === null ? null : () => client,
    now: () => times.shift()!,
  });
  const request = { method: 'GET', socket: { bytesWritten: 100 } };
  const response = Object.assign(new EventEmitter(), { statusCode: 200, writableFinished: isComplete });
  watch(request as never, response as never, exchange);
  request.socket.bytesWritten = 350;
  response.emit('close');
  const { requestId, path, cache } = exchange;
  log.info(
    {
      requestId,
      method: 'GET',
      path,
      status: 200,
      bytes: 250,
      ms: 1.25,
      ...(cache && { cache }),
      ...(client && { client }),
      ...(!isComplete && { aborted: true }),
    },
    'request',
  );
  const [ours, pinos] = lines.map((line) => line.replace(/"time":\d+/, '"time":0'));
  return { ours, pinos };
}

type Told = { client: string | null; isComplete: boolean };

describe("a request's line is what pino would write", () => {
  for (const [name, exchange, told] of [
    ['for an answer of the API', usual, {}],
    ['for a kept page', { ...usual, route: 'page', cache: 'hit' }, {}],
    ['with the client', usual, { client: '192.0.2.0/24' }],
    ['for a client that has gone', usual, { isComplete: false }],
    ['for a path with quotes, backslashes and other letters', { ...usual, path: '/"\\\t\u0000é\u2028' }, {}],
  ] satisfies [string, Exchange, Partial<Told>][]) {
    test(name, () => {
      const { ours, pinos } = logOne(exchange, told);
      assert.equal(ours, pinos);
    });
  }

  test('with at most 300 characters of the path', () => {
    const { ours } = logOne({ ...usual, path: `/${'a'.repeat(1000)}` });
    assert.equal(JSON.parse(ours!).path, `/${'a'.repeat(299)}…`);
  });
});

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

  test('counts lines that a file refuses, and carries on', () => {
    const { file } = openFile('refused');
    const descriptor = openSync(file, 'r');
    const { log, flush, failures } = createLog('info', descriptor);
    for (let i = 1; i <= 2; i++) {
      log.info('lost');
      flush();
      assert.equal(failures(), i);
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
