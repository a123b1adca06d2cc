import assert from 'node:assert/strict';
import { test } from 'node:test';
import { courseClimb, courseLength, shorterRound } from './course-totals.ts';

const traced = (hole_id: string, length: number | null, elevation_change: number | null) => ({
  hole_id,
  length,
  elevation_change,
});
const card = {
  is_default: true,
  teebox_ids: ['t'],
  holes: [
    { hole_id: 'a', number: 1 },
    { hole_id: 'b', number: 2 },
  ],
};
const teebox = {
  teebox_id: 't',
  length: 700,
  length_yards: 766,
  measured_in: 'm' as const,
  holes: [
    { hole_id: 'a', number: 1, length: 400, length_yards: 437 },
    { hole_id: 'b', number: 2, length: 300, length_yards: 328 },
  ],
};
const holes = [traced('a', 390, 5.4), traced('b', 310, -8)];

test('the length is of the longest teebox on the default card', () => {
  const shorter = { ...teebox, teebox_id: 's', length: 600 };
  const course = { scorecards: [{ ...card, teebox_ids: ['s', 't'] }], teeboxes: [shorter, teebox], holes };
  assert.equal(courseLength(course)?.metres, 700);
});

test('without a teebox the traced holes of the card are summed, when all are known', () => {
  assert.deepEqual(courseLength({ scorecards: [card], teeboxes: [], holes }), { metres: 700, yards: 766 });
  assert.equal(courseLength({ scorecards: [card], teeboxes: [], holes: holes.slice(1) }), null);
  assert.equal(courseLength({ scorecards: [], teeboxes: [], holes: [] }), null);
});

test('the climb counts ways up alone, and is unknown where one hole is', () => {
  assert.equal(courseClimb({ scorecards: [card], teeboxes: [], holes }), 5);
  const unknown = [traced('a', 390, 5), traced('b', 310, null)];
  assert.equal(courseClimb({ scorecards: [card], teeboxes: [], holes: unknown }), null);
});

test('par and length of a course of three loops are said to be for one round', () => {
  const card = {
    is_default: true,
    teebox_ids: [],
    holes: Array.from({ length: 18 }, (_, i) => ({ hole_id: null, number: i + 1 })),
  };
  assert.equal(shorterRound({ hole_count: 54, scorecards: [card] }), 18);
  assert.equal(shorterRound({ hole_count: 18, scorecards: [card] }), null);
  assert.equal(shorterRound({ hole_count: null, scorecards: [card] }), null);
  assert.equal(shorterRound({ hole_count: 36, scorecards: [] }), null);
});
