import assert from 'node:assert/strict';
import { test } from 'node:test';
import { askedFor, coverageSentence } from './asked-holes.ts';

test('a question is said in a plain sentence', () => {
  const cases: [Parameters<typeof askedFor>, string][] = [
    [[{ sort: '-length' }, null], 'Holes, longest first'],
    [
      [{ par: 3, over_water: true, min_change: 2, min_length: 150, sort: '-length' }, 'in Portugal'],
      'Uphill par 3s in Portugal, over water and at least 150 m long, longest first',
    ],
    [
      [{ par: 4, shape: 'dogleg_left', min_bunkers: 3, max_length: 350, sort: '-turn' }, null],
      'Dogleg-left par 4s at most 350 m long and with 3 or more bunkers, sharpest bend first',
    ],
    [
      [{ max_change: -10, min_green_area: 60, max_green_area: 250, sort: 'green_area' }, null],
      'Holes dropping at least 10 m and with a green of 60 m² to 250 m², smallest green first',
    ],
    [
      [{ number: 18, par: 5, min_carry: 100, sort: '-length' }, 'in Spain'],
      'Par-5 18th holes in Spain, with a carry of at least 100 m over water, longest first',
    ],
    [
      [{ number: 1, no_water: true, max_bunkers: 0, min_turn: 90, sort: 'length' }, null],
      '1st holes without water, turning 90° or more and without bunkers, shortest first',
    ],
    [[{ par: 4, min_change: -2, max_change: 2, sort: '-length' }, null], 'Level par 4s, longest first'],
    [
      [{ min_change: -3, max_bunkers: 2, sort: 'x' }, null],
      'Holes dropping at most 3 m and with at most 2 bunkers, in order',
    ],
  ];
  for (const [given, sentence] of cases) assert.equal(askedFor(...given), sentence);
});

test('in yards the sentence has feet for heights, and square feet for greens', () => {
  const asked = { min_length: 366, max_change: -20, min_carry: 165, max_green_area: 250, sort: '-length' };
  assert.equal(
    askedFor(asked, null, 'yd'),
    'Holes with a carry of at least 180 yd over water, at least 400 yd long, dropping at least 66 ft and with a green of at most 2,700 sq ft, longest first',
  );
});

test('a result says how many courses were searched', () => {
  assert.equal(
    coverageSentence(1, { courses: 2000, courses_mapped: 1940 }),
    '1 hole, from the 1,940 courses whose holes are mapped (out of 2,000).',
  );
  assert.equal(
    coverageSentence(18, { courses: 3, courses_mapped: 1 }),
    '18 holes, from the one course whose holes are mapped (out of 3).',
  );
});
