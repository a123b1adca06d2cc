import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createFinishedPages } from './finished-pages.ts';

const page = (bytes: number, expiresAt = 1000) => ({
  status: 200,
  headers: [],
  headersUnchanged: [],
  etag: null,
  body: Buffer.alloc(bytes),
  expiresAt,
});

test('a kept page is found until it expires', () => {
  const pages = createFinishedPages(1e6);
  const kept = page(10);
  pages.keep('v1', '/', kept);
  assert.equal(pages.find('v1', '/', 999), kept);
  assert.equal(pages.find('v1', '/', 1000), undefined);
  assert.equal(pages.find('v1', '/', 999), undefined);
});

test('no page is found for another version than its own', () => {
  const pages = createFinishedPages(1e6);
  pages.keep('v1', '/', page(10));
  assert.equal(pages.find('v2', '/', 0), undefined);
  pages.keep('v2', '/other', page(10));
  assert.equal(pages.find('v2', '/', 0), undefined);
  assert.equal(pages.find('v1', '/', 0), undefined);
});

test('the bytes kept are bounded, and what is asked for stays', () => {
  const pages = createFinishedPages(100_000);
  for (let i = 0; i < 100; i++) {
    pages.keep('v', `/${i}`, page(8000));
    pages.find('v', '/0', 0);
  }
  const left = Array.from({ length: 100 }, (_, i) => pages.find('v', `/${i}`, 0)).filter(Boolean);
  assert.ok(pages.find('v', '/0', 0));
  assert.ok(left.length >= 8 && left.length * 8000 <= 100_000, String(left.length));
});
