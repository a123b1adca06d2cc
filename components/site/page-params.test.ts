import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parsePageNumber } from '#lib/site/page-lists.ts';
import { areSlugs, pagedPath } from './page-params.ts';

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
