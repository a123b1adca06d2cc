import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createFinishedPages } from './finished-pages.ts';

const COURSES = 35_165;

const page = (bytes: number) => ({
  status: 200,
  headers: [],
  headersUnchanged: [],
  etag: null,
  body: Buffer.alloc(bytes),
});

test('a page is found only for its own version', () => {
  const pages = createFinishedPages(1e6);
  const kept = page(10);
  pages.keep('v1', '/', kept);
  assert.equal(pages.find('v1', '/'), kept);
  assert.equal(pages.find('v2', '/'), undefined);
  pages.keep('v2', '/other', page(10));
  assert.equal(pages.find('v2', '/'), undefined);
  assert.equal(pages.find('v1', '/'), undefined);
});

test('the least recently used page goes first', () => {
  const pages = createFinishedPages(100_000);
  for (let i = 0; i < 100; i++) {
    pages.keep('v', `/${i}`, page(8000));
    pages.find('v', '/0');
  }
  const left = Array.from({ length: 100 }, (_, i) => pages.find('v', `/${i}`)).filter(Boolean);
  assert.ok(pages.find('v', '/0'));
  assert.ok(left.length >= 8 && left.length * 8000 <= 100_000, String(left.length));
});

test('pages stay within their bound while every course page of the world is kept', () => {
  const bound = 1_000_000;
  const pages = createFinishedPages(bound);
  for (let i = 0; i < COURSES; i++) {
    pages.keep('v', `br\n/golfs/course-${i}`, page(20_000 + (i % 97) * 100));
    assert.ok(pages.size() <= bound);
  }
  assert.ok(pages.find('v', `br\n/golfs/course-${COURSES - 1}`));
});
