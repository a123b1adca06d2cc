import assert from 'node:assert/strict';
import { request } from 'node:http';
import { connect } from 'node:net';
import { test } from 'node:test';
import { serveFixture } from '#testing/served-fixture.ts';

const fixture = serveFixture();

test('a request to upgrade the connection is answered without upgrading, even with a listener for upgrades', async () => {
  const { server } = fixture.serving();
  server.on('upgrade', () => {});
  const status = await new Promise((resolve, reject) => {
    const headers = { Connection: 'Upgrade', Upgrade: 'websocket' };
    const asked = request(fixture.url('/healthz'), { headers }, (response) => {
      response.resume();
      resolve(response.statusCode);
    });
    asked.on('error', reject).end();
  });
  assert.equal(status, 200);
});

/** Sends as many requests at once, and gives the status lines that come back until the connection closes or all have. */
async function pipeline(count: number): Promise<string[]> {
  const socket = connect(fixture.port(), '127.0.0.1');
  let received = '';
  const statuses = () => received.match(/HTTP\/1\.1 \d+/g) ?? [];
  socket.setEncoding('utf8').on('data', (text) => {
    received += text;
    if (statuses().length === count) socket.destroy();
  });
  const closed = new Promise((resolve) => {
    socket.on('error', resolve).on('close', resolve);
  });
  socket.write('GET /v2/golfs?limit=1 HTTP/1.1\r\nHost: a\r\n\r\n'.repeat(count));
  await closed;
  return statuses();
}

test('a few requests that arrive together are all answered', async () => {
  const statuses = await pipeline(30);
  assert.deepEqual(new Set(statuses), new Set(['HTTP/1.1 200']));
  assert.equal(statuses.length, 30);
});

test('a connection that sends thousands without waiting is closed, and others are answered', async () => {
  assert.ok((await pipeline(5000)).length < 100);
  assert.equal((await fetch(fixture.url('/healthz'))).status, 200);
});
