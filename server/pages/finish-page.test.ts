import assert from 'node:assert/strict';
import { test } from 'node:test';
import { brotliDecompressSync } from 'node:zlib';
import { finishPage, isWorthCompressing, KEPT_BRIEFLY } from './finish-page.ts';

const body = Buffer.from('fairway '.repeat(500));
const headers = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': KEPT_BRIEFLY,
  vary: 'rsc',
  link: ['</a.css>', '</b.css>'],
  'content-length': '1',
};

test('text of some length is worth compressing, pictures and fonts are not', () => {
  assert.ok(isWorthCompressing('text/html; charset=utf-8', 5000));
  assert.ok(isWorthCompressing('application/ld+json', 5000));
  assert.ok(isWorthCompressing('image/svg+xml', 5000));
  assert.ok(!isWorthCompressing('font/woff2', 5000));
  assert.ok(!isWorthCompressing('image/png', 5000));
  assert.ok(!isWorthCompressing('text/html', 100));
});

test('a finished page is compressed, with its length, its tag and all its headers', async () => {
  const page = await finishPage({ status: 200, headers, body }, 'br', 'well');
  assert.deepEqual(brotliDecompressSync(page.body), body);
  assert.deepEqual(page.headers, [
    ...['Content-Type', 'text/html; charset=utf-8', 'Cache-Control', KEPT_BRIEFLY],
    ...['Link', '</a.css>', 'Link', '</b.css>', 'Content-Encoding', 'br', 'Etag', page.etag],
    ...['Vary', 'accept-encoding', 'Content-Length', String(page.body.length)],
  ]);
  assert.ok(!page.headersUnchanged.some((part) => /content-(type|length|encoding)/i.test(part)));
});

test('the same page has the same tag in every encoding', async () => {
  const [one, other] = await Promise.all([
    finishPage({ status: 200, headers, body }, 'br', 'well'),
    finishPage({ status: 200, headers, body }, 'identity', 'well'),
  ]);
  assert.equal(one.etag, other.etag);
});
