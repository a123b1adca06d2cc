import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { GolfProfile } from '#lib/api/records.ts';
import { fixtureCourses } from '#testing/fixture-courses.ts';
import { fixtureProfile } from '#testing/fixture-profile.ts';
import { courseTees } from './course-tees.ts';

const profile = fixtureProfile(fixtureCourses(40).find(({ holeCount }) => holeCount === 18)!);
const [teebox] = profile.teeboxes;
const hole = profile.holes[0]!;
const withTee = (name: string, length: number, tee: [number, number] | null): GolfProfile => ({
  ...profile,
  teeboxes: [
    {
      ...teebox!,
      name,
      holes: teebox!.holes.map((place) => ({
        ...place,
        length,
        length_yards: null,
        tee: tee && { type: 'Point', coordinates: tee },
      })),
    },
  ],
});

test('a tee is ahead by how much shorter its card is than the line', () => {
  const [red] = courseTees(withTee('Red', hole.length! - 60, null));
  assert.deepEqual(red?.holes[hole.hole_id], {
    metres: hole.length! - 60,
    yards: Math.round((hole.length! - 60) / 0.9144),
    ahead: 60,
    share: Math.round(60_000 / hole.length!) / 1000,
  });
});

test('a mapped tee is ahead by where it is', () => {
  const [[lon, south], [, north]] = [hole.tee!.coordinates, hole.green!.coordinates];
  const [red] = courseTees(withTee('Red', 100, [lon, south + (north - south) / 4]));
  assert.equal(red?.holes[hole.hole_id]?.ahead, Math.round(hole.length! / 4));
});

test('teeboxes with the same name are one tee, and one without any length isn’t a tee', () => {
  const red = withTee('Red', 100, null).teeboxes[0]!;
  const course = {
    ...profile,
    teeboxes: [red, { ...red, name: 'RED' }, { ...red, name: 'Gold', holes: [] }],
  };
  assert.deepEqual(
    courseTees(course).map(({ name }) => name),
    ['Red'],
  );
});

test('a tee has the round’s length, its ratings, and par and index of a card for women', () => {
  const [first] = withTee('Red', 100, null).teeboxes;
  const card = profile.scorecards[0]!;
  const womens = {
    ...card,
    scorecard_id: 'w',
    gender: 'women' as const,
    is_default: false,
    teebox_ids: [first!.teebox_id],
    holes: card.holes.map((place) => ({ ...place, par: 5, stroke_index: 19 - place.number })),
  };
  const ratings = [{ ...first!.ratings[0]!, gender: 'women' as const, course_rating: 71.2, slope: 120 }];
  const [red] = courseTees({
    ...profile,
    scorecards: [card, womens],
    teeboxes: [{ ...first!, ratings }],
  });
  assert.equal(red?.length?.metres, first!.length);
  assert.deepEqual(red?.ratings, [{ gender: 'women', courseRating: 71.2, slope: 120 }]);
  assert.deepEqual(red?.women?.[hole.hole_id], { par: 5, strokeIndex: 18 });
});
