import assert from 'node:assert/strict';
import { test } from 'node:test';
import { zstdCompressSync } from 'node:zlib';
import { ownBytes } from './own-bytes.ts';

test('a view of a larger block becomes the same bytes in a block of their size', () => {
  const view = zstdCompressSync(Buffer.alloc(1000, 'golf'));
  assert.ok(view.buffer.byteLength > view.length);
  const own = ownBytes(view);
  assert.deepEqual(own, view);
  assert.equal(own.buffer.byteLength, view.length);
});

test('bytes that have their block to themselves are not copied', () => {
  const bytes = Buffer.allocUnsafeSlow(20_000);
  assert.equal(ownBytes(bytes), bytes);
});
