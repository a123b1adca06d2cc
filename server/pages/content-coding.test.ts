import assert from 'node:assert/strict';
import { test } from 'node:test';
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import { chooseCoding, compress, isWorthCompressing } from './content-coding.ts';

test('the best coding that the client takes is chosen', () => {
  assert.equal(chooseCoding('gzip, deflate, br, zstd'), 'br');
  assert.equal(chooseCoding('gzip, zstd'), 'zstd');
  assert.equal(chooseCoding('gzip;q=0.5'), 'gzip');
  assert.equal(chooseCoding('*'), 'br');
  assert.equal(chooseCoding('br;q=0, *'), 'zstd');
  for (const header of [undefined, '', 'identity', 'deflate', 'br;q=0', 'gzip; q=0.000']) {
    assert.equal(chooseCoding(header), 'identity', header);
  }
});

test('every coding gives the body back', async () => {
  const body = Buffer.from('fairway '.repeat(500));
  assert.deepEqual(brotliDecompressSync(await compress(body, 'br')), body);
  assert.deepEqual(zstdDecompressSync(await compress(body, 'zstd')), body);
  assert.deepEqual(gunzipSync(await compress(body, 'gzip')), body);
  assert.equal(await compress(body, 'identity'), body);
});

test('text of some length is worth compressing, pictures and fonts are not', () => {
  assert.ok(isWorthCompressing('text/html; charset=utf-8', 5000));
  assert.ok(isWorthCompressing('text/x-component', 5000));
  assert.ok(isWorthCompressing('application/ld+json', 5000));
  assert.ok(isWorthCompressing('image/svg+xml', 5000));
  assert.ok(!isWorthCompressing('font/woff2', 5000));
  assert.ok(!isWorthCompressing('image/png', 5000));
  assert.ok(!isWorthCompressing('text/html', 100));
});
