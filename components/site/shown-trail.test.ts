import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Breadcrumb } from '#lib/api/records.ts';
import { shownTrail } from './shown-trail.ts';

const step = (type: Breadcrumb['type'], name: string, position: number): Breadcrumb => ({
  position,
  type,
  name,
  slug: name.toLowerCase(),
  path: `/${type}/${name.toLowerCase()}`,
});
const island = step('country', 'Isle of Man', 1);
const region = step('region', 'Castletown', 2);
const city = step('city', 'Castletown', 3);
const course = step('course', 'Castletown Golf Links', 4);

test('a city with the name of its region is left out, as the region leads to it', () => {
  assert.deepEqual(shownTrail([island, region, city, course]), [island, region, course]);
});

test('the page itself stays, in the place of a region of the same name', () => {
  assert.deepEqual(shownTrail([island, region, city]), [island, city]);
});

test('a course with the name of its city has the city before it', () => {
  const namesake = step('course', 'Castletown', 4);
  assert.deepEqual(shownTrail([island, region, namesake]), [island, region, namesake]);
});

test('other trails are shown whole', () => {
  const douglas = step('city', 'Douglas', 3);
  assert.deepEqual(shownTrail([island, region, douglas, course]), [island, region, douglas, course]);
});
