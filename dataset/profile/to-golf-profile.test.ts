import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import type { CourseCard } from '../course/course-in-progress.ts';
import { profileWith } from '../fixtures/profile-with.ts';
import { detailsWith, squareRing, straightHole } from '../fixtures/tiny-courses.ts';
import { reviewAverage } from './to-golf-profile.ts';

test('no review has no average', () => {
  assert.deepEqual(reviewAverage([0, 0, 0, 0, 0]), { count: 0, average: null });
});

test('averages halfway between are rounded up', () => {
  // 33 stars from 8 reviews are 4.125.
  assert.equal(reviewAverage([0, 0, 0, 7, 1]).average, 4.13);
  // 201 stars from 200 reviews are 1.005, which no double holds exactly.
  assert.equal(reviewAverage([199, 1, 0, 0, 0]).average, 1.01);
});

test('the average is between one and five and within half a hundredth of the mean', () => {
  const counts = fc.array(fc.nat(3000), { minLength: 5, maxLength: 5 });
  fc.assert(
    fc.property(counts, (distribution) => {
      const { count, average } = reviewAverage(distribution);
      if (average === null) return assert.equal(count, 0);
      const stars = distribution.reduce((sum, n, i) => sum + n * (i + 1), 0);
      assert.ok(average >= 1 && average <= 5);
      assert.ok(Math.abs(average - stars / count) <= 0.005 + 1e-9);
    }),
  );
});

const pars = [4, 3, 5, 4, 4, 3, 5, 4, 3];
const eighteen: CourseCard = {
  name: null,
  gender: 'all',
  loops: [],
  holes: [...pars, ...pars].map((par, i) => ({ position: i + 1, number: i + 1, par, strokeIndex: null })),
  place: 'cards.ndjson:1',
};

test('nine holes have the par of one round, though their card plays them twice', () => {
  const { par, hole_count, scorecards } = profileWith(
    detailsWith({ scorecards: [{ ...eighteen, isNineTwice: true }], declaredPar: 70 }),
  );
  assert.deepEqual([hole_count, par, scorecards[0]!.par], [9, 35, 70]);
});

test('eighteen holes have the par of their card', () => {
  const { par, hole_count } = profileWith(detailsWith({ scorecards: [eighteen] }));
  assert.deepEqual([hole_count, par], [18, 70]);
});

test('the card of one of several nines does not say the par of the course', () => {
  const nine = { ...eighteen, holes: eighteen.holes.slice(0, 9) };
  const { par, hole_count, scorecards } = profileWith(
    detailsWith({
      scorecards: [
        { ...nine, name: 'Elk' },
        { ...nine, name: 'Bear' },
      ],
      declaredHoleCount: 27,
    }),
  );
  assert.deepEqual([hole_count, par, scorecards[0]!.par], [27, null, 35]);
});

test('twelve holes without numbers are only the whole of a course with little ground in all its outlines', () => {
  const outline = (key: string, west: number, metres: number) => ({
    key,
    type: 'outline' as const,
    geometry: { type: 'Polygon' as const, coordinates: [squareRing([west, 37], metres)] },
    holeKeys: [],
  });
  const holes = Array.from({ length: 12 }, (_, i) => straightHole([-8, 37], null, { key: `way/${i}` }));
  const counted = (metres: number) =>
    profileWith(
      detailsWith({ holes, surfaces: [outline('way/100', -8.01, 220), outline('way/99', -8, metres)] }),
    ).hole_count;
  assert.deepEqual([counted(220), counted(700)], [12, null]);
});
