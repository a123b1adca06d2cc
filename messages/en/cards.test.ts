import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cardColumns } from '#lib/golf/scorecard.ts';
import { strokesOnEveryHole, strokesOnHoles, sumName } from './cards.ts';

const namesOf = (holes: number) =>
  cardColumns(Array.from({ length: holes }, (_, index) => ({ number: index + 1 }))).flatMap((column) =>
    column.kind === 'sum' ? [sumName(column)] : [],
  );

test('two nines are Out and In, more are called by their holes', () => {
  assert.deepEqual(namesOf(9), ['Total']);
  assert.deepEqual(namesOf(18), ['Out', 'In', 'Total']);
  assert.deepEqual(namesOf(27), ['1–9', '10–18', '19–27', 'Total']);
});

test('strokes on every hole are received, given back, or none', () => {
  assert.equal(strokesOnEveryHole(1), 'You get 1 stroke on every hole.');
  assert.equal(strokesOnEveryHole(2), 'You get 2 strokes on every hole.');
  assert.equal(strokesOnEveryHole(-1), 'You give back 1 stroke on every hole.');
  assert.equal(strokesOnEveryHole(0), 'No strokes on any hole.');
});

test('strokes on some holes name them, and say what the others get', () => {
  assert.equal(strokesOnHoles(1, [7], 0), 'You get 1 stroke on hole 7.');
  assert.equal(strokesOnHoles(1, [3, 7, 12], 0), 'You get 1 stroke on holes 3, 7 and 12.');
  assert.equal(
    strokesOnHoles(2, [1, 2], 1),
    'You get 2 strokes on holes 1 and 2, and 1 stroke on the others.',
  );
  assert.equal(strokesOnHoles(-1, [17, 18], 0), 'You give back 1 stroke on holes 17 and 18.');
});
