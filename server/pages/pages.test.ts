import assert from 'node:assert/strict';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { type TestContext, test } from 'node:test';
import { brotliDecompressSync } from 'node:zlib';
import { createPages, type PagesSettings } from './pages.ts';

const PAGE = `<p>${'fairway '.repeat(400)}</p>`;
const ISR = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 's-maxage=604800', vary: 'rsc' };

type Render = (request: IncomingMessage, response: ServerResponse) => void;

/** A served site whose pages are what `render` answers, in place of Next. */
async function site(t: TestContext, render: Render, settings: Partial<PagesSettings> = {}) {
  let renders = 0;
  const pages = createPages({
    render: async (request, response) => {
      renders++;
      render(request, response);
    },
    version: () => 'v1',
    hasOwnDataset: true,
    security: () => ({}),
    maxBytes: 1e7,
    now: () => 0,
    ...settings,
  });
  let handled = Promise.resolve();
  const server = createServer((request, response) => {
    handled = pages.handle(request, response, { requestId: 'r1', cache: null });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  t.after(() => server.close());
  const { port } = server.address() as AddressInfo;
  const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    new Promise<{ status: number; headers: IncomingMessage['headers']; body: Buffer }>((resolve, reject) => {
      request({ port, path, headers, method, agent: false }, async (answer) => {
        resolve({ status: answer.statusCode!, headers: answer.headers, body: await buffer(answer) });
      })
        .on('error', reject)
        .end();
    });
  return { get, renders: () => renders, handled: () => handled };
}

const answerPage: Render = (_request, response) => {
  response.writeHead(200, ISR);
  response.write(PAGE.slice(0, 100));
  response.end(PAGE.slice(100));
};

test('a page is rendered once and sent again compressed, whatever its query', async (t) => {
  const { get, renders } = await site(t, answerPage);
  for (const path of ['/golfs/a', '/golfs/a', '/golfs/a?utm_source=x']) {
    const { status, headers, body } = await get(path, { 'accept-encoding': 'gzip, br' });
    assert.equal(status, 200);
    assert.equal(headers['content-encoding'], 'br');
    assert.equal(headers['content-length'], String(body.length));
    assert.equal(
      headers['cache-control'],
      'public, max-age=0, s-maxage=1, stale-while-revalidate=1, stale-if-error=86400',
    );
    assert.equal(headers.vary, 'rsc, accept-encoding');
    assert.equal(brotliDecompressSync(body).toString(), PAGE);
  }
  assert.equal(renders(), 1);
  assert.equal((await get('/golfs/a')).body.toString(), PAGE);
});

test('a page is compressed quickly for whoever waits for it, and well for those after', async (t) => {
  const text = Array.from(
    { length: 9000 },
    (_, i) => `hole ${(i * 7919) % 611} of ${(i * 104729) % 997}`,
  ).join();
  const { get, handled } = await site(t, (_request, response) => response.writeHead(200, ISR).end(text));
  const first = await get('/', { 'accept-encoding': 'br' });
  await handled();
  const second = await get('/', { 'accept-encoding': 'br' });
  assert.ok(second.body.length < first.body.length);
  assert.equal(second.headers.etag, first.headers.etag);
  for (const { body } of [first, second]) assert.equal(brotliDecompressSync(body).toString(), text);
});

test('what Next varies on makes a page of its own', async (t) => {
  const { get } = await site(t, ({ headers }, response) => {
    response.writeHead(200, ISR).end(headers.rsc === '1' ? 'payload' : 'document');
  });
  assert.equal((await get('/')).body.toString(), 'document');
  assert.equal((await get('/', { rsc: '1' })).body.toString(), 'payload');
  assert.equal((await get('/')).body.toString(), 'document');
});

test('a client that has the page gets 304, kept or not', async (t) => {
  const { get } = await site(t, answerPage);
  const etag = (await get('/')).headers.etag!;
  assert.match(etag, /^W\/"/);
  for (let i = 0; i < 2; i++) {
    const { status, body } = await get('/', { 'if-none-match': etag });
    assert.equal(status, 304);
    assert.equal(body.length, 0);
  }
});

test('HEAD has the headers of GET and no body', async (t) => {
  const { get, renders } = await site(t, (request, response) => {
    // Next writes no body where none is asked for.
    if (request.method === 'HEAD') response.writeHead(200, ISR).end();
    else answerPage(request, response);
  });
  const asked = await get('/', {}, 'HEAD');
  const got = await get('/');
  for (const { status, headers, body } of [asked, await get('/', {}, 'HEAD')]) {
    assert.equal(status, 200);
    assert.equal(headers['content-length'], String(PAGE.length));
    assert.equal(headers.etag, got.headers.etag);
    assert.equal(body.length, 0);
  }
  assert.equal(renders(), 1);
});

test('failures, missing pages and pages made for one request are never kept', async (t) => {
  const answers = [
    () => ({ status: 500, cacheControl: 'private, no-store' }),
    () => ({ status: 404, cacheControl: 's-maxage=604800' }),
    () => ({ status: 200, cacheControl: 'private, no-cache, no-store' }),
  ];
  for (const answer of answers) {
    const { status, cacheControl } = answer();
    const { get, renders } = await site(t, (_request, response) => {
      response.writeHead(status, { 'cache-control': cacheControl }).end('x');
    });
    assert.equal((await get('/x')).status, status);
    assert.equal((await get('/x')).status, status);
    assert.equal(renders(), 2);
  }
});

test('a page is made anew after its time and after a publish', async (t) => {
  let now = 0;
  let version = 'v1';
  const { get, renders } = await site(
    t,
    (_request, response) => void response.writeHead(200, ISR).end(version),
    {
      now: () => now,
      version: () => version,
    },
  );
  await get('/');
  await get('/');
  assert.equal(renders(), 1);
  now = 604_800_001;
  await get('/');
  assert.equal(renders(), 2);
  version = 'v2';
  assert.equal((await get('/')).body.toString(), 'v2');
});

test('without a dataset every page says so with 503, and files are served', async (t) => {
  let version: string | null = null;
  const { get } = await site(t, ({ url }, response) => void response.writeHead(200, ISR).end(url), {
    version: () => version,
  });
  const { status, headers, body } = await get('/golf-courses/france');
  assert.deepEqual([status, body.toString()], [503, '/notices/no-dataset']);
  assert.equal(headers['cache-control'], 'no-store');
  assert.equal(headers['retry-after'], '10');
  assert.equal((await get('/_next/static/a.js')).body.toString(), '/_next/static/a.js');
  assert.equal((await get('/icon.svg')).status, 200);
  version = 'v1';
  assert.equal((await get('/golf-courses/france')).body.toString(), '/golf-courses/france');
});

test('a missing or failing page has a notice in place of the empty shell, with its status', async (t) => {
  const { get } = await site(t, ({ url }, response) => {
    const status = url === '/missing' ? 404 : url === '/failing' ? 500 : 200;
    const body = status === 200 ? `whole ${url}` : '<html id="__next_error__"></html>';
    response.writeHead(status, ISR).end(body);
  });
  const missing = await get('/missing');
  assert.deepEqual([missing.status, missing.body.toString()], [404, 'whole /_not-found']);
  assert.equal(missing.headers['cache-control'], 'no-store');
  const failing = await get('/failing');
  assert.deepEqual([failing.status, failing.body.toString()], [500, 'whole /notices/failed']);
  const payload = await get('/missing', { rsc: '1' });
  assert.deepEqual([payload.status, payload.body.toString()], [404, '<html id="__next_error__"></html>']);
});

test('a notice has no address of its own', async (t) => {
  const { get } = await site(t, ({ url }, response) => void response.writeHead(200, ISR).end(url));
  assert.equal((await get('/notices/no-dataset')).body.toString(), '/_not-found');
});

test('an answer too large to hold back goes out whole', async (t) => {
  const piece = Buffer.alloc(1024 * 1024, 'x');
  const { get } = await site(t, (_request, response) => {
    response.writeHead(200, ISR);
    for (let i = 0; i < 12; i++) response.write(piece);
    response.end('end');
  });
  assert.equal((await get('/large')).body.length, 12 * piece.length + 3);
});
