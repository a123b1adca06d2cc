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

const inCanada = [
  {
    name: 'Greater Sudbury',
    regionCode: '08',
    position: [-81, 46.49] as [number, number],
    population: 160_000,
  },
];
const townsOf: TownsOf = (countryCode) => (countryCode === 'CA' ? inCanada : inUnitedStates);
const inUnitedStates: ReturnType<TownsOf> = [
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

test('a point hundreds of kilometres from the country that its line states is withheld, and the finding says what contradicts it', () => {
  const inUs = { country_code: 'US', region_code: 'MI', city: 'Bloomfield Hills' };
  const value = (name: string, at: { latitude: number; longitude: number }, more: object = inUs) =>
    strays(line('a:9', name, 0, { ...more, ...at }))[0] ?? null;
  assert.equal(
    value('Pole', { latitude: 90, longitude: -93 }),
    'place-contradicted Pole: US at 90, -93, in the sea; its nearest town, Bloomfield Hills, is 5272 km away; ' +
      'the region MI is 5272 km away; Bloomfield Hills is 5272 km away',
  );
  assert.match(
    value('Turned', { latitude: -83.2, longitude: 42.5 })!,
    /^place-contradicted Turned: US at -83.2, 42.5, in AQ; .*; with latitude and longitude exchanged it would be in US$/,
  );
  assert.equal(value('Windsor', { latitude: 42.3, longitude: -82.9 }), null, 'over the border');
  assert.equal(
    value('Honolulu', { latitude: 21.3, longitude: -157.8 }),
    null,
    'far from its towns, in the country',
  );
  assert.equal(value('San Juan', { latitude: 18.4, longitude: -66.1 }), null, 'in a territory');
  const inOntario = { latitude: 46.42, longitude: -80.88 };
  assert.equal(
    value('Pine Grove', inOntario, { ...inUs, city: 'Sudbury' }),
    null,
    'at its town, in another country',
  );
  assert.match(value('Pine Grove', inOntario, { ...inUs, city: 'Sud' })!, /^place-contradicted/);
  assert.equal(value('Somewhere', { latitude: 0.5, longitude: 50 }, { country_code: null }), null);
});
