import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { courseHandicap } from './course-handicap.ts';

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
