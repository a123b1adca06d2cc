import assert from 'node:assert/strict';
import { test } from 'node:test';
import { toHeight, toYards, travelUnit, usualUnit, yardsToMetres } from './units.ts';

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

test('the way to a course is in miles only where road signs are in miles, even if clubs print yards', () => {
  for (const country of ['US', 'GB', 'LR', 'mm']) assert.equal(travelUnit(country), 'mi', country);
  for (const country of ['JP', 'CA', 'IE', 'AU', 'FR', null])
    assert.equal(travelUnit(country), 'km', String(country));
  assert.deepEqual([toHeight(10, 'km'), toHeight(10, 'mi')], [10, 33]);
});
