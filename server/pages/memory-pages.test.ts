import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createMemoryPages } from './memory-pages.ts';

test('memory is bounded: the least recently used page goes first', async () => {
  const pages = createMemoryPages(20_000);
  for (let i = 0; i < 100; i++) {
    await pages.set('v', `${i}`, Buffer.alloc(1500, i));
    await pages.get('v', '0');
  }
  assert.deepEqual(await pages.get('v', '0'), Buffer.alloc(1500, 0));
  assert.equal(await pages.get('v', '1'), undefined);
  assert.deepEqual(await pages.get('v', '99'), Buffer.alloc(1500, 99));
});
