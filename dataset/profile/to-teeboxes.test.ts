import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { CourseRating, CourseTeebox } from '../course/course-in-progress.ts';
import { straightHole } from '../fixtures/tiny-courses.ts';
import { toTeeboxes } from './to-teeboxes.ts';

function teebox(more: Partial<CourseTeebox>): CourseTeebox {
  return {
    name: 'White',
    color: null,
    colorHex: null,
    measuredIn: 'm',
    lengths: [],
    totalLength: null,
    ratings: [],
    scorecardIndexes: [0],
    place: '',
    ...more,
  };
}

const untraced = { holes: new Map(), lines: new Map() };

const teeboxesOf = (...given: Parameters<typeof toTeeboxes>) => toTeeboxes(...given).teeboxes;

const rating = (more: Partial<CourseRating>): CourseRating => ({
  gender: 'men',
  ratedHoles: 18,
  par: 72,
  courseRating: 72.06,
  slope: 125,
  bogeyRating: null,
  front: null,
  back: null,
  ...more,
});

test('the printed unit is stored, holes are converted one by one, and the total is of the printed unit', () => {
  const lengths = [1, 2, 3].map((number) => ({ number, length: 101 }));
  const [box] = teeboxesOf('7', [teebox({ measuredIn: 'yd', lengths })], [], untraced);
  assert.deepEqual(
    box!.holes.map((hole) => [hole.length, hole.length_yards]),
    [
      [92, 101],
      [92, 101],
      [92, 101],
    ],
  );
  // 303 yd are 277 m; the converted holes add up to 276.
  assert.deepEqual([box!.length, box!.length_yards, box!.measured_in], [277, 303, 'yd']);
});

test('a printed total wins over the sum, and with a hole’s length missing there is no sum', () => {
  const gap = [
    { number: 1, length: 300 },
    { number: 2, length: null },
  ];
  const boxes = teeboxesOf(
    '7',
    [teebox({ lengths: gap }), teebox({ lengths: gap, totalLength: 650 })],
    [],
    untraced,
  );
  assert.deepEqual(
    boxes.map((box) => box.length),
    [650, null],
  );
});

test('holes that are missing from the card leave the total unknown, too', () => {
  const lengthsOf = (numbers: number[]) => numbers.map((number) => ({ number, length: 300 }));
  const totalOf = (numbers: number[]) =>
    teeboxesOf('7', [teebox({ lengths: lengthsOf(numbers) })], [], untraced)[0]!.length;
  assert.equal(totalOf([1, 2, 4, 5, 7]), null);
  assert.equal(totalOf([1, 2, 3]), 900);
  assert.equal(totalOf([10, 11, 12]), 900);
  assert.equal(totalOf([1, 2, 3, 1, 2, 3]), 1800);
});

test('teeboxes come longest first, and two of one name have ids of their own', () => {
  const boxes = teeboxesOf(
    '7',
    [teebox({ totalLength: 5000 }), teebox({ totalLength: 6000 }), teebox({ name: 'Gelb' })],
    [],
    untraced,
  );
  assert.deepEqual(
    boxes.map((box) => box.teebox_id),
    ['7-t-white', '7-t-white-2', '7-t-gelb'],
  );
});

test("slope and course rating copy the first rating: eighteen holes and men's before others", () => {
  const ratings = [
    rating({ gender: 'women', slope: 130 }),
    rating({ ratedHoles: 9, slope: 118 }),
    rating({ slope: 125 }),
  ];
  const [box] = teeboxesOf('7', [teebox({ ratings })], [], untraced);
  assert.deepEqual([box!.slope, box!.course_rating], [125, 72.1]);
  assert.deepEqual(
    box!.ratings.map((each) => each.slope),
    [125, 130, 118],
  );
});

test('a hole has the tee of the teebox’s colour where one is traced', () => {
  const hole = straightHole([1, 2], 1);
  const card = { scorecardId: '7-s1', holeIdByNumber: new Map([[1, '7-h1']]) };
  const lengths = [{ number: 1, length: 300 }];
  const boxes = teeboxesOf('7', [teebox({ lengths }), teebox({ name: 'Red', lengths })], [card], {
    holes: new Map([['7-h1', hole]]),
    lines: new Map(),
  });
  const tees = Object.fromEntries(boxes.map((box) => [box.name, box.holes[0]!.tee]));
  assert.deepEqual(tees.White, { type: 'Point', coordinates: [1, 2] });
  assert.equal(tees.Red, null);
});
