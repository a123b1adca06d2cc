import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parsePageNumber } from './page-lists.ts';
import { areSlugs, comparePath, pagedPath, parseCompared } from './page-path.ts';

test('only lower-case letters, digits and hyphens make a slug', () => {
  assert.ok(areSlugs('united-kingdom', 'st-andrews-2'));
  for (const part of ['France', 'a b', '%C3%A9', 'a.b', '']) assert.ok(!areSlugs('france', part), part);
});

test('a page number is a plain whole number from 1', () => {
  assert.equal(parsePageNumber('12'), 12);
  for (const part of ['0', '01', '-1', '1.5', '1e3', 'two', '', '1234567']) {
    assert.equal(parsePageNumber(part), null, part);
  }
});

test('the first page of a list has the address of the list', () => {
  assert.equal(pagedPath('/golf-courses/fr/bretagne', 1), '/golf-courses/fr/bretagne');
  assert.equal(pagedPath('/golf-courses/fr/bretagne', 3), '/golf-courses/fr/bretagne/page/3');
});

test('a comparison goes through its address and back', () => {
  assert.deepEqual(parseCompared('old-course,new-course'), ['old-course', 'new-course']);
  assert.equal(comparePath(['old-course', 'new-course']), '/compare?courses=old-course,new-course');
  assert.equal(comparePath([]), '/compare');
});

test('an address names at most four courses, each once, and nothing but slugs', () => {
  assert.deepEqual(parseCompared('a,a,b,,<script>,../x,c,d,e'), ['a', 'b', 'c', 'd']);
  assert.deepEqual(parseCompared(''), []);
});
