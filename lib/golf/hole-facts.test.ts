import assert from 'node:assert/strict';
import { test } from 'node:test';
import { holeFacts } from './hole-facts.ts';

const card = (is_default: boolean, par: number | null, stroke_index: number | null) => ({
  scorecard_id: is_default ? 'default' : 'other',
  is_default,
  holes: [{ hole_id: 'h1', par, stroke_index }],
});
const teebox = (name: string, length: number | null, card = 'default') => ({
  name,
  scorecard_ids: [card],
  holes: [{ hole_id: 'h1', length, length_yards: length === null ? null : 400 }],
});

test('par and stroke index are of the default card, the length of the longest teebox', () => {
  const course = {
    scorecards: [card(false, 5, 3), card(true, 4, 7)],
    teeboxes: [teebox('Red', 300), teebox('White', 366)],
  };
  assert.deepEqual(holeFacts(course, { hole_id: 'h1', length: 371 }), {
    par: 4,
    strokeIndex: 7,
    length: 366,
    lengthYards: 400,
    teebox: 'White',
  });
});

test('par and length are of the same card, even if another has longer tees', () => {
  const course = {
    scorecards: [card(false, 5, 3), card(true, 3, 7)],
    teeboxes: [teebox('White', 515, 'other'), teebox('White', 155)],
  };
  const { par, length } = holeFacts(course, { hole_id: 'h1', length: 160 });
  assert.deepEqual({ par, length }, { par: 3, length: 155 });
});

test('a hole on no card has only its mapped length', () => {
  const course = { scorecards: [card(true, 4, 7)], teeboxes: [teebox('White', null)] };
  assert.deepEqual(holeFacts(course, { hole_id: 'h2', length: 183 }), {
    par: null,
    strokeIndex: null,
    length: 183,
    lengthYards: 200,
    teebox: null,
  });
  assert.equal(holeFacts(course, { hole_id: 'h2', length: 0 }).length, null);
});
