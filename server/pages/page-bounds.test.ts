import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createFinishedPages } from './finished-pages.ts';
import { createMemoryPages } from './memory-pages.ts';

const COURSES = 35_165;
const BOUND = 1_000_000;

test('finished pages stay within their bound while every course page of the world is kept', () => {
  const pages = createFinishedPages(BOUND);
  for (let i = 0; i < COURSES; i++) {
    pages.keep('v', `br\n/golfs/course-${i}`, {
      status: 200,
      headers: [],
      headersUnchanged: [],
      etag: null,
      body: Buffer.alloc(20_000 + (i % 97) * 100),
      expiresAt: Number.POSITIVE_INFINITY,
    });
    assert.ok(pages.size() <= BOUND);
  }
  assert.ok(pages.find('v', `br\n/golfs/course-${COURSES - 1}`, 0));
});

test('rendered pages in memory stay within theirs while as many are kept', async () => {
  const pages = createMemoryPages(BOUND);
  const names = Array.from({ length: COURSES }, (_, i) => `${i}`);
  for (const [i, name] of names.entries()) await pages.set('v', name, Buffer.alloc(20_000 + (i % 97) * 100));
  const kept = await Promise.all(names.map((name) => pages.get('v', name)));
  const bytes = kept.reduce((sum, page) => sum + (page?.length ?? 0), 0);
  assert.ok(bytes > BOUND / 2 && bytes <= BOUND, String(bytes));
});
