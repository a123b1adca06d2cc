import assert from 'node:assert/strict';
import { test } from 'node:test';
import { foldNines, placeAtClubs } from './clubs.ts';
import { listedCourse as line } from './fixtures/listed-course.ts';
import { mergeCourses } from './merge-courses.ts';
import { mergedDetails } from './merged-details.ts';
import { findPairedNines } from './pairs-of-nines.ts';

const holes = Array.from({ length: 18 }, (_, i) => ({ number: i + 1, par: 4 }));
const listed = (names: string[], more: object = {}) =>
  mergeCourses(
    [],
    names.map((name, i) => line(`a:${i}`, name, 0, { holes, ...more })),
  );
const folded = (names: string[], more: object = {}) => {
  const courses = listed(names, more);
  return foldNines(courses, findPairedNines(courses));
};

test('three courses that are the pairs of three nines are one of 27 holes with a card for each pair', () => {
  for (const names of [
    [
      'Ironwood Acacia at Kierland Golf Club',
      'Mesquite Ironwood at Kierland Golf Club',
      'Acacia Mesquite at Kierland Golf Club',
    ],
    [
      'Kierland Golf Club Ironwood Acacia',
      'Kierland Golf Club Mesquite Ironwood',
      'Kierland Golf Club Acacia Mesquite',
    ],
    [
      'Kierland Golf Club Ironwood Acacia Nines',
      'Kierland Golf Club Mesquite Ironwood Nines',
      'Kierland Golf Club Acacia Mesquite Nines',
    ],
  ]) {
    const [course, ...others] = folded(names);
    assert.equal(others.length, 0);
    assert.equal(course!.head.name, 'Kierland Golf Club');
    assert.deepEqual(course!.head.sourceIds, ['a:0', 'a:1', 'a:2']);
    assert.deepEqual(course!.head.alternateNames.toSorted(), names.toSorted());
    assert.deepEqual(
      course!.findings.map(({ rule, value }) => `${rule}: ${value}`),
      [
        'nines-listed-in-pairs: Kierland Golf Club: Ironwood – Acacia; Mesquite – Ironwood; Acacia – Mesquite',
      ],
    );
    const details = mergedDetails(course!, null);
    assert.equal(details.declaredHoleCount, 27);
    assert.deepEqual(
      details.scorecards.map(({ name, holes: own }) => `${name} ${own.length}`),
      ['Ironwood – Acacia 18', 'Mesquite – Ironwood 18', 'Acacia – Mesquite 18'],
    );
  }
});

test('the pairs are folded into a record of the whole club', () => {
  const pairs = ['Oak Ash', 'Ash Fir', 'Fir Oak'].map((pair) => `${pair} At Elm Hill Golf Club`);
  const [course, ...others] = folded([...pairs, 'Elmhill Golf Club']);
  assert.equal(others.length, 0);
  assert.equal(course!.head.name, 'Elmhill Golf Club');
  assert.deepEqual(course!.head.sourceIds, ['a:0', 'a:1', 'a:2', 'a:3']);
  assert.equal(folded([...pairs, 'Elm Valley Golf Club']).length, 2);
});

test('four nines, open sets and compass names without a count of 27 are not folded', () => {
  const at = (pairs: string[]) => pairs.map((pair) => `${pair} At Elm Hill Golf Club`);
  const left = [
    at(['Oak Ash', 'Ash Fir', 'Fir Yew', 'Yew Oak']),
    at(['Oak Ash', 'Ash Fir', 'Fir Oak', 'Oak Yew']),
    at(['Oak Ash', 'Fir Yew', 'Pine Box']),
    at(['East South', 'South West', 'West East']),
    at(['Oak', 'Ash', 'Fir']),
  ];
  for (const names of left) assert.equal(folded(names).length, names.length, names.join('; '));
  assert.equal(folded(at(['East South', 'South West', 'West East']), { hole_count: 27 }).length, 1);
});

test('courses on one point are where their club is', () => {
  const courses = listed(['North At Elm Hill Golf Club', 'South At Elm Hill Golf Club']);
  courses.push(...mergeCourses([], [line('b:1', 'Far Away At Sea', 5000)]));
  placeAtClubs(courses);
  assert.deepEqual(
    courses.map(({ head }) => head.isAtClub ?? false),
    [true, true, false],
  );
});
