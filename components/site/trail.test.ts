import assert from 'node:assert/strict';
import { test } from 'node:test';
import { courseTrail, shownTrail, type TrailStep, trailFromHome } from './trail.ts';

const step = (type: TrailStep['type'], name: string): TrailStep => ({
  type,
  name,
  path: `/${type}/${name.toLowerCase()}`,
});
const island = step('country', 'Isle of Man');
const region = step('region', 'Castletown');
const city = step('city', 'Castletown');
const course = step('course', 'Castletown Golf Links');

test('a city with the name of its region is left out, as the region leads to it', () => {
  assert.deepEqual(shownTrail([island, region, city, course]), [island, region, course]);
});

test('the page itself stays, in the place of a region of the same name', () => {
  assert.deepEqual(shownTrail([island, region, city]), [island, city]);
});

test('a course with the name of its city has the city before it', () => {
  const namesake = step('course', 'Castletown');
  assert.deepEqual(shownTrail([island, region, namesake]), [island, region, namesake]);
});

test('other trails are shown whole', () => {
  const douglas = step('city', 'Douglas');
  assert.deepEqual(shownTrail([island, region, douglas, course]), [island, region, douglas, course]);
});

test('a page of the site is one step from home', () => {
  assert.deepEqual(
    trailFromHome('Data', '/data').map(({ type, path }) => [type, path]),
    [
      ['home', '/'],
      ['page', '/data'],
    ],
  );
});

test('a name in another script has its language, which the country decides for Han characters', () => {
  const languages = (name: string, country_code: string) =>
    courseTrail({
      breadcrumbs: [island, step('course', name)],
      location: { country_code },
    }).map(({ language }) => language);
  assert.deepEqual(languages('川奈ホテル', 'JP'), [undefined, 'ja']);
  assert.deepEqual(languages('松山', 'JP'), [undefined, 'ja']);
  assert.deepEqual(languages('松山', 'TW'), [undefined, 'zh-Hant']);
  assert.deepEqual(languages('Castletown', 'IM'), [undefined, undefined]);
});
