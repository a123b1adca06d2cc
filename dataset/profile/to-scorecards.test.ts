import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import type { CourseCard } from '../course/course-in-progress.ts';
import { straightHole } from '../fixtures/tiny-courses.ts';
import { isStrokeIndexSet } from '../validate/stroke-index-rules.ts';
import { mappedCards } from './mapped-cards.ts';
import { toScorecards } from './to-scorecards.ts';

const nine = (loop: string | null, from = 1) =>
  Array.from({ length: 9 }, (_, i) => straightHole([0, 0], i + from, { key: `${loop}:${i + from}`, loop }));

function cardOf(holes: Partial<CourseCard['holes'][number]>[], more: Partial<CourseCard> = {}) {
  const given: CourseCard = {
    name: null,
    gender: 'all',
    loops: [],
    place: '',
    holes: holes.map((hole, i) => ({
      position: i + 1,
      number: i + 1,
      par: 4,
      strokeIndex: null,
      ...hole,
    })),
    ...more,
  };
  return given;
}

const idsOf = (holes: { key: string }[]) => new Map(holes.map(({ key }) => [key, `id ${key}`]));
const only = (given: CourseCard) => toScorecards('7', [given], [], new Map())[0]!;

test("a whole card adds up its holes' pars", () => {
  const card = only(cardOf(Array.from({ length: 18 }, (_, i) => ({ par: i < 9 ? 4 : 3 }))));
  assert.deepEqual([card.par, card.par_out, card.par_in], [63, 36, 27]);
});

test('a card of nine holes has no back nine', () => {
  const card = only(cardOf(Array.from({ length: 9 }, () => ({}))));
  assert.deepEqual([card.par, card.par_out, card.par_in], [36, 36, null]);
});

test('a card that lacks a hole or a par has no totals', () => {
  const lacking = [
    cardOf([{ number: 1 }, { number: 3 }]),
    cardOf([{ par: 4 }, { par: null }]),
    cardOf([{ number: 1 }, { number: 1 }]),
  ];
  for (const card of lacking.map(only)) {
    assert.deepEqual([card.par, card.par_out, card.par_in], [null, null, null]);
  }
});

test('stroke indexes stay only as a whole set', () => {
  const broken = only(cardOf([{ strokeIndex: 1 }, { strokeIndex: 1 }]));
  assert.deepEqual(
    broken.holes.map((hole) => hole.stroke_index),
    [null, null],
  );
  assert.ok(isStrokeIndexSet([2, 4, 6, 8, 10, 12, 14, 16, 18]));
  assert.ok(isStrokeIndexSet([1, 3, 5, 7, 9, 11, 13, 15, 17]));
  assert.ok(!isStrokeIndexSet([1, 2, null]));
});

test('any distinct numbers are a set of stroke indexes, but not with one twice', () => {
  const permutation = fc.shuffledSubarray(
    Array.from({ length: 18 }, (_, i) => i + 1),
    { minLength: 18 },
  );
  fc.assert(
    fc.property(permutation, (indexes) => {
      assert.ok(isStrokeIndexSet(indexes));
      assert.ok(!isStrokeIndexSet([indexes[1]!, ...indexes.slice(1)]));
    }),
  );
});

test('nine holes played twice repeat their holes', () => {
  const holes = nine(null);
  const [card] = toScorecards('7', [cardOf(Array.from({ length: 18 }, () => ({})))], holes, idsOf(holes));
  assert.equal(card!.holes[0]!.hole_id, 'id null:1');
  assert.equal(card!.holes[9]!.hole_id, 'id null:1');
  assert.equal(card!.par, 72);
});

test('three nines make a card for each pair of them', () => {
  const holes = [...nine('Alvor'), ...nine('Lagos'), ...nine('Praia')];
  const cards = toScorecards('7', mappedCards(holes, null).scorecards, holes, idsOf(holes));
  assert.deepEqual(
    cards.map((card) => card.name),
    ['Alvor – Lagos', 'Alvor – Praia', 'Lagos – Praia'],
  );
  assert.equal(cards[1]!.holes[9]!.hole_id, 'id Praia:1');
  assert.deepEqual(
    cards.map((card) => [card.par, card.is_default]),
    [
      [72, true],
      [72, false],
      [72, false],
    ],
  );
});

test('a printed card of two nines finds the holes of each, numbered from 1 or from 10', () => {
  const holes = [...nine('Alvor'), ...nine('Lagos', 10)];
  const given = cardOf(
    Array.from({ length: 18 }, () => ({})),
    { loops: ['Alvor', 'Lagos'] },
  );
  const [card] = toScorecards('7', [given], holes, idsOf(holes));
  assert.equal(card!.holes[17]!.hole_id, 'id Lagos:18');
});

test('holes without a par make no card, and a hole missing makes a partial one', () => {
  assert.deepEqual(mappedCards([straightHole([0, 0], 1, { par: null })], null).scorecards, []);
  const holes = nine(null).filter((hole) => hole.number !== 4);
  const [card] = toScorecards('7', mappedCards(holes, null).scorecards, holes, idsOf(holes));
  assert.deepEqual([card!.hole_count, card!.par], [8, null]);
});

test("the default is a whole card of 18 holes rather than a partial, a shorter or a women's one", () => {
  const eighteen = Array.from({ length: 18 }, () => ({}));
  const inProgress = [
    cardOf([...eighteen.slice(1), { par: null }]),
    cardOf(eighteen.slice(9)),
    cardOf(eighteen, { gender: 'women' }),
    cardOf(eighteen),
  ];
  const cards = toScorecards('7', inProgress, [], new Map());
  assert.deepEqual(
    cards.map((card) => card.is_default),
    [false, false, false, true],
  );
});

test('the default is a whole nine rather than a round with many gaps, but not rather than one with two', () => {
  const withGaps = (gaps: number[]) =>
    cardOf(
      Array.from({ length: 18 }, (_, i) => ({ number: i + 1 })).filter(
        ({ number }) => !gaps.includes(number),
      ),
    );
  const withoutPars = (count: number) =>
    cardOf(Array.from({ length: 18 }, (_, i) => (i < count ? { par: null } : {})));
  const whole = cardOf(Array.from({ length: 9 }, () => ({})));
  const isFirst = (other: CourseCard) =>
    toScorecards('7', [whole, other], [], new Map()).map((card) => card.is_default)[0];
  assert.deepEqual([withGaps([2, 12, 14, 16]), withoutPars(6)].map(isFirst), [true, true]);
  assert.deepEqual([withGaps([2, 12]), withoutPars(2)].map(isFirst), [false, false]);
  // A loop of four is whole, and no round.
  const loop = cardOf(Array.from({ length: 4 }, () => ({})));
  const cards = toScorecards('7', [loop, withoutPars(6)], [], new Map());
  assert.deepEqual(
    cards.map((card) => card.is_default),
    [false, true],
  );
});

test('the default is the fullest card, also before a whole one of fewer holes', () => {
  const cards = (...given: CourseCard[]) =>
    toScorecards('7', given, [], new Map()).map((card) => card.is_default);
  const [short, lacking] = [
    cardOf([{ par: 4 }]),
    cardOf(Array.from({ length: 17 }, (_, i) => ({ number: i + 2 }))),
  ];
  assert.deepEqual(cards(short, lacking), [false, true]);
  const women = cardOf(
    Array.from({ length: 18 }, () => ({})),
    { gender: 'women' },
  );
  assert.deepEqual(cards(cardOf(Array.from({ length: 9 }, () => ({}))), women), [false, true]);
});

test('a practice loop next to the round has a card of its own and unlinks no hole', () => {
  const practice = nine('P')
    .slice(0, 4)
    .map((hole) => ({ ...hole, par: 3 }));
  const holes = [...nine(null), ...practice];
  const [round, loop] = toScorecards('7', mappedCards(holes, null).scorecards, holes, idsOf(holes));
  assert.deepEqual([round!.is_default, round!.hole_count, loop!.hole_count], [true, 9, 4]);
  assert.deepEqual(
    round!.holes.map(({ hole_id }) => hole_id),
    nine(null).map(({ key }) => `id ${key}`),
  );
  const printed = toScorecards('7', [cardOf(Array.from({ length: 9 }, () => ({})))], holes, idsOf(holes));
  assert.ok(printed[0]!.holes.every(({ hole_id }) => hole_id !== null));
});

test('four nines make a card for each pair of them, and loops of other lengths keep their own', () => {
  const loops = ['Birch', 'Elm', 'Fir', 'Oak'].flatMap((name) => nine(name));
  const names = (holes: typeof loops) => mappedCards(holes, null).scorecards.map(({ name }) => name);
  assert.equal(names(loops).length, 6);
  const two = [...nine('Birch'), ...nine('Elm'), ...nine('Kids').slice(0, 5), ...nine('Putts').slice(0, 2)];
  assert.deepEqual(names(two), ['Birch – Elm', 'Kids']);
});
