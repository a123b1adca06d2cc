import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { Area, LineString, Point } from '#lib/contract/geometry.ts';
import { GolfProfile } from '#lib/contract/golf-profile.ts';
import { profileWith } from '../../fixtures/profile-with.ts';
import { tinyCourses } from '../../fixtures/tiny-courses.ts';
import { toMatches } from './matches-schema.ts';

const degrees = fc.oneof(
  { weight: 20, arbitrary: fc.double({ min: -90, max: 90, noNaN: true }) },
  fc.constantFrom(180, -180, 181, 90.0001, Number.NaN, Number.POSITIVE_INFINITY, null, '7'),
);
const position = fc.oneof(
  { weight: 20, arbitrary: fc.tuple(degrees, degrees) },
  fc.constantFrom(null, [], [1], [1, 2, 3], 'x', {}),
);
const ring = fc.array(position, { minLength: 3, maxLength: 6 });
const rings = fc.array(ring, { maxLength: 2 });
const geometry = fc.oneof(
  fc.record({ type: fc.constantFrom('Polygon', 'Point'), coordinates: rings }),
  fc.record({ type: fc.constant('MultiPolygon'), coordinates: fc.array(rings, { maxLength: 2 }) }),
  fc.record({ type: fc.constant('LineString'), coordinates: fc.array(position, { maxLength: 4 }) }),
  fc.record({ type: fc.constant('Polygon') }),
  fc.record({ type: fc.constantFrom('Point', 'LineString'), coordinates: position }),
  fc.anything(),
);

test('a geometry is accepted exactly where zod accepts it', () => {
  const [isArea, isLineString, isPoint] = [toMatches(Area), toMatches(LineString), toMatches(Point)];
  let accepted = 0;
  fc.assert(
    fc.property(geometry, (value) => {
      assert.equal(isArea(value), Area.safeParse(value).success);
      assert.equal(isLineString(value), LineString.safeParse(value).success);
      assert.equal(isPoint(value), Point.safeParse(value).success);
      if (isArea(value) || isLineString(value)) accepted += 1;
    }),
    { numRuns: 5000 },
  );
  assert.ok(accepted > 200, `only ${accepted} of the values were good`);
});

const WRONG = [undefined, null, true, -1, 0.5, 1e300, Number.NaN, '', 'x', 'A b', [], [null], {}];

test('a profile with any one value replaced is accepted exactly where zod accepts it', () => {
  const isProfile = toMatches(GolfProfile);
  const profile: unknown = JSON.parse(JSON.stringify(profileWith(tinyCourses().details(0))));
  assert.ok(isProfile(profile));
  const answers = { accepted: 0, refused: 0 };
  for (const { holder, key } of slotsOf(profile)) {
    const before = holder[key];
    for (const wrong of WRONG) {
      holder[key] = wrong;
      const isAccepted = isProfile(profile);
      assert.equal(isAccepted, GolfProfile.safeParse(profile).success, `${key}: ${JSON.stringify(wrong)}`);
      answers[isAccepted ? 'accepted' : 'refused'] += 1;
    }
    holder[key] = before;
  }
  assert.ok(answers.accepted > 200 && answers.refused > 2000, JSON.stringify(answers));
});

type Slot = { holder: Record<string, unknown>; key: string };

/** Of lists the last item. */
function slotsOf(value: unknown): Slot[] {
  if (typeof value !== 'object' || value === null) return [];
  const holder = value as Record<string, unknown>;
  const keys = Object.keys(holder);
  const some = Array.isArray(value) ? keys.slice(-1) : keys;
  return some.flatMap((key) => [{ holder, key }, ...slotsOf(holder[key])]);
}
