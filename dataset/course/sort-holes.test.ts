import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Position } from '#lib/contract/geometry.ts';
import { inWalkingOrder, sortHoles } from './sort-holes.ts';

/** A hole's line from tee to green, in hundreds of metres. */
type Line = [tee: [number, number], green: [number, number]];

const hole = (
  loop: string | null,
  number: number | null,
  key = `${loop}${number}`,
  line: Line = [
    [0, 0],
    [0, 3],
  ],
) => ({
  loop,
  number,
  key,
  line: line.map(([east, north]): Position => [-8 + east / 870, 38 + north / 1110]),
});
const keys = (holes: ReturnType<typeof hole>[]) => sortHoles(holes).map(({ key }) => key);

test('nines whose numbers continue each other are in the order of their numbers', () => {
  const holes = [hole('Green', 19), hole('Red', 11), hole('Red', 10), hole('Yellow', 2), hole('Yellow', 1)];
  assert.deepEqual(keys(holes), ['Yellow1', 'Yellow2', 'Red10', 'Red11', 'Green19']);
});

test('loops that all begin at 1 are in the order of their names', () => {
  const holes = [hole('Lake', 2), hole('East', 1), hole('Lake', 1), hole('East', 2)];
  assert.deepEqual(keys(holes), ['East1', 'East2', 'Lake1', 'Lake2']);
});

test('holes without a number come last in their loop', () => {
  assert.deepEqual(
    keys([hole(null, null, 'b'), hole(null, 18), hole(null, null, 'a'), hole(null, 9)]).slice(0, 2),
    ['null9', 'null18'],
  );
});

test('holes without a number are in walking order, however the input is sorted', () => {
  // Up, back down next to it, and up again further east.
  const up = hole(null, null, 'c', [
    [0, 0],
    [0, 3],
  ]);
  const down = hole(null, null, 'a', [
    [1, 3],
    [1, 0.2],
  ]);
  const again = hole(null, null, 'b', [
    [2, 0],
    [2, 4],
  ]);
  for (const holes of [
    [up, down, again],
    [again, up, down],
    [down, again, up],
  ]) {
    assert.deepEqual(
      inWalkingOrder(holes).map(({ key }) => key),
      ['c', 'a', 'b'],
    );
  }
});

test('a path never returns to its own first hole', () => {
  // Two pairs of holes, each pair up and down, far from each other.
  const pair = (key: string, east: number) => [
    hole(null, null, `${key}1`, [
      [east, 0],
      [east, 3],
    ]),
    hole(null, null, `${key}2`, [
      [east + 0.5, 3],
      [east + 0.5, 0],
    ]),
  ];
  const order = inWalkingOrder([...pair('far', 20), ...pair('near', 0)]).map(({ key }) => key);
  assert.equal(new Set(order).size, 4);
  assert.equal(Math.abs(order.indexOf('far1') - order.indexOf('far2')), 1);
  assert.equal(Math.abs(order.indexOf('near1') - order.indexOf('near2')), 1);
});
