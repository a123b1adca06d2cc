import assert from 'node:assert/strict';
import { test } from 'node:test';
import { toYards, usualUnit, yardsToMetres } from './units.ts';

test('the unit printed on most cards wins over the country', () => {
  assert.equal(usualUnit('US', ['m', 'm', 'yd', null]), 'm');
  assert.equal(usualUnit('PT', ['yd']), 'yd');
});

test('without a card the country decides, and metres where it is unknown', () => {
  assert.equal(usualUnit('US'), 'yd');
  assert.equal(usualUnit('gb', [null]), 'yd');
  assert.equal(usualUnit('FR'), 'm');
  assert.equal(usualUnit(null), 'm');
});

test('yards and metres agree with the international yard', () => {
  assert.equal(toYards(372), 407);
  assert.equal(yardsToMetres(400), 366);
});
