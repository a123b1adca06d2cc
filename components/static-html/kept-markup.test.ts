import assert from 'node:assert/strict';
import { test } from 'node:test';
import { keepMarkup, readMarkup } from './kept-markup.ts';

test('markup is found by its key, and the same markup has the same key', () => {
  const key = keepMarkup('<path d="M0 0"/>');
  assert.equal(readMarkup(key), '<path d="M0 0"/>');
  assert.equal(keepMarkup('<path d="M0 0"/>'), key);
  assert.notEqual(keepMarkup('<path d="M0 1"/>'), key);
});

test('when there is too much markup the oldest goes, never the newest', () => {
  const oldest = keepMarkup('oldest');
  const newest = Array.from({ length: 5 }, (_, i) => keepMarkup(`${i}`.repeat(4_000_000))).at(-1)!;
  assert.throws(() => readMarkup(oldest));
  assert.equal(readMarkup(newest).length, 4_000_000);
  const huge = 'h'.repeat(20_000_000);
  assert.equal(readMarkup(keepMarkup(huge)), huge);
});
