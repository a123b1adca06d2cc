import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cardColumns, sumColumn } from './card-columns.ts';

const labels = (count: number) =>
  cardColumns(count).map((column) => (column.kind === 'hole' ? column.index + 1 : column.label));

test('eighteen holes have Out after nine, In after eighteen, then Total', () => {
  assert.deepEqual(labels(18), [
    1,
    2,
    3,
    4,
    5,
    6,
    7,
    8,
    9,
    'Out',
    10,
    11,
    12,
    13,
    14,
    15,
    16,
    17,
    18,
    'In',
    'Total',
  ]);
});

test('nine and twelve holes have a Total alone', () => {
  assert.deepEqual(labels(9), [1, 2, 3, 4, 5, 6, 7, 8, 9, 'Total']);
  assert.equal(labels(12).length, 13);
});

test('other counts are summed nine by nine', () => {
  assert.deepEqual(
    labels(27).filter((label) => typeof label === 'string'),
    ['1–9', '10–18', '19–27', 'Total'],
  );
});

test('a sum with an unknown value is unknown', () => {
  assert.equal(sumColumn([4, 3, 5], { from: 0, to: 2 }), 7);
  assert.equal(sumColumn([4, null, 5], { from: 0, to: 3 }), null);
  assert.equal(sumColumn([4], { from: 0, to: 2 }), null);
  assert.equal(sumColumn([], { from: 0, to: 0 }), null);
});
