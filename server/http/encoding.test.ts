import assert from 'node:assert/strict';
import { test } from 'node:test';
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import { Hono } from 'hono';
import { acceptedEncoding, compress } from './encoding.ts';
import type { Env } from './env.ts';

test('the preferred of the encodings with the highest weight is taken', async () => {
  const app = new Hono<Env>().get('/', (c) => c.text(acceptedEncoding(c)));
  for (const [header, encoding] of [
    ['', 'identity'],
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['GZIP', 'gzip'],
    ['gzip;q=1, br;q=0.5', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['*', 'br'],
    ['br;q=0, *;q=0.5', 'zstd'],
    ['identity', 'identity'],
    ['identity, br;q=0.5', 'identity'],
    ['deflate', 'identity'],
    [',,;;=,', 'identity'],
  ] as const) {
    const answer = await app.request('/', { headers: { 'Accept-Encoding': header } });
    assert.equal(await answer.text(), encoding, header);
  }
  assert.equal(await (await app.request('/')).text(), 'identity');
});

test('every encoding gives the body back', async () => {
  const body = Buffer.from('fairway '.repeat(500));
  assert.deepEqual(brotliDecompressSync(await compress(body, 'br')), body);
  assert.deepEqual(zstdDecompressSync(await compress(body, 'zstd')), body);
  assert.deepEqual(gunzipSync(await compress(body, 'gzip')), body);
  assert.deepEqual(await compress(body, 'identity'), body);
});
