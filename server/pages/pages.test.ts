import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setImmediate } from 'node:timers/promises';
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import { rendered as page, servePages } from '#testing/served-pages.ts';
import type { NextAnswer } from './ask-next.ts';
import { KEPT_BRIEFLY } from './pages.ts';

const PAGE = `<p>${'fairway '.repeat(400)}</p>`;

test('a page is rendered once, without its query, and sent compressed', async (t) => {
  const { get, rendered } = await servePages(t, () => page(PAGE));
  for (const path of ['/golfs/a?utm_source=x', '/golfs/a', '/golfs/a?rsc=1']) {
    const { status, headers, body } = await get(path, { 'accept-encoding': 'gzip, br', cookie: 'a=b' });
    assert.equal(status, 200);
    assert.equal(headers['content-encoding'], 'br');
    assert.equal(headers['content-length'], String(body.length));
    assert.equal(headers['cache-control'], KEPT_BRIEFLY);
    assert.equal(headers.vary, 'accept-encoding');
    assert.equal(brotliDecompressSync(body).toString(), PAGE);
  }
  assert.deepEqual(rendered, ['/golfs/a']);
  assert.equal((await get('/golfs/a')).body.toString(), PAGE);
});

test('pages that Next makes for each request are made each time, and kept nowhere', async (t) => {
  const noStore = { 'cache-control': 'private, no-store' };
  const { get, rendered } = await servePages(t, (target) => page(target, 200, noStore));
  for (const path of ['/search?q=a', '/search?q=a', '/compare?courses=a,b']) {
    const { headers, body } = await get(path);
    assert.equal(body.toString(), path);
    assert.equal(headers['cache-control'], 'private, no-store');
  }
  assert.equal(rendered.length, 3);
});

test('visitors who ask while a page is being rendered share it, each in their encoding', async (t) => {
  const { promise, resolve } = Promise.withResolvers<NextAnswer>();
  const { get, rendered, asked } = await servePages(t, () => promise);
  const answers = [get('/'), get('/', { 'accept-encoding': 'br' })];
  while (asked() < 2) await setImmediate();
  resolve(page(PAGE));
  const [plain, compressed] = await Promise.all(answers);
  assert.equal(plain?.body.toString(), PAGE);
  assert.equal(compressed?.headers['content-encoding'], 'br');
  assert.deepEqual(rendered, ['/']);
});

test('a failed render isn’t shared with anybody who asks later', async (t) => {
  let failures = 1;
  const { get } = await servePages(t, () =>
    failures-- > 0 ? page('<html id="__next_error__"></html>', 500) : page('page'),
  );
  assert.equal((await get('/')).status, 500);
  assert.equal((await get('/')).body.toString(), 'page');
});

test('a client that takes no brotli gets the page in its encoding, or plain', async (t) => {
  const { get, rendered } = await servePages(t, () => page(PAGE));
  const unpackers = { br: brotliDecompressSync, gzip: gunzipSync, zstd: zstdDecompressSync };
  for (const [encoding, unpack] of Object.entries(unpackers)) {
    const { headers, body } = await get('/', { 'accept-encoding': encoding });
    assert.equal(headers['content-encoding'], encoding);
    assert.equal(unpack(body).toString(), PAGE);
  }
  const { headers, body } = await get('/');
  assert.deepEqual([headers['content-encoding'], body.toString()], [undefined, PAGE]);
  assert.equal((await get('/', { 'accept-encoding': 'br;q=0, gzip' })).headers['content-encoding'], 'gzip');
  assert.equal(rendered.length, 1);
});

test('a client that has the page gets 304, kept or not', async (t) => {
  const { get } = await servePages(t, () => page(PAGE));
  const etag = (await get('/')).headers.etag!;
  assert.match(etag, /^W\/"/);
  for (const known of [etag, etag, etag.slice('W/'.length), `"older", ${etag}`, '*']) {
    const { status, body } = await get('/', { 'if-none-match': known });
    assert.equal(status, 304, known);
    assert.equal(body.length, 0);
  }
  assert.equal((await get('/', { 'if-none-match': 'W/"older"' })).status, 200);
  assert.equal((await get('/nowhere', { 'if-none-match': '*' })).status, 404);
});

test('HEAD has the headers of GET and no body', async (t) => {
  const { get, rendered } = await servePages(t, () => page(PAGE));
  const asked = await get('/', {}, 'HEAD');
  const got = await get('/');
  for (const { status, headers, body } of [asked, await get('/', {}, 'HEAD')]) {
    assert.equal(status, 200);
    assert.equal(headers['content-length'], String(PAGE.length));
    assert.equal(headers.etag, got.headers.etag);
    assert.equal(body.length, 0);
  }
  assert.deepEqual(rendered, ['/']);
});

test('failures, missing pages and answers with a cookie are never kept', async (t) => {
  const answers = [page('x', 500), page('x', 404), page('x', 200, { 'set-cookie': 'a=b' })];
  for (const one of answers) {
    const { get, rendered } = await servePages(t, () => one);
    assert.equal((await get('/x')).status, one.status);
    assert.equal((await get('/x')).status, one.status);
    assert.equal(rendered.length, 2);
  }
});

test('a page is rendered again after a publish', async (t) => {
  let version = 'v1';
  const { get, rendered } = await servePages(t, () => page(version), { version: () => version });
  await get('/');
  await get('/');
  assert.equal(rendered.length, 1);
  version = 'v2';
  assert.equal((await get('/')).body.toString(), 'v2');
});

test('a page that was made while another edition was published is sent, and not kept', async (t) => {
  let edition: string | null = null;
  const { get, rendered } = await servePages(t, () => page('mixed'), { editionOfRender: () => edition });
  const { body, headers } = await get('/');
  assert.deepEqual([body.toString(), headers['cache-control']?.includes('public')], ['mixed', false]);
  edition = 'v0';
  await get('/');
  edition = 'v1';
  for (let asked = 0; asked < 2; asked++) await get('/');
  assert.equal(rendered.length, 3);
});

test('without a dataset every page says so with 503, and files are served', async (t) => {
  let version: string | null = null;
  const { get, rendered } = await servePages(t, (target) => page(target), { version: () => version });
  const { status, headers, body } = await get('/golf-courses/france');
  assert.deepEqual([status, body.toString()], [503, '/fallback/no-dataset']);
  assert.equal(headers['cache-control'], 'no-store');
  assert.equal(headers['retry-after'], '10');
  assert.equal((await get('/', { 'if-none-match': String(headers.etag) })).status, 503);
  assert.equal((await get('/_next/static/a.js')).body.toString(), 'file /_next/static/a.js');
  assert.equal((await get('/icon.svg')).status, 200);
  assert.deepEqual(rendered, ['/fallback/no-dataset']);
  version = 'v1';
  assert.equal((await get('/golf-courses/france')).body.toString(), '/golf-courses/france');
});

test('a whole page takes the place of the empty shell of a missing or failed one, with its status', async (t) => {
  const { get } = await servePages(t, (target) => {
    const status = target === '/missing' ? 404 : target === '/failing' ? 500 : 200;
    return page(status === 200 ? `whole ${target}` : '<html id="__next_error__"></html>', status);
  });
  const missing = await get('/missing');
  assert.deepEqual([missing.status, missing.body.toString()], [404, 'whole /fallback/missing']);
  assert.equal(missing.headers['cache-control'], 'no-store');
  const failing = await get('/failing');
  assert.deepEqual([failing.status, failing.body.toString()], [500, 'whole /fallback/failed']);
});

test('if the page for failures fails as well, a plain sentence says so', async (t) => {
  const { get } = await servePages(t, () => page('<html id="__next_error__"></html>', 500));
  const { status, body } = await get('/');
  assert.equal(status, 500);
  assert.match(body.toString(), /Something went wrong on our side/);
});

test('addresses without a page share one that is rendered once; no picture is resized', async (t) => {
  const { get, rendered } = await servePages(t, (target) => page(target));
  for (const path of [
    '/nowhere',
    '/nowhere/else?q=1',
    '/_next/static/none.js',
    '/_next/image?url=%2Ficon.svg&w=64&q=75',
    '/_next/data/a.json',
  ]) {
    const { status, headers, body } = await get(path);
    assert.deepEqual([status, body.toString()], [404, '/fallback/missing'], path);
    assert.equal(headers['cache-control'], 'no-store');
  }
  assert.equal((await get('/nowhere', { 'accept-encoding': 'gzip' })).status, 404);
  assert.deepEqual(rendered, ['/fallback/missing']);
});

test('where the page for what is missing fails, it is not kept', async (t) => {
  let failures = 1;
  const { get } = await servePages(t, () => (failures-- > 0 ? page('x', 500) : page('missing')));
  assert.equal((await get('/nowhere')).status, 500);
  assert.equal((await get('/nowhere')).status, 404);
});

test('an address that moved redirects without a render', async (t) => {
  const { get, rendered } = await servePages(t, () => page(PAGE), {
    find: () => ({ kind: 'moved', status: 308, path: '/golfs/a' }),
  });
  const { status, headers } = await get('/golfs/a/');
  assert.deepEqual([status, headers.location], [308, '/golfs/a']);
  assert.deepEqual(rendered, []);
});

test('a page is rendered again when the time that it names is over', async (t) => {
  let milliseconds = 1;
  const { get, rendered } = await servePages(t, () => page(PAGE), { now: () => milliseconds });
  await get('/golfs/a');
  milliseconds = 604_800_000;
  await get('/golfs/a');
  assert.equal(rendered.length, 1);
  milliseconds = 604_800_002;
  await get('/golfs/a');
  assert.equal(rendered.length, 2);
});

test('the least recently used page goes first, and what is kept stays within its bound', async (t) => {
  const { get, rendered } = await servePages(t, () => page('a', 200), { maxBytes: 50_000 });
  for (let number = 0; number < 100; number++) {
    await get(`/golfs/${number}`);
    await get('/golfs/0');
  }
  assert.equal(rendered.length, 100);
  await get('/golfs/1');
  assert.equal(rendered.length, 101);
});

test("Next's router gets a payload of its own each time, by its own headers and no others", async (t) => {
  const seen: unknown[] = [];
  const { get } = await servePages(t, (target, { router }) => {
    seen.push([target, router]);
    return router
      ? page('payload', 200, { 'content-type': 'text/x-component', vary: 'rsc, next-router-prefetch' })
      : page('document');
  });
  const prefetch = { rsc: '1', 'next-router-prefetch': '1', cookie: 'a=b' };
  for (let asked = 0; asked < 2; asked++) {
    const { headers, body } = await get('/golfs/a?_rsc=x1', prefetch);
    assert.equal(body.toString(), 'payload');
    assert.equal(headers['cache-control'], 'no-store');
    assert.equal(headers.vary, 'rsc, next-router-prefetch, accept-encoding');
  }
  assert.equal((await get('/golfs/a')).body.toString(), 'document');
  const router = { headers: { rsc: '1', 'next-router-prefetch': '1' }, proof: 'x1' };
  assert.deepEqual(seen, [
    ['/golfs/a', router],
    ['/golfs/a', router],
    ['/golfs/a', undefined],
  ]);
});

test("Next's router is sent on where a page has moved, and gets no payload for what is missing", async (t) => {
  const { get, rendered } = await servePages(t, () => page(PAGE), {
    find: (path) =>
      path === '/golfs/A' ? { kind: 'moved', status: 301, path: '/golfs/a' } : { kind: 'missing' },
  });
  const moved = await get('/golfs/A?_rsc=x1', { rsc: '1' });
  assert.deepEqual([moved.status, moved.headers.location], [301, '/golfs/a?_rsc=x1']);
  const missing = await get('/nowhere?_rsc=x1', { rsc: '1' });
  assert.deepEqual([missing.status, missing.headers['content-type']], [404, 'text/plain; charset=utf-8']);
  assert.deepEqual(rendered, []);
});
