import assert from 'node:assert/strict';
import { test } from 'node:test';
import { placeNames } from './place-names.ts';

test('places are named from the narrowest to the widest, unknown ones left out', () => {
  assert.deepEqual(placeNames('Almancil', 'Faro', 'Portugal'), ['Almancil', 'Faro', 'Portugal']);
  assert.deepEqual(placeNames(undefined, null, 'Portugal'), ['Portugal']);
});

test('a city with the name of its region or country is named once', () => {
  assert.deepEqual(placeNames('Castletown', 'Castletown', 'Isle of Man'), ['Castletown', 'Isle of Man']);
  assert.deepEqual(placeNames('Luxembourg', 'Luxembourg', 'Luxembourg'), ['Luxembourg']);
});
