import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { courseHandicap, parseHandicapIndex, playingHandicap, strokesReceived } from './handicap.ts';

const cases: [index: number, slope: number, rating: number, par: number, holes: 9 | 18, expected: number][] =
  [
    [12.4, 131, 72.3, 72, 18, 15],
    [54, 155, 78.2, 72, 18, 80],
    [-2.3, 140, 74.1, 72, 18, -1],
    [-5, 113, 71.5, 72, 18, -5],
    [18, 55, 60.1, 60, 18, 9],
    [8.7, 121, 35.3, 36, 9, 4],
  ];

for (const [handicapIndex, slope, courseRating, par, holes, expected] of cases) {
  test(`an index of ${handicapIndex} over ${holes} holes, slope ${slope}, rating ${courseRating}, par ${par} gives ${expected}`, () => {
    assert.equal(courseHandicap({ handicapIndex, slope, courseRating, par, holes }), expected);
  });
}

test('a half is rounded upwards, for plus handicaps too', () => {
  const neutral = { slope: 113, courseRating: 72, par: 72, holes: 18 as const };
  assert.equal(courseHandicap({ ...neutral, handicapIndex: 10.5 }), 11);
  assert.equal(courseHandicap({ ...neutral, handicapIndex: -1.5 }), -1);
  assert.ok(Object.is(courseHandicap({ ...neutral, handicapIndex: -0.5 }), 0), 'never minus zero');
});

test('a higher index never gets fewer strokes', () => {
  const tenths = (min: number, max: number) =>
    fc.integer({ min: min * 10, max: max * 10 }).map((n) => n / 10);
  fc.assert(
    fc.property(
      tenths(-10, 53),
      fc.integer({ min: 55, max: 155 }),
      tenths(50, 82),
      fc.integer({ min: 54, max: 75 }),
      (handicapIndex, slope, courseRating, par) => {
        const of = (index: number) =>
          courseHandicap({ handicapIndex: index, slope, courseRating, par, holes: 18 });
        assert.ok(of(handicapIndex + 1) >= of(handicapIndex));
        assert.ok(
          Math.abs(of(handicapIndex) - ((handicapIndex * slope) / 113 + courseRating - par)) <= 0.5 + 1e-9,
        );
      },
    ),
  );
});

const eighteen = Array.from({ length: 18 }, (_, i) => i + 1);

test('twenty strokes give two on the two hardest holes and one on the others', () => {
  const strokes = strokesReceived(20, eighteen);
  assert.deepEqual(
    [1, 2, 5, 18].map((index) => strokes[index - 1]),
    [2, 2, 1, 1],
  );
});

test('a plus handicap gives strokes back from the highest index', () => {
  const strokes = strokesReceived(-3, eighteen);
  assert.deepEqual(
    eighteen.filter((index) => strokes[index - 1] !== 0),
    [16, 17, 18],
  );
  assert.equal(strokes[17], -1);
});

test('the odd indexes of a nine count by their order', () => {
  assert.deepEqual(strokesReceived(2, [7, 1, 17, 3, 5, 9, 11, 13, 15]), [0, 1, 0, 1, 0, 0, 0, 0, 0]);
});

test('the strokes of all holes add up to the handicap and differ by one at most', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: -30, max: 90 }),
      fc.constantFrom(9, 12, 18).chain((n) => fc.shuffledSubarray(eighteen.slice(0, n), { minLength: n })),
      (handicap, indexes) => {
        const strokes = strokesReceived(handicap, indexes);
        assert.equal(
          strokes.reduce((sum, each) => sum + each, 0),
          handicap,
        );
        assert.ok(Math.max(...strokes) - Math.min(...strokes) <= 1);
      },
    ),
  );
});

test('a card without holes receives no strokes', () => {
  assert.deepEqual(strokesReceived(5, []), []);
});

test('an index is read with point or comma, a plus handicap with its sign', () => {
  assert.deepEqual(
    ['12.4', ' 12,4 ', '0', '54', '+2.3', '-2.3', '−2'].map(parseHandicapIndex),
    [12.4, 12.4, 0, 54, -2.3, -2.3, -2],
  );
});

test('text that isn’t an index gives null', () => {
  assert.deepEqual(
    ['', 'abc', '54.1', '+10.1', '1.25', '1e1', '12.4.1'].map(parseHandicapIndex),
    Array(7).fill(null),
  );
});

test('a playing handicap is a share of the course handicap before rounding', () => {
  const card = { slope: 131, courseRating: 72.3, par: 72, holes: 18 as const };
  // 12.4 × 131 / 113 + 0.3 = 14.68: 15 for the course, and 95 % of 14.68 is 13.94.
  assert.equal(playingHandicap({ ...card, handicapIndex: 12.4 }, 95), 14);
  assert.equal(playingHandicap({ ...card, handicapIndex: 12.4 }, 100), 15);
  // 95 % of 11 would be 10.45, but of 11.49 it is 10.92.
  assert.equal(
    playingHandicap({ slope: 113, courseRating: 72.4, par: 72, holes: 18, handicapIndex: 11 }, 95),
    11,
  );
  assert.equal(playingHandicap({ ...card, handicapIndex: -5 }, 95), -5);
});
