import assert from 'node:assert/strict';
import { test } from 'node:test';
import { neededCells } from './needed-cells.ts';

test('cells are listed by name, each with its courses and the blocks that they lie in', () => {
  const cells = neededCells([
    [
      [-8.99, 38.99],
      [-8.98, 38.98],
    ],
    [[-8.01, 38.01]],
    [
      [10.001, 60.5],
      [9.999, 60.5],
    ],
  ]);
  assert.deepEqual(cells, [
    { cell: 'N38_W009', courses: 2, blocks: 2 },
    { cell: 'N60_E009', courses: 1, blocks: 1 },
    { cell: 'N60_E010', courses: 1, blocks: 1 },
  ]);
});

test('a cell far north has two columns of blocks, one at the equator four', () => {
  const across = (lat: number) =>
    Array.from({ length: 100 }, (_, i): [number, number] => [(i + 0.5) / 100, lat]);
  assert.equal(neededCells([across(0.5)])[0]!.blocks, 4);
  assert.equal(neededCells([across(-0.5)])[0]!.blocks, 4);
  assert.equal(neededCells([across(65.5)])[0]!.blocks, 2);
  assert.equal(neededCells([across(-65.5)])[0]!.blocks, 2);
});
