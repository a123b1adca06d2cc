import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cardLengths, sumLengths } from './card-lengths.ts';

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

test('a row finds its holes by what was traced, however they are numbered', () => {
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

test('the total that a teebox states wins', () => {
  const tee = { ...teebox('m', [400, 300, 200]), length: 830, length_yards: 908 };
  assert.deepEqual(sumLengths(cardLengths(card, tee), { from: 0, to: 3 }, tee), { metres: 830, yards: 908 });
});
