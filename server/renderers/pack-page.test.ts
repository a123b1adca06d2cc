import assert from 'node:assert/strict';
import { test } from 'node:test';
import { brotliDecompressSync } from 'node:zlib';
import { isWorthCompressing, packPage } from './pack-page.ts';

const html = { 'content-type': 'text/html; charset=utf-8' };

test('text of some length is worth compressing, pictures and fonts are not', () => {
  assert.ok(isWorthCompressing('text/html; charset=utf-8', 5000));
  assert.ok(isWorthCompressing('application/ld+json', 5000));
  assert.ok(isWorthCompressing('image/svg+xml', 5000));
  assert.ok(!isWorthCompressing('font/woff2', 5000));
  assert.ok(!isWorthCompressing('image/png', 5000));
  assert.ok(!isWorthCompressing('text/html', 100));
});

test('a packed page says what the answering process needs to know of its text', async () => {
  const text = `<html id="__next_error__"><script>self.__next_f.push([1])</script>${'fairway '.repeat(500)}`;
  const page = { headers: html, body: Buffer.from(text) };
  const [found, missing] = await Promise.all([
    packPage({ ...page, status: 200 }),
    packPage({ ...page, status: 404 }),
  ]);
  assert.equal(found.encoding, 'br');
  assert.equal(brotliDecompressSync(found.body).toString(), text);
  assert.match(found.scripts.join(), /^'sha256-[^']+'$/);
  assert.deepEqual([found.isShell, missing.isShell], [false, true]);
  assert.equal(found.tag, missing.tag);
});

test('what is compressed already stays as it is', async () => {
  const body = Buffer.from('fairway '.repeat(500));
  const page = await packPage({ status: 200, headers: { ...html, 'content-encoding': 'zstd' }, body });
  assert.equal(page.encoding, 'identity');
  assert.deepEqual(page.body, body);
});
