import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { type TestContext, test } from 'node:test';
import { createDevelopmentPages } from './development-pages.ts';

async function listen(t: TestContext, server: Server): Promise<number> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  t.after(() => server.close().closeAllConnections());
  return (server.address() as AddressInfo).port;
}

test('pages come from next dev as they are, and so do the connections by which it sends changes', async (t) => {
  const next = createServer(({ url }, response) => response.end(`page ${url}`));
  next.on('upgrade', ({ url }, socket) => {
    t.after(() => socket.destroy());
    socket.write('HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n');
    socket.on('data', (data) => socket.write(`${url} echoes ${data}`));
  });
  const origin = `http://127.0.0.1:${await listen(t, next)}`;
  const front = createServer();
  const pages = createDevelopmentPages(front, () => origin);
  const port = await listen(t, front);
  const visit = { requestId: 'r1', client: [], encoding: 'br', noteCache: () => {} } as const;
  const page = await pages(new Request('http://localhost/search?q=a'), visit);
  assert.equal(await page.text(), 'page /search?q=a');

  const browser = connect(port, '127.0.0.1').setEncoding('utf8');
  t.after(() => browser.destroy());
  browser.write('GET /_next/hmr HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n');
  assert.match(String(await once(browser, 'data')), /^HTTP\/1\.1 101 /);
  browser.write('ping');
  assert.equal(String(await once(browser, 'data')), '/_next/hmr echoes ping');
});

test('while next dev is not there, a page says so', async () => {
  const pages = createDevelopmentPages(createServer(), () => null);
  const visit = { requestId: 'r1', client: [], encoding: 'br', noteCache: () => {} } as const;
  assert.equal((await pages(new Request('http://localhost/'), visit)).status, 503);
});
