import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sortHoles } from './course-in-progress.ts';

const hole = (loop: string | null, number: number | null, key = `${loop}${number}`) => ({
  loop,
  number,
  key,
});
const keys = (holes: ReturnType<typeof hole>[]) => sortHoles(holes).map(({ key }) => key);

test('nines that number on from each other are in the order of their numbers', () => {
  const holes = [hole('Green', 19), hole('Red', 11), hole('Red', 10), hole('Yellow', 2), hole('Yellow', 1)];
  assert.deepEqual(keys(holes), ['Yellow1', 'Yellow2', 'Red10', 'Red11', 'Green19']);
});

test('loops that all begin at 1 are in the order of their names', () => {
  const holes = [hole('Lake', 2), hole('East', 1), hole('Lake', 1), hole('East', 2)];
  assert.deepEqual(keys(holes), ['East1', 'East2', 'Lake1', 'Lake2']);
});

test('holes without a number come last in their loop, by their keys', () => {
  assert.deepEqual(keys([hole(null, null, 'b'), hole(null, 18), hole(null, null, 'a'), hole(null, 9)]), [
    'null9',
    'null18',
    'a',
    'b',
  ]);
});
