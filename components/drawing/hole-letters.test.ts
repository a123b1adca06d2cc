import assert from 'node:assert/strict';
import { test } from 'node:test';
import { holeLetters } from './hole-letters.ts';

test('holes without a number are lettered in their order, the others are not', () => {
  const holes = [
    { hole_id: 'a', number: null },
    { hole_id: 'b', number: 4 },
    { hole_id: 'c', number: null },
  ];
  assert.deepEqual(
    [...holeLetters(holes)],
    [
      ['a', 'A'],
      ['c', 'B'],
    ],
  );
});

test('after Z come double letters, and no letter comes twice', () => {
  const holes = Array.from({ length: 80 }, (_, index) => ({ hole_id: String(index), number: null }));
  const letters = [...holeLetters(holes).values()];
  assert.deepEqual(letters.slice(25, 28), ['Z', 'AA', 'AB']);
  assert.equal(letters[52], 'BA');
  assert.equal(new Set(letters).size, letters.length);
});
