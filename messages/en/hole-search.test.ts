import assert from 'node:assert/strict';
import { test } from 'node:test';
import { HOLE_QUESTIONS, holeQuestions } from '#lib/golf/hole-questions.ts';
import { holeFactPhrases, holeOrders, holeQuestionTitles } from './hole-search.ts';

test('every curated question has a title of its own and an order with a name', () => {
  assert.equal(holeQuestions.length, 40);
  assert.equal(new Set(Object.values(holeQuestionTitles)).size, 40);
  for (const question of holeQuestions) assert.ok(holeOrders[HOLE_QUESTIONS[question].sort], question);
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
    'green 30\u00a0×\u00a020\u00a0m',
  ]);
  assert.deepEqual(holeFactPhrases({ ...facts, forced_carry: null, green: null, shape: 'straight' }, 'yd'), [
    '3 bunkers',
  ]);
});
