import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { TownsOf } from './doubtful-names.ts';
import { listedCourse as line } from './fixtures/listed-course.ts';
import { mergeCourses } from './merge-courses.ts';
import { findStrayPlaces } from './stray-places.ts';

const BLOOMFIELD = { city: 'Bloomfield Hills', region_code: 'MI', country_code: 'US', latitude: 42.58 };
const near = (id: number) =>
  line(`a:${id}`, `Elm ${id} Club`, 0, {
    ...BLOOMFIELD,
    longitude: -83.2 - id / 100,
    postal_code: `4830${id}`,
  });
const neighbours = [near(1), near(2), near(3)];

const townsOf: TownsOf = () => [
  { name: 'Bloomfield Hills', regionCode: 'MI', position: [-83.245, 42.584], population: 4000 },
  { name: 'Canton', regionCode: 'MI', position: [-83.48, 42.31], population: 90_000 },
  { name: 'Canton', regionCode: 'OH', position: [-81.38, 40.8], population: 70_000 },
];

const strays = (...lines: ReturnType<typeof line>[]) =>
  [...findStrayPlaces(mergeCourses([], [...neighbours, ...lines]), townsOf).values()].map(
    ({ rule, value }) => `${rule} ${value}`,
  );

test('a course far from its address’s town and from others with its postal code is withheld', () => {
  const olivet = { ...BLOOMFIELD, latitude: 42.44, longitude: -84.92, postal_code: '48301' };
  assert.deepEqual(strays(line('a:9', 'Oakland Hills', 0, olivet)), [
    'place-unlike-address Oakland Hills: Bloomfield Hills is 138 km away',
  ]);
});

test('so is one in another state than its town and postal code, with the other course of its club', () => {
  const inOhio = {
    ...BLOOMFIELD,
    region_code: 'OH',
    latitude: 40.8,
    longitude: -81.38,
    postal_code: '48301',
  };
  const south = { ...inOhio, longitude: -81.39 };
  assert.deepEqual(strays(line('a:8', 'Elm North', 0, inOhio), line('a:9', 'Elm South', 0, south)), [
    'place-unlike-address Elm North: Bloomfield Hills is 252 km away',
    'place-unlike-address Elm South: Bloomfield Hills is 251 km away',
  ]);
  assert.deepEqual(
    strays(line('a:9', 'Elm', 0, { ...inOhio, city: 'Canton' })),
    [],
    'with the town there, the postal code is the mistake',
  );
  assert.deepEqual(
    strays(line('a:9', 'Elm', 0, { ...inOhio, city: 'Bloomfield Hills', postal_code: null })),
    [],
    'without a code',
  );
});

test('one that its postal code, or a town of that name, says is there stays', () => {
  const at = { ...BLOOMFIELD, longitude: -83.25, postal_code: '48309' };
  assert.deepEqual(strays(line('a:9', 'Oak', 0, { ...at, city: 'Canton', region_code: 'OH' })), []);
  assert.deepEqual(strays(line('a:9', 'Oak', 0, { ...at, city: 'Canton', region_code: 'MI' })), []);
  const far = { ...BLOOMFIELD, latitude: 42.44, longitude: -84.92 };
  assert.deepEqual(strays(line('a:9', 'Oak', 0, far)), [], 'without a code');
  assert.deepEqual(
    strays(line('a:9', 'Oak', 0, { ...far, postal_code: '60601' })),
    [],
    'too few of the code',
  );
  assert.deepEqual(strays(line('a:9', 'Oak', 0, { ...far, city: 'Nowhere', postal_code: '48301' })), []);
});
