import assert from 'node:assert/strict';
import { test } from 'node:test';
import { comparePath, parseCompared } from './compare-path.ts';

test('a comparison goes through its address and back', () => {
  assert.deepEqual(parseCompared('old-course,new-course'), ['old-course', 'new-course']);
  assert.equal(comparePath(['old-course', 'new-course']), '/compare?courses=old-course,new-course');
  assert.equal(comparePath([]), '/compare');
});

test('an address names at most four courses, each once, and nothing but slugs', () => {
  assert.deepEqual(parseCompared('a,a,b,,<script>,../x,c,d,e'), ['a', 'b', 'c', 'd']);
  assert.deepEqual(parseCompared(''), []);
});
