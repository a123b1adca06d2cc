import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cardColumns } from '#lib/golf/scorecard.ts';
import { sumName } from './cards.ts';

const namesOf = (holes: number) =>
  cardColumns(Array.from({ length: holes }, (_, index) => ({ number: index + 1 }))).flatMap((column) =>
    column.kind === 'sum' ? [sumName(column)] : [],
  );

test('two nines are Out and In, more are called by their holes', () => {
  assert.deepEqual(namesOf(9), ['Total']);
  assert.deepEqual(namesOf(18), ['Out', 'In', 'Total']);
  assert.deepEqual(namesOf(27), ['1–9', '10–18', '19–27', 'Total']);
});
