import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pageLinks } from './page-links.ts';

test('a list links the pages before and after, with the request’s other parameters', () => {
  assert.deepEqual(pageLinks('', { skip: 0, limit: 20 }, true), ['<?skip=20>; rel="next"']);
  assert.deepEqual(pageLinks('limit=50&skip=50&kind=course', { skip: 50, limit: 50 }, false), [
    '<?limit=50&kind=course&skip=0>; rel="prev"',
  ]);
  assert.deepEqual(pageLinks('skip=30&q=st%20andrews', { skip: 30, limit: 20 }, true), [
    '<?q=st+andrews&skip=10>; rel="prev"',
    '<?q=st+andrews&skip=50>; rel="next"',
  ]);
  assert.deepEqual(pageLinks('skip=5', { skip: 5, limit: 20 }, false), ['<?skip=0>; rel="prev"']);
  assert.deepEqual(pageLinks('', { skip: 0, limit: 20 }, false), []);
});

test('a link has one skip, however the request wrote its name', () => {
  assert.deepEqual(pageLinks('%73kip=5', { skip: 5, limit: 20 }, false), ['<?skip=0>; rel="prev"']);
});

test('no parameter of a request ends the link', () => {
  const links = pageLinks('q=a>; rel="x"<b', { skip: 0, limit: 20 }, true);
  assert.deepEqual(links, ['<?q=a%3E%3B+rel%3D%22x%22%3Cb&skip=20>; rel="next"']);
});
