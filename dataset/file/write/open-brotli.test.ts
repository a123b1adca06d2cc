import assert from 'node:assert/strict';
import { test } from 'node:test';
import { brotliDecompressSync } from 'node:zlib';
import fc from 'fast-check';
import { closeBrotli, compressOpen } from './open-brotli.ts';

const texts = fc.array(fc.string(), { maxLength: 200 }).map((words) => words.join('word '));

test('text added to open brotli comes out after what was compressed', () => {
  fc.assert(
    fc.property(texts, fc.oneof(fc.string({ minLength: 1 }), texts.filter(Boolean)), (start, end) => {
      const closed = closeBrotli(compressOpen(Buffer.from(start)), Buffer.from(end));
      assert.equal(brotliDecompressSync(closed).toString(), start + end);
    }),
  );
});

test('added text may repeat what was compressed, and words of brotli’s dictionary', () => {
  const words =
    'the international association of golf courses and their country, "because":["length","water"] ';
  const open = compressOpen(Buffer.from(words));
  for (const times of [1, 2, 100]) {
    const closed = closeBrotli(open, Buffer.from(words.repeat(times)));
    assert.equal(brotliDecompressSync(closed).toString(), words.repeat(times + 1));
  }
});

test('added text may be longer than the window, but not empty', () => {
  const open = compressOpen(Buffer.from('{'));
  for (const length of [1, 2, 3, 255, 256, 4079, 4080, 4081, 65_537]) {
    for (const end of [Buffer.alloc(length, 'x'), Buffer.from(noise(length))]) {
      assert.deepEqual(brotliDecompressSync(closeBrotli(open, end)).subarray(1), end);
    }
  }
  assert.throws(() => closeBrotli(open, Buffer.alloc(0)), /nothing to add/);
});

/** Can't be compressed, so it's stored. */
function noise(length: number): Uint8Array {
  let state = 1;
  return Uint8Array.from({ length }, () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state >>> 24;
  });
}
