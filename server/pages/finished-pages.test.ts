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

test('the least recently used page goes first', () => {
  const pages = createFinishedPages(100_000);
  for (let i = 0; i < 100; i++) {
    pages.keep(`/${i}`, page(8000));
    pages.find('/0');
  }
  const left = Array.from({ length: 100 }, (_, i) => pages.find(`/${i}`)).filter(Boolean);
  assert.ok(pages.find('/0'));
  assert.ok(left.length >= 8 && left.length * 8000 <= 100_000, String(left.length));
});

test('pages stay within their bound while every course page of the world is kept', () => {
  const bound = 1_000_000;
  const pages = createFinishedPages(bound);
  for (let i = 0; i < COURSES; i++) {
    pages.keep(`br\n/golfs/course-${i}`, page(20_000 + (i % 97) * 100));
    assert.ok(pages.size() <= bound);
  }
  assert.ok(pages.find(`br\n/golfs/course-${COURSES - 1}`));
});
