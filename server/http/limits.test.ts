import assert from 'node:assert/strict';
import { request } from 'node:http';
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
