import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import type { Area, LineString, Position } from '#lib/contract/geometry.ts';
import type { GolfProfile } from '#lib/contract/golf-profile.ts';
import { profileWith } from '../../fixtures/profile-with.ts';
import { tinyCourses, tinyDetails } from '../../fixtures/tiny-courses.ts';
import { joinMembers, profileMembers } from './profile-json.ts';

function profileOf(index: number, name = 'Monte Rei'): GolfProfile {
  return profileWith(tinyDetails(index), { name });
}

function expectSame(profile: GolfProfile): void {
  assert.equal(joinMembers(profileMembers(profile)).toString(), JSON.stringify({ data: profile }));
}

/** On its first hazard. */
function withArea(geometry: Area): GolfProfile {
  const profile = profileOf(0);
  const [first, ...others] = profile.hazards;
  assert.ok(first);
  return { ...profile, hazards: [{ ...first, geometry }, ...others] };
}

test('the bytes are those of JSON.stringify for every kind of course', () => {
  for (let index = 0; index < tinyCourses().heads.length; index++) expectSame(profileOf(index));
});

test('texts that look like the placeholder for coordinates stay as they are', () => {
  expectSame(profileOf(0, '"coordinates":null ⛳ \\"coordinates\\":null \u2028'));
});

test('any positions are written as JSON.stringify writes them', () => {
  const decimals = fc
    .tuple(fc.integer({ min: -180_000_000, max: 180_000_000 }), fc.constantFrom(1, 10, 1000, 1e6))
    .map(([millionths, unit]) => Math.round(millionths / unit) / (1e6 / unit));
  const degrees = fc.oneof(
    { weight: 8, arbitrary: decimals },
    { weight: 1, arbitrary: fc.double({ noNaN: true, noDefaultInfinity: true }) },
    { weight: 1, arbitrary: fc.constantFrom(0, -0, 1e-7, -1e-6, 0.1234567, 179.9999999, 1e21) },
  );
  const line = fc.array(fc.tuple(degrees, degrees), { maxLength: 9 });
  fc.assert(
    fc.property(fc.array(fc.array(line, { maxLength: 3 }), { maxLength: 3 }), (polygons: Position[][][]) => {
      expectSame(withArea({ type: 'MultiPolygon', coordinates: polygons }));
      expectSame(withArea({ type: 'Polygon', coordinates: polygons[0] ?? [] }));
      const path: LineString = { type: 'LineString', coordinates: polygons[0]?.[0] ?? [] };
      const profile = profileOf(0);
      expectSame({ ...profile, holes: profile.holes.map((hole) => ({ ...hole, line: path })) });
    }),
    { numRuns: 300 },
  );
});
