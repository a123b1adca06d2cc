import assert from 'node:assert/strict';
import { test } from 'node:test';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { packPage } from '../renderers/pack-page.ts';
import { finishPage, KEPT_BRIEFLY } from './finish-page.ts';

const body = Buffer.from('fairway '.repeat(500));
const headers = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': KEPT_BRIEFLY,
  vary: 'rsc',
  link: ['</a.css>', '</b.css>'],
  'content-length': '1',
};
const packed = await packPage({ status: 200, headers, body });

test('a finished page is compressed, with its length, its tag and all its headers', async () => {
  const page = await finishPage(packed, 'br');
  assert.deepEqual(brotliDecompressSync(page.body), body);
  assert.deepEqual(page.headers, [
    ...['Content-Type', 'text/html; charset=utf-8', 'Cache-Control', KEPT_BRIEFLY],
    ...['Link', '</a.css>', 'Link', '</b.css>', 'Content-Encoding', 'br', 'Etag', page.etag],
    ...['Vary', 'accept-encoding', 'Content-Length', String(page.body.length)],
  ]);
  assert.ok(!page.headersUnchanged.some((part) => /content-(type|length|encoding)/i.test(part)));
});

test('the same page has the same tag in every encoding', async () => {
  const [one, other] = await Promise.all([finishPage(packed, 'br'), finishPage(packed, 'identity')]);
  assert.equal(one.etag, other.etag);
});

test('a few bytes that would unpack to a flood are not unpacked', async () => {
  const flood = { ...packed, body: brotliCompressSync(Buffer.alloc(64 * 1024 * 1024)) };
  assert.ok(flood.body.length < 16 * 1024);
  await assert.rejects(finishPage(flood, 'gzip'), /larger than/);
});
