import assert from 'node:assert/strict';
import { test } from 'node:test';
import { handicapOptions } from './handicap-options.ts';

const holes = Array.from({ length: 18 }, (_, i) => ({
  hole_id: null,
  number: i + 1,
  par: 4,
  stroke_index: i + 1,
}));
const card = (scorecard_id: string, gender: string) => ({
  scorecard_id,
  name: scorecard_id,
  gender,
  is_default: gender === 'men',
  holes,
});
const rating = {
  gender: 'women' as const,
  rated_holes: 18 as const,
  par: 73,
  course_rating: 74.1,
  slope: 130,
  front: { course_rating: 37, slope: 129 },
  back: null,
};

test('a rating is offered with the card of its gender, and its nines where they are rated', () => {
  const options = handicapOptions({
    scorecards: [card('m', 'men'), card('w', 'women')],
    teeboxes: [{ teebox_id: 't', name: 'Red', color: 'red', scorecard_ids: ['m', 'w'], ratings: [rating] }],
  });
  assert.deepEqual(
    options.map(({ round, par, holes, cardId, strokeIndexes }) => [
      round,
      par,
      holes,
      cardId,
      strokeIndexes?.length,
    ]),
    [
      ['eighteen', 73, 18, 'w', 18],
      ['front', 36, 9, 'w', 9],
    ],
  );
});

test('a tee without slope, rating or par can have no course handicap', () => {
  const offered = (changes: object) =>
    handicapOptions({
      scorecards: [],
      teeboxes: [
        {
          teebox_id: 't',
          name: 'Red',
          color: 'red',
          scorecard_ids: [],
          ratings: [{ ...rating, front: null, ...changes }],
        },
      ],
    }).length;
  assert.deepEqual(
    [offered({}), offered({ slope: null }), offered({ course_rating: null }), offered({ par: null })],
    [1, 0, 0, 0],
  );
});

test('a rating for 18 on a nine-hole course is for the nine played twice; half of it is the nine’s own', () => {
  const nine = { ...card('n', 'men'), holes: holes.slice(0, 9) };
  const twice = { ...rating, gender: 'men' as const, par: 72, course_rating: 70.2, front: null };
  const optionsOf = (ratings: (typeof twice | (Omit<typeof twice, 'rated_holes'> & { rated_holes: 9 }))[]) =>
    handicapOptions({
      scorecards: [nine],
      teeboxes: [{ teebox_id: 't', name: 'White', color: 'white', scorecard_ids: ['n'], ratings }],
    }).map((each) => [each.round, each.holes, each.par, each.courseRating, each.strokeIndexes?.length]);
  assert.deepEqual(optionsOf([twice]), [
    ['nine', 9, 36, 35.1, 9],
    ['twice', 18, 72, 70.2, undefined],
  ]);
  const own = { ...twice, rated_holes: 9 as const, par: 36, course_rating: 35.4 };
  assert.deepEqual(optionsOf([twice, own]), [
    ['twice', 18, 72, 70.2, undefined],
    ['nine', 9, 36, 35.4, 9],
  ]);
});
