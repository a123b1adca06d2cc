import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { GolfProfile } from '#lib/contract/golf-profile.ts';
import { geometryFault } from '../../../file/verify/check-geometry.ts';
import { isPointInArea } from '../../../geometry/area.ts';
import { ground, holesWith, profileOf, refs } from '../fixtures/profile-of-sketch.ts';
import { area, at, box, line, type Metres } from '../fixtures/sketch.ts';

/** The course is 2,400 m wide and 1,000 m high. */
const watersOf = (...features: ReturnType<typeof line>[]) =>
  profileOf([ground(), ...holesWith(refs(1)), ...features]).profile.nearby_waters;

const typesOf = (waters: GolfProfile['nearby_waters']) => waters.map(({ type }) => type);
const coast = (...places: Metres[]) => line(600, places, { natural: 'coastline' });
const isWet = (waters: GolfProfile['nearby_waters'], place: Metres) =>
  waters.some(({ geometry }) => geometry.type !== 'LineString' && isPointInArea(at(place), geometry));

test('the sea within three kilometres of a course is kept, up to a rectangle around it', () => {
  const waters = watersOf(coast([3000, -9000], [3000, 9000]));
  assert.deepEqual(typesOf(waters), ['sea']);
  const places: Metres[] = [
    [2900, 0],
    [3100, 0],
    [5100, 3700],
    [5300, 0],
  ];
  assert.deepEqual(
    places.map((place) => isWet(waters, place)),
    [false, true, true, false],
  );
  assert.deepEqual(watersOf(coast([6000, -9000], [6000, 9000])), []);
});

test('a sea that would drown the course is left out, and so is one whose coast isn’t whole', () => {
  assert.deepEqual(watersOf(coast([3000, 9000], [3000, -9000])), []);
  assert.deepEqual(watersOf(coast([2300, -9000], [2300, 300])), []);
});

test('lakes and rivers are kept; small ponds, streams and what’s dry at times are left out', () => {
  const waters = watersOf(
    area(601, box(2500, 0, 2900, 400), { natural: 'water' }),
    area(602, box(2500, 500, 2530, 530), { natural: 'water' }),
    area(603, box(2500, 600, 2900, 900), { natural: 'water', intermittent: 'yes' }),
    area(604, box(-900, -900, 5900, -700), { waterway: 'riverbank' }),
    line(
      605,
      [
        [-9000, 1000],
        [9000, 1000],
      ],
      { waterway: 'river' },
    ),
    line(
      606,
      [
        [-9000, 1200],
        [9000, 1200],
      ],
      { waterway: 'stream' },
    ),
  );
  assert.deepEqual(typesOf(waters), ['lake', 'river', 'river']);
  for (const { geometry } of waters) assert.equal(geometryFault(geometry), null);
});

test('waters with very many corners are drawn more coarsely, so that they stay small', () => {
  const wavy = Array.from({ length: 9000 }, (_, i): Metres => [2500 + 40 * Math.sin(i), -4500 + i]);
  const waters = watersOf(coast(...wavy));
  const text = JSON.stringify(waters);
  assert.ok(isWet(waters, [4000, 0]));
  assert.ok(text.length < 20_000, `${text.length} characters`);
});
