import assert from 'node:assert/strict';
import { EventEmitter } from 'node:events';
import { describe, test } from 'node:test';
import { Hono } from 'hono';
import pino from 'pino';
import { type Env, send } from '../http/env.ts';
import { type AddressDetail, logRequests } from './request-log.ts';
import { createTraffic } from './traffic.ts';

type Asked = { path?: string; isComplete?: boolean; clientAddress?: AddressDetail; cache?: 'hit' };

/** The line of a request that has been answered. */
async function logOne({ path = '/v2/golfs', isComplete = true, clientAddress = 'none', cache }: Asked) {
  const lines: string[] = [];
  const app = new Hono<Env>();
  app.use(
    logRequests({
      log: pino({ level: 'info', base: null }, { write: (line) => lines.push(line) }),
      traffic: createTraffic(),
      clientAddress,
      trustedHops: 0,
      isStopping: () => false,
      always: {},
    }),
  );
  app.get('*', (c) => {
    if (cache) c.set('cache', cache);
    return send(c, 'here', 200, {});
  });
  const socket = { bytesWritten: 100, remoteAddress: '192.0.2.77' };
  const outgoing = Object.assign(new EventEmitter(), { statusCode: 200, writableFinished: isComplete });
  const incoming = { method: 'GET', headers: {}, socket };
  const answer = await app.request(path, {}, { incoming, outgoing } as never);
  socket.bytesWritten = 350;
  outgoing.emit('close');
  const { time, ms, requestId, ...line } = JSON.parse(lines[0]!);
  assert.ok(time > 0 && ms >= 0);
  assert.equal(lines.length, 1);
  assert.ok(requestId);
  assert.equal(answer.headers.get('X-Request-Id'), requestId);
  return line;
}

describe('a request has one line', () => {
  const usual = {
    level: 30,
    method: 'GET',
    path: '/v2/golfs',
    status: 200,
    bytes: 250,
    msg: 'request',
  };

  test('without its query, which may contain a position', async () => {
    assert.deepEqual(await logOne({ path: '/v2/golfs?lat=1&long=2' }), usual);
  });

  test('that says if a page was kept, and if the client had gone', async () => {
    assert.deepEqual(await logOne({ cache: 'hit' }), { ...usual, cache: 'hit' });
    assert.deepEqual(await logOne({ isComplete: false }), { ...usual, aborted: true });
  });

  test('with as much of the address as the operator wants', async () => {
    assert.deepEqual(await logOne({ clientAddress: 'truncated' }), { ...usual, client: '192.0.2.0/24' });
    assert.deepEqual(await logOne({ clientAddress: 'full' }), { ...usual, client: '192.0.2.77' });
  });

  test('with at most 300 characters of the path, as it was sent', async () => {
    assert.equal((await logOne({ path: `/${'a'.repeat(1000)}` })).path, `/${'a'.repeat(299)}…`);
    assert.equal((await logOne({ path: '/v2/%2Fx%20' })).path, '/v2/%2Fx%20');
  });
});
