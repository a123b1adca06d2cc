import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type TestContext, test } from 'node:test';
import { askNext, readRouterRequest } from './ask-next.ts';

async function serveNext(t: TestContext, listener: RequestListener): Promise<string> {
  const server = createServer(listener).listen(0, '127.0.0.1');
  t.after(() => server.close());
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

test('Next is asked for the path by GET and learns the request id, and nothing of the visitor', async (t) => {
  const origin = await serveNext(t, ({ method, url, headers }, response) => {
    response.end(JSON.stringify({ method, url, headers }));
  });
  const { body } = await askNext(origin, { target: '/search?q=a', requestId: 'r1' });
  const { method, url, headers } = JSON.parse(body.toString());
  assert.deepEqual([method, url], ['GET', '/search?q=a']);
  const { 'x-request-id': id, 'accept-encoding': encoding, ...fetchs } = headers;
  assert.deepEqual([id, encoding], ['r1', 'identity']);
  const own = ['accept', 'accept-language', 'connection', 'host', 'sec-fetch-mode', 'user-agent'];
  assert.deepEqual(Object.keys(fetchs).sort(), own);
});

test('its router’s headers are passed on with their proof, and no others', async (t) => {
  const origin = await serveNext(t, ({ url, headers }, response) => {
    const { rsc, cookie, 'next-router-prefetch': prefetch, 'next-url': from } = headers;
    response.end(JSON.stringify([url, rsc, prefetch, from, cookie]));
  });
  const given = new Headers({ rsc: '1', 'next-router-prefetch': '1', 'next-url': '/', cookie: 'a=b' });
  const router = readRouterRequest(given, new URLSearchParams('_rsc=x&q=1'));
  const { body } = await askNext(origin, { target: '/search?q=1', requestId: 'r1', router });
  assert.deepEqual(JSON.parse(body.toString()), ['/search?q=1&_rsc=x', '1', '1', '/', null]);
  assert.equal(readRouterRequest(new Headers({ 'next-url': '/' }), new URLSearchParams()), undefined);
});

test('a redirect is an answer, with its status, body and one address, though Next writes two', async (t) => {
  const origin = await serveNext(t, (_request, response) => {
    response.writeHead(308, ['location', '/golfs/a', 'location', '/golfs/a']).end('moved');
  });
  const { status, headers, body } = await askNext(origin, { target: '/golfs/b', requestId: 'r1' });
  assert.deepEqual([status, headers.location, body.toString()], [308, '/golfs/a', 'moved']);
});
