import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createBodyCache } from './body-cache.ts';

test('the least recently used body goes first, and the bound is kept', () => {
  const cache = createBodyCache(10_000);
  const body = Buffer.alloc(700);
  for (let i = 0; i < 10; i++) cache.set(`k${i}`, body);
  assert.ok(cache.get('k0'));
  cache.set('k10', body);
  cache.set('k11', body);
  assert.ok(cache.get('k0'));
  assert.equal(cache.get('k1'), undefined);
});

test('a body that would push out everything else is not kept', () => {
  const cache = createBodyCache(10_000);
  cache.set('small', Buffer.alloc(10));
  cache.set('large', Buffer.alloc(9000));
  assert.equal(cache.get('large'), undefined);
  assert.ok(cache.get('small'));
});

test('a body put twice is counted once', () => {
  const cache = createBodyCache(10_000);
  for (let i = 0; i < 1000; i++) cache.set('k', Buffer.alloc(2000));
  cache.set('other', Buffer.alloc(2000));
  assert.ok(cache.get('k') && cache.get('other'));
});
