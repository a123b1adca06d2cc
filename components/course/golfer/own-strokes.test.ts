import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cardChoices } from '#lib/golf/card-choice.ts';
import { handicapOptions } from '#lib/golf/handicap-options.ts';
import { fixtureCourses } from '#testing/fixture-courses.ts';
import { fixtureProfile } from '#testing/fixture-profile.ts';
import { chosenOption, handicapWith, strokesByHole } from './own-strokes.ts';

const profile = fixtureProfile(fixtureCourses(40).find(({ holeCount }) => holeCount === 18)!);
const card = profile.scorecards[0]!;
const rating = {
  gender: 'men' as const,
  rated_holes: 18 as const,
  par: 72,
  course_rating: 72,
  slope: 113,
  bogey_rating: null,
  front: null,
  back: null,
  remark: null,
};
const course = {
  ...profile,
  scorecards: [{ ...card, holes: card.holes.map((hole, i) => ({ ...hole, stroke_index: i + 1 })) }],
  teeboxes: [
    { ...profile.teeboxes[0]!, name: 'White', color: 'white', ratings: [rating] },
    {
      ...profile.teeboxes[0]!,
      teebox_id: 't2',
      name: 'Red',
      color: 'red',
      ratings: [{ ...rating, course_rating: 70 }],
    },
  ],
};
const [options, cards] = [handicapOptions(course), cardChoices(course)];
function strokesFrom(name: string | null, index: string) {
  const golfer = { tee: name === null ? null : { name, colour: null }, gender: null };
  const option = chosenOption(options, golfer, { tee: null, round: null });
  const { strokes } = handicapWith(option, index);
  return option && strokes && strokesByHole(option, strokes, cards);
}
const sum = (strokes: Record<string, number> | null) =>
  Object.values(strokes ?? {}).reduce((total, each) => total + each, 0);

test('strokes are those of the golfer’s tee, by hole, the lowest stroke indexes first', () => {
  const strokes = strokesFrom('White', '3.0');
  assert.equal(sum(strokes), 3);
  assert.deepEqual(
    card.holes.slice(0, 4).map(({ hole_id }) => strokes?.[hole_id!]),
    [1, 1, 1, 0],
  );
  assert.equal(sum(strokesFrom('Red', '3.0')), 1);
  assert.equal(sum(strokesFrom('Gold', '3.0')), 3);
});

test('without a handicap index there are no strokes', () => {
  assert.equal(strokesFrom('White', ''), null);
  assert.equal(strokesFrom('White', 'scratch'), null);
});
