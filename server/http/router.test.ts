import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createRouter } from './router.ts';

const route = createRouter<string>([
  ['/golfs', 'list'],
  ['/golfs/profile/{slug}', 'profile'],
  ['/golfs/{slug}/llm.md', 'markdown'],
  ['/public/golfs/{slug}', 'entry'],
  ['/public/golfs/continents', 'continents'],
  ['/public/golfs/{country}/regions', 'regions'],
  ['/public/golfs/{country}/{region}', 'region'],
]);

test('literal segments win over parameters', () => {
  assert.deepEqual(route('/public/golfs/continents'), { value: 'continents', parameters: [] });
  assert.deepEqual(route('/public/golfs/france'), { value: 'entry', parameters: ['france'] });
  assert.deepEqual(route('/public/golfs/france/regions'), { value: 'regions', parameters: ['france'] });
  assert.deepEqual(route('/public/golfs/france/brest'), { value: 'region', parameters: ['france', 'brest'] });
});

test('a literal that leads nowhere gives way to the parameter', () => {
  assert.deepEqual(route('/public/golfs/continents/x'), { value: 'region', parameters: ['continents', 'x'] });
  assert.deepEqual(route('/golfs/profile/llm.md'), { value: 'profile', parameters: ['llm.md'] });
});

test('a literal may be percent-encoded', () => {
  assert.equal(route('/g%6Flfs')?.value, 'list');
  assert.equal(route('/g%ZZlfs'), null);
});

test('empty segments, trailing slashes and other case make other paths', () => {
  for (const path of ['', '/', '/golfs/', '//golfs', '/GOLFS', '/public/golfs/', '/golfs//llm.md', 'golfs']) {
    assert.equal(route(path), null, path);
  }
});
