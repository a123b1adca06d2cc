import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import type { Position } from '#lib/contract/geometry.ts';
import { headWith } from '../fixtures/tiny-courses.ts';
import { loadPlaces } from './load-places.ts';
import type { Places } from './place.ts';
import { nameTownsOfAddresses } from './towns-of-addresses.ts';

let world: Places;
before(() => {
  world = loadPlaces();
});

const SPYGLASS: Position = [-121.958, 36.587];
const LINKS: Position = [-121.949, 36.568];

/** The town of each course. */
function townsOf(...stated: [Position, string | null][]): (string | undefined)[] {
  const heads = stated.map(([position, cityName], i) =>
    headWith({ sourceIds: [`club:${i}`], position, cityName, countryCode: 'US', regionCode: 'CA' }),
  );
  const places = heads.map((head) => world.locate(head.position, head));
  nameTownsOfAddresses(places, heads, world);
  return places.map(({ city }) => city?.name);
}

test('two addresses name a town that the gazetteer doesn’t know', () => {
  const towns = townsOf([SPYGLASS, 'Pebble Beach'], [LINKS, 'Pebble Beach'], [LINKS, null]);
  assert.deepEqual(towns, ['Pebble Beach', 'Pebble Beach', 'Del Monte Forest']);
});

test('one address, or those of one club, aren’t enough', () => {
  assert.deepEqual(townsOf([SPYGLASS, 'Pebble Beach']), ['Del Monte Forest']);
  assert.deepEqual(townsOf([SPYGLASS, 'Pebble Beach'], [SPYGLASS, 'Pebble Beach']), [
    'Del Monte Forest',
    'Del Monte Forest',
  ]);
});

test('a township isn’t named, nor a town that the gazetteer has elsewhere in the region, nor one in two places', () => {
  const guesses = townsOf([SPYGLASS, null], [LINKS, null]);
  for (const name of ['Monterey Township', 'Town of Monterey', 'Fresno', '93953'])
    assert.deepEqual(townsOf([SPYGLASS, name], [LINKS, name]), guesses);
  assert.deepEqual(townsOf([SPYGLASS, 'Pebble Beach'], [[-118.2, 34.1], 'Pebble Beach']), [
    'Del Monte Forest',
    'Los Angeles',
  ]);
});
