import assert from 'node:assert/strict';
import { test } from 'node:test';
import { holeLabels, holeLetters } from './hole-names.ts';

const hole = (hole_id: string, number: number | null, loop: string | null = null) => ({
  hole_id,
  number,
  loop,
});

test('a hole is called by its number alone where the course is one round', () => {
  const labels = holeLabels([hole('a', 1, 'Main'), hole('b', 2, 'Main')]);
  assert.deepEqual([...labels.values()], ['1', '2']);
});

test('where the course has several nines their names come first', () => {
  const labels = holeLabels([hole('a', 1, 'Red'), hole('b', 1, 'Blue'), hole('c', 7, null)]);
  assert.deepEqual([...labels.values()], ['Red 1', 'Blue 1', '7']);
});

test('a hole that no source numbers has a letter', () => {
  const labels = holeLabels([hole('a', 1, null), hole('b', null, null), hole('c', null, null)]);
  assert.deepEqual([...labels.values()], ['1', 'A', 'B']);
});

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
