import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { GolfProfile } from '#lib/contract/golf-profile.ts';
import type { CourseFigure } from '#lib/golf/course-figures.ts';
import { profileWith } from '../fixtures/profile-with.ts';
import { tinyCourses, tinyDetails } from '../fixtures/tiny-courses.ts';
import { toFigures } from './to-figures.ts';

const profiles = tinyCourses().heads.map((_, index) =>
  profileWith(tinyDetails(index), { golfId: index + 1 }),
);
const [plain] = profiles as [GolfProfile];

function figureOf(profile: GolfProfile, figure: CourseFigure) {
  return toFigures(profile).find((each) => each.figure === figure);
}

test('short and closed courses have no figures', () => {
  assert.ok(toFigures(plain).length > 0);
  assert.deepEqual(toFigures({ ...plain, kind: 'short' }), []);
  assert.deepEqual(toFigures({ ...plain, status: 'closed' }), []);
});

test("a town's height and a club's position are not those of the course", () => {
  const { location } = plain;
  const own = { ...plain, location: { ...location, elevation: 120, elevation_town: null } };
  assert.equal(
    figureOf({ ...plain, location: { ...location, elevation_town: 'Altura' } }, 'highest-above-sea'),
    undefined,
  );
  assert.equal(figureOf(own, 'highest-above-sea')?.value, 120);
  assert.equal(
    figureOf({ ...plain, location: { ...location, position: 'club' } }, 'northernmost'),
    undefined,
  );
  assert.equal(figureOf(plain, 'northernmost')?.value, location.latitude);
});

test('the highest rating is for 18 holes, not for women, and names its tee', () => {
  const rating = {
    gender: 'men' as const,
    rated_holes: 18 as const,
    par: 72,
    course_rating: 73.1,
    slope: 130,
    bogey_rating: null,
    front: null,
    back: null,
    remark: null,
  };
  const teebox = {
    teebox_id: '1',
    name: 'White',
    color: 'white',
    color_hex: null,
    length: 6000,
    length_yards: null,
    measured_in: null,
    slope: 130,
    course_rating: 73.1,
    scorecard_ids: [],
    holes: [],
  };
  const teeboxes = [
    { ...teebox, ratings: [rating, { ...rating, gender: 'women' as const, course_rating: 79, slope: 150 }] },
    {
      ...teebox,
      name: 'Yellow',
      ratings: [{ ...rating, rated_holes: 9 as const, course_rating: 80, slope: 144 }],
    },
    {
      ...teebox,
      name: 'Red',
      ratings: [{ ...rating, course_rating: 90, remark: 'rating-unlike-length' as const }],
    },
    { ...teebox, name: 'Blue', ratings: [{ ...rating, course_rating: 70, slope: 141 }] },
  ];
  const profile = { ...plain, teeboxes };
  const shown = (figure: CourseFigure) => {
    const found = figureOf(profile, figure);
    return found && [found.value, found.basis.tee, found.basis.gender];
  };
  assert.deepEqual(shown('highest-rating'), [73.1, 'White', 'men']);
  assert.deepEqual(shown('highest-slope'), [141, 'Blue', 'men']);
});

test('water that two shapes cover is carried once, and only what lies across counts', () => {
  const mapped = profiles.find(({ holes }) => holes.length > 0)!;
  const carry = (
    type: 'water' | 'lateral_water' | 'bunker',
    side: 'cross' | 'left',
    reach: number,
    over: number,
  ) => ({
    hazard_id: 'x',
    type,
    side,
    reach,
    carry: over,
  });
  const holes = mapped.holes.map((hole, index) => ({
    ...hole,
    carries:
      index > 0
        ? []
        : [
            carry('water', 'cross', 100, 140),
            carry('lateral_water', 'cross', 120, 150),
            carry('water', 'cross', 130, 135),
            carry('bunker', 'cross', 160, 170),
            carry('water', 'left', 180, 220),
            carry('water', 'cross', 200, 210),
          ],
  }));
  assert.equal(figureOf({ ...mapped, holes, scorecards: [] }, 'most-water')?.value, 60);
});
