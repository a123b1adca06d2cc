import assert from 'node:assert/strict';
import { test } from 'node:test';
import { nameAmongTees, teeLabels } from './tee-labels.ts';

test('a teebox is called by its name, with its card where another has the same name', () => {
  const course = {
    scorecards: [
      { scorecard_id: 's1', name: 'Red – Blue' },
      { scorecard_id: 's2', name: 'Blue – Green' },
    ],
    teeboxes: [
      { teebox_id: 'a', name: 'White', scorecard_ids: ['s1'] },
      { teebox_id: 'b', name: 'White', scorecard_ids: ['s2'] },
      { teebox_id: 'c', name: 'Black', scorecard_ids: ['s1'] },
      { teebox_id: 'd', name: 'White', scorecard_ids: [] },
    ],
  };
  assert.deepEqual(
    [...teeLabels(course).values()],
    ['White, Red – Blue', 'White, Blue – Green', 'Black', 'White'],
  );
});

test('among the tees of one card a tee is called by its name alone, unless another has it too', () => {
  const white = { label: 'White, Red – Blue', name: 'White' };
  const black = { label: 'Black', name: 'Black' };
  const other = { label: 'White, Blue – Green', name: 'White' };
  assert.equal(nameAmongTees(white.label, [white, white, black]), 'White');
  assert.equal(nameAmongTees(white.label, [white, black, other]), 'White, Red – Blue');
});
