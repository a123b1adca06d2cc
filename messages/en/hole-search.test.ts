import assert from 'node:assert/strict';
import { test } from 'node:test';
import { HOLE_QUESTIONS, holeQuestions } from '#lib/golf/hole-questions.ts';
import {
  askedFor,
  coverageSentence,
  holeFactPhrases,
  holeOrders,
  holeQuestionTitles,
} from './hole-search.ts';

test('a question is said in a plain sentence', () => {
  assert.equal(
    askedFor({ par: 3, over_water: true, min_change: 5, min_length: 150, sort: '-length' }, 'in Portugal'),
    'Uphill par 3s over water and at least 150 m long in Portugal, longest first',
  );
  assert.equal(
    askedFor({ par: 4, shape: 'dogleg_left', min_bunkers: 3, max_length: 350, sort: '-turn' }, null),
    'Dogleg-left par 4s at most 350 m long and with 3 or more bunkers, sharpest bend first',
  );
  assert.equal(
    askedFor({ max_change: -10, min_green_area: 60, max_green_area: 250, sort: 'green_area' }, null),
    'Holes that drop at least 10 m and with a green of 60 to 250 m², smallest green first',
  );
  assert.equal(askedFor({ sort: '-length' }, null), 'Holes, longest first');
});

test('every curated question has a title of its own and an order with a name', () => {
  assert.equal(holeQuestions.length, 40);
  assert.equal(new Set(Object.values(holeQuestionTitles)).size, 40);
  for (const question of holeQuestions) assert.ok(holeOrders[HOLE_QUESTIONS[question].sort], question);
});

test('what was found comes with how much could have answered', () => {
  assert.equal(
    coverageSentence(1, { courses: 2000, courses_mapped: 1940 }),
    '1 hole, from the 1,940 courses whose holes are mapped (out of 2,000).',
  );
});

test('the facts of a hole are said in the unit asked for, and what it lacks is left out', () => {
  const facts = {
    turn: -42.4,
    shape: 'dogleg_left' as const,
    forced_carry: { start: 100, end: 150 },
    island_green: false,
    greenside_bunkers: 2,
    fairway_bunkers: 1,
    green: { depth: 30, width: 20 },
  };
  assert.deepEqual(holeFactPhrases(facts, 'm'), [
    'carries water from 100 to 150 m',
    'dogleg left 42°',
    '3 bunkers',
    'green 30 × 20 m',
  ]);
  assert.deepEqual(holeFactPhrases({ ...facts, forced_carry: null, green: null, shape: 'straight' }, 'yd'), [
    '3 bunkers',
  ]);
});
