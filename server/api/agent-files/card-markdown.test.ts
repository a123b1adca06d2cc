import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { GolfProfile } from '#lib/contract/golf-profile.ts';
import { yardsToMetres } from '#lib/golf/units.ts';
import { cardSections } from './card-markdown.ts';

const numbers = Array.from({ length: 18 }, (_, index) => index + 1);

/** Eighteen holes of 400 yards, each mapped on the card but not at the tee. */
const course = {
  scorecards: [
    {
      scorecard_id: 'card',
      name: 'Card',
      gender: 'all',
      par: null,
      holes: numbers.map((number) => ({ hole_id: `h${number}`, number, par: 4, stroke_index: null })),
    },
  ],
  teeboxes: [
    {
      name: 'White',
      scorecard_ids: ['card'],
      measured_in: 'yd',
      length: null,
      length_yards: null,
      ratings: [],
      holes: numbers.map((number) => ({
        hole_id: null,
        number,
        length: yardsToMetres(400),
        length_yards: 400,
      })),
    },
  ],
} as unknown as GolfProfile;

test('a card’s lengths and pars are those of the page: summed as printed, the par of the whole as stated', () => {
  const rows = cardSections(course)[0]!.split('\n');
  const row = (head: string) =>
    rows
      .find((each) => each.startsWith(`| ${head} `))
      ?.split('|')
      .map((cell) => cell.trim())
      .slice(2, -1);
  assert.deepEqual(row('7'), ['4', '', '366']);
  assert.deepEqual(row('**Out**'), ['36', '', '3292']);
  assert.deepEqual(row('**Total**'), ['', '', '6584']);
});

test('the rating of nine holes played twice says so, for nine holes are what the card shows', () => {
  const [card] = course.scorecards;
  const [tee] = course.teeboxes;
  const rating = { gender: 'men', rated_holes: 18, course_rating: 70.2, slope: 120, bogey_rating: null };
  const sectionOf = (holes: number) =>
    cardSections({
      scorecards: [{ ...card, holes: card!.holes.slice(0, holes) }],
      teeboxes: [{ ...tee, ratings: [rating] }],
    } as unknown as GolfProfile)[1]!;
  assert.match(sectionOf(9), /\| 70\.2 played twice \|/);
  assert.match(sectionOf(18), /\| 70\.2 \|/);
});
