import assert from 'node:assert/strict';
import { test } from 'node:test';
import { brotliDecompressSync } from 'node:zlib';
import fc from 'fast-check';
import { closeBrotli, compressOpen } from './open-brotli.ts';

test('what is added to open brotli comes out behind what was compressed', () => {
  const texts = fc.array(fc.string(), { maxLength: 200 }).map((words) => Buffer.from(words.join('word ')));
  fc.assert(
    fc.property(texts, fc.string({ minLength: 1 }), (start, end) => {
      const closed = closeBrotli(compressOpen(start), Buffer.from(end));
      assert.equal(brotliDecompressSync(closed).toString(), start.toString() + end);
    }),
  );
});

test('up to 65,536 bytes can be added, but not none', () => {
  const open = compressOpen(Buffer.from('{'));
  for (const length of [1, 255, 256, 65_535, 65_536]) {
    assert.equal(brotliDecompressSync(closeBrotli(open, Buffer.alloc(length, 'x'))).length, 1 + length);
  }
  assert.throws(() => closeBrotli(open, Buffer.alloc(65_537)), /65537 bytes/);
  assert.throws(() => closeBrotli(open, Buffer.alloc(0)), /0 bytes/);
});
