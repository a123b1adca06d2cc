import assert from 'node:assert/strict';
import { test } from 'node:test';
import { zstdCompressSync } from 'node:zlib';
import fc from 'fast-check';
import { createBoundedCache, ownBytes } from './bounded-cache.ts';

const createTexts = (maxSize: number) => createBoundedCache<string>(maxSize, (text) => text.length);

test('the least recently used value goes first', () => {
  const texts = createTexts(6);
  texts.set('a', 'aa');
  texts.set('b', 'bb');
  texts.set('c', 'cc');
  assert.equal(texts.get('a'), 'aa');
  texts.set('d', 'dd');
  assert.deepEqual(['a', 'b', 'c', 'd'].map(texts.get), ['aa', undefined, 'cc', 'dd']);
});

test('a value larger than the whole cache is not kept', () => {
  const texts = createTexts(3);
  texts.set('a', 'aaaa');
  assert.equal(texts.get('a'), undefined);
  assert.equal(texts.size(), 0);
});

test('only values that had to make way are reported', () => {
  const gone: string[] = [];
  const texts = createBoundedCache<string>(
    4,
    (text) => text.length,
    (key) => gone.push(key),
  );
  texts.set('a', 'aa');
  texts.set('a', 'aaa');
  texts.delete('a');
  texts.set('b', 'bbb');
  texts.set('c', 'cc');
  assert.deepEqual(gone, ['b']);
});

test('the size is that of the values kept, and never above the bound', () => {
  const step = fc.record({ key: fc.constantFrom('a', 'b', 'c', 'd', 'e'), length: fc.nat(12) });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
      const texts = createTexts(20);
      for (const { key, length } of steps) {
        if (length === 0) texts.delete(key);
        else texts.set(key, 'x'.repeat(length));
        const kept = ['a', 'b', 'c', 'd', 'e'].reduce((sum, each) => sum + (texts.get(each)?.length ?? 0), 0);
        assert.equal(texts.size(), kept);
        assert.ok(kept <= 20);
      }
      texts.clear();
      assert.equal(texts.size(), 0);
    }),
  );
});

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
