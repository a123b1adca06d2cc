import assert from 'node:assert/strict';
import { test } from 'node:test';
import { defaultCardFirst } from './default-card-first.ts';

const teeboxes = [
  { name: 'White, North', scorecard_ids: ['north'] },
  { name: 'White, Lake', scorecard_ids: ['lake'] },
  { name: 'Red, North', scorecard_ids: ['north'] },
  { name: 'Red, Lake', scorecard_ids: ['lake', 'north'] },
];
const names = (isDefault: string) =>
  defaultCardFirst({
    scorecards: ['north', 'lake'].map((id) => ({ scorecard_id: id, is_default: id === isDefault })),
    teeboxes,
  }).map(({ name }) => name);

test('the teeboxes of the default card come first, each group in its order', () => {
  assert.deepEqual(names('lake'), ['White, Lake', 'Red, Lake', 'White, North', 'Red, North']);
});

test('without a default card the order stays', () => {
  assert.deepEqual(
    names('none'),
    teeboxes.map(({ name }) => name),
  );
});
