import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  cardColumns,
  cardLengths,
  defaultCardFirst,
  missingNumbers,
  nameAmongTees,
  sumColumn,
  sumLengths,
  sumPars,
  teeLabels,
} from './scorecard.ts';

const numbered = (count: number) => Array.from({ length: count }, (_, index) => ({ number: index + 1 }));
const places = (count: number) =>
  cardColumns(numbered(count)).map((column) => (column.kind === 'hole' ? column.index + 1 : column.name));

test('eighteen holes have Out after nine, In after eighteen, then Total', () => {
  assert.deepEqual(places(18), [
    1,
    2,
    3,
    4,
    5,
    6,
    7,
    8,
    9,
    'out',
    10,
    11,
    12,
    13,
    14,
    15,
    16,
    17,
    18,
    'in',
    'total',
  ]);
});

test('a card with gaps says which holes of its nine or its round are missing', () => {
  const missing = (...numbers: number[]) => missingNumbers(numbers.map((number) => ({ number })));
  assert.deepEqual(missing(1, 2, 4, 5, 7), [3, 6, 8, 9]);
  assert.deepEqual(missing(2, 4, 11, 12, 13, 14, 15, 16, 17, 18), [1, 3, 5, 6, 7, 8, 9, 10]);
  assert.deepEqual(missing(1, 2, 3, 4, 5, 6, 7, 8, 9), []);
  assert.deepEqual(missing(1, 2, 3, 1, 5), []);
  assert.deepEqual(missing(1, 3, 19), []);
});

test('nine and twelve holes have a Total alone', () => {
  assert.deepEqual(places(9), [1, 2, 3, 4, 5, 6, 7, 8, 9, 'total']);
  assert.equal(places(12).length, 13);
});

test('other counts are summed nine by nine', () => {
  assert.deepEqual(
    cardColumns(numbered(27)).filter((column) => column.kind === 'sum'),
    [
      { kind: 'sum', name: 'nine', from: 0, to: 9 },
      { kind: 'sum', name: 'nine', from: 9, to: 18 },
      { kind: 'sum', name: 'nine', from: 18, to: 27 },
      { kind: 'sum', name: 'total', from: 0, to: 27 },
    ],
  );
});

test('a card that lacks holes has no sums, and nines may each begin at 1', () => {
  const kinds = (numbers: number[]) =>
    new Set(cardColumns(numbers.map((number) => ({ number }))).map(({ kind }) => kind));
  assert.deepEqual(kinds([1, 3, 5, 6, 7, 8, 10, 11, 12, 13, 14, 15, 18]), new Set(['hole']));
  assert.deepEqual(kinds([1, 2, 3, 4, 5, 6, 7, 8, 9, 11, 12, 13, 14]), new Set(['hole']));
  assert.ok(kinds([1, 2, 3, 4, 5, 6, 7, 8, 9, 1, 2, 3, 4, 5, 6, 7, 8, 9]).has('sum'));
});

test('a sum with an unknown value is unknown', () => {
  assert.equal(sumColumn([4, 3, 5], { from: 0, to: 2 }), 7);
  assert.equal(sumColumn([4, null, 5], { from: 0, to: 3 }), null);
  assert.equal(sumColumn([4], { from: 0, to: 2 }), null);
  assert.equal(sumColumn([], { from: 0, to: 0 }), null);
});

const teebox = (measured_in: 'm' | 'yd', yards: (number | null)[]) => ({
  length: null,
  length_yards: null,
  measured_in,
  holes: yards.map((each, i) => ({
    hole_id: `h${i + 1}`,
    number: i + 1,
    length: each === null ? null : Math.round(each * 0.9144),
    length_yards: each,
  })),
});
const card = [1, 2, 3].map((number) => ({ hole_id: `h${number}`, number }));

test('a row finds its holes by the mapped hole, however they are numbered', () => {
  const combination = [
    { hole_id: 'h3', number: 1 },
    { hole_id: null, number: 2 },
    { hole_id: 'h9', number: 3 },
  ];
  assert.deepEqual(
    cardLengths(combination, teebox('yd', [400, 300, 200])).map((length) => length?.yards ?? null),
    [200, 300, null],
  );
});

test('sums are made in the printed unit and converted once', () => {
  const tee = teebox('yd', [401, 401, 401]);
  const lengths = cardLengths(card, tee);
  assert.deepEqual(sumLengths(lengths, { from: 0, to: 3 }, tee), { metres: 1100, yards: 1203 });
  assert.equal(
    lengths.reduce((sum, length) => sum + (length?.metres ?? 0), 0),
    1101,
  );
});

test('a row with a hole unknown has no total, and a length of nothing is unknown', () => {
  const tee = teebox('yd', [400, null, 0]);
  const lengths = cardLengths(card, tee);
  assert.deepEqual(lengths.slice(1), [null, null]);
  assert.equal(sumLengths(lengths, { from: 0, to: 3 }, tee), null);
});

test('a stated total wins over the sum', () => {
  const tee = { ...teebox('m', [400, 300, 200]), length: 830, length_yards: 908 };
  assert.deepEqual(sumLengths(cardLengths(card, tee), { from: 0, to: 3 }, tee), { metres: 830, yards: 908 });
});

test('the par of a whole card is what it states; that of a nine is a sum', () => {
  const holes = [4, 3, null].map((par) => ({ par }));
  assert.equal(sumPars({ par: null, holes }, { kind: 'sum', name: 'total', from: 0, to: 2 }), null);
  assert.equal(sumPars({ par: 7, holes }, { kind: 'sum', name: 'out', from: 0, to: 2 }), 7);
});

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

test('without a default card the order doesn’t change', () => {
  assert.deepEqual(
    names('none'),
    teeboxes.map(({ name }) => name),
  );
});

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
