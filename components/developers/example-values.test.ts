import assert from 'node:assert/strict';
import { test } from 'node:test';
import { operationAddress } from './example-values.ts';

test('path parameters are filled in, the rest goes to the query, empty values are left out', () => {
  assert.equal(
    operationAddress('/public/golfs/{country}/{region}', {
      country: 'fr',
      region: 'bretagne',
      limit: '5',
      skip: '',
    }),
    '/v2/public/golfs/fr/bretagne?limit=5',
  );
});

test('values are escaped for where they appear', () => {
  assert.equal(operationAddress('/golfs/{slug}', { slug: '../a?b' }), '/v2/golfs/..%2Fa%3Fb');
  assert.equal(operationAddress('/search/golfs', { q: 'a & b' }), '/v2/search/golfs?q=a+%26+b');
});
