import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { GolfProfile } from '#lib/contract/golf-profile.ts';
import { sourceCatalogue, toSources } from '../source-catalogue.ts';
import { profileChecks } from './profile-checks.ts';

/** A course with everything that the checks look at. */
function course(longitude: number, more: Partial<GolfProfile> = {}): GolfProfile {
  const holes = Array.from({ length: 18 }, (_, i) => ({ par: 4, stroke_index: i + 1 }));
  const card = { name: '18 holes', holes, teebox_ids: ['t'] };
  const at = (metres: number) => [longitude, 40 + metres / 111_000];
  const line = { type: 'LineString', coordinates: [at(0), at(300)] };
  const origins = [
    {
      source: 'demo',
      id: null,
      how: 'declared',
      paths: ['location', 'scorecards', 'teeboxes', 'holes', 'hole_count', 'sources'],
    },
  ];
  return {
    location: { longitude, latitude: 40 },
    hole_count: 18,
    scorecards: [card],
    teeboxes: [{ teebox_id: 't', holes: [{ hole_id: 'h1', length: 310 }] }],
    holes: [{ hole_id: 'h1', length: 300, line }],
    origins,
    sources: toSources(['demo']),
    ...more,
  } as unknown as GolfProfile;
}

const broken = (...courses: GolfProfile[]) =>
  profileChecks(({ source }) => [sourceCatalogue[source]!])
    .map(({ row, look }) => [row, courses.flatMap((each) => look(each).broken).length] as const)
    .filter(([, count]) => count > 0);

test('a Canadian postal code in the United States is counted', () => {
  const at = (country_code: string, postal_code: string) =>
    course(-80, { location: { ...course(-80).location, country_code, postal_code } });
  assert.deepEqual(broken(at('US', 'N7V 1X5')), [['Canadian postal codes in the United States', 1]]);
  assert.deepEqual(broken(at('CA', 'N7V 1X5')), []);
  assert.deepEqual(broken(at('US', '48060')), []);
});

test('a sound course and its neighbour fail no check', () => {
  assert.deepEqual(broken(course(-80), course(-80.01)), []);
});

test('each check counts what it’s meant to', () => {
  assert.deepEqual(broken(course(-80), course(-79)), [
    ['whole cards of courses over 3 km from each other', 1],
  ]);
  assert.deepEqual(broken(course(-80, { hole_count: 17 })), [['courses of 7, 8, 16 or 17 holes', 1]]);
  const par = [{ ...course(-80).origins[0]!, paths: ['par'] }, ...course(-80).origins];
  assert.deepEqual(broken(course(-80, { hole_count: 9, par: 70, origins: par })), [
    ['pars impossible for the number of holes', 1],
  ]);
  const teeboxes = [
    { teebox_id: 't', holes: [{ hole_id: 'h1', length: 340 }] },
  ] as unknown as GolfProfile['teeboxes'];
  assert.deepEqual(broken(course(-80, { teeboxes })), [['cards over 25 m from their lines on average', 1]]);
  const line = {
    type: 'LineString',
    coordinates: [
      [-80, 40],
      [-80, 40.0001],
    ],
  };
  const holes = [{ hole_id: 'h1', length: 300, line }] as unknown as GolfProfile['holes'];
  assert.deepEqual(broken(course(-80, { holes })), [['holes that end where they begin', 1]]);
  assert.deepEqual(broken(course(-80, { par: 72 })), [['values without an origin', 1]]);
  assert.deepEqual(broken(course(-80, { sources: [] })), [
    ['pages that leave out a source or its licence', 1],
  ]);
  const thanked = toSources(['demo', 'elevation']);
  assert.deepEqual(broken(course(-80, { sources: thanked })), [
    ['pages that leave out a source or its licence', 1],
  ]);
});
