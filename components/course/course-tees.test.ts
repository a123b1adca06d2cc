import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { GolfProfile } from '#lib/api/records.ts';
import { fixtureCourses } from '#testing/fixture-courses.ts';
import { fixtureProfile } from '#testing/fixture-profile.ts';
import { courseTees } from './course-tees.ts';

const profile = fixtureProfile(fixtureCourses(40).find(({ holeCount }) => holeCount === 18)!);
const [teebox] = profile.teeboxes;
const hole = profile.holes[0]!;
const withTee = (name: string, length: number, ahead: number): GolfProfile => ({
  ...profile,
  teeboxes: [
    {
      ...teebox!,
      name,
      holes: teebox!.holes.map((place) => ({ ...place, length, length_yards: null, ahead })),
    },
  ],
});

test('how far ahead a tee is counts from the tee that the hole’s figures are from', () => {
  const behind = { ...hole, measured_from: { ...hole.measured_from!, ahead: -20 } };
  const course = { ...withTee('Red', hole.length! - 60, 40), holes: [behind] };
  const [red] = courseTees(course);
  assert.deepEqual(red?.holes[hole.hole_id], {
    metres: hole.length! - 60,
    yards: Math.round((hole.length! - 60) / 0.9144),
    ahead: 60,
    share: Math.round(40_000 / hole.length!) / 1000,
  });
});

test('a tee behind its hole’s line is drawn where that begins', () => {
  assert.equal(courseTees(withTee('Back', hole.length! + 30, -30))[0]?.holes[hole.hole_id]?.share, 0);
});

test('teeboxes with the same name are one tee, and one without any length isn’t a tee', () => {
  const red = withTee('Red', 100, 0).teeboxes[0]!;
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
  const [first] = withTee('Red', 100, 0).teeboxes;
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
  const onCard = red?.rounds[card.scorecard_id];
  assert.equal(onCard?.length?.metres, first!.length);
  assert.deepEqual(onCard?.ratings, [{ gender: 'women', courseRating: 71.2, slope: 120 }]);
  assert.deepEqual(red?.women?.[hole.hole_id], { par: 5, strokeIndex: 18 });
});

test('a tee of one name has each card’s length where several cards have it', () => {
  const card = profile.scorecards[0]!;
  const round = (id: string, holes: typeof card.holes) => ({
    ...card,
    scorecard_id: id,
    name: id,
    holes,
    par: null,
  });
  const tee = (id: string, length: number) => ({
    ...teebox!,
    teebox_id: id,
    name: 'Red',
    length,
    scorecard_ids: [id],
    holes: teebox!.holes.slice(id === 'out' ? 0 : 9, id === 'out' ? 9 : 18),
  });
  const [red] = courseTees({
    ...profile,
    scorecards: [
      round('out', card.holes.slice(0, 9)),
      { ...round('in', card.holes.slice(9)), is_default: false },
    ],
    teeboxes: [tee('out', 2800), tee('in', 2900)],
  });
  assert.deepEqual([red?.rounds.out?.length?.metres, red?.rounds.in?.length?.metres], [2800, 2900]);
});
