import assert from 'node:assert/strict';
import { test } from 'node:test';
import { matchState, matchStrokes, stablefordPoints } from './formats.ts';

test('a net par is two Stableford points, an albatross five, and nothing scores below zero', () => {
  assert.deepEqual(
    [1, 2, 3, 4, 5, 6, 9].map((net) => stablefordPoints(net, 4)),
    [5, 4, 3, 2, 1, 0, 0],
  );
});

test('in a match the lowest plays off scratch, a plus handicap too', () => {
  assert.deepEqual(matchStrokes([12, 5]), [7, 0]);
  assert.deepEqual(matchStrokes([-2, 10]), [0, 12]);
});

test('a match counts holes won, and ignores holes that only one player has finished', () => {
  const holes: [number | null, number | null][] = [
    [4, 5],
    [4, 4],
    [3, null],
    [5, 4],
    [3, 4],
    [null, null],
  ];
  assert.deepEqual(matchState(holes), { up: 1, played: 4, left: 2, isDecided: false });
});

test('a match ends when a player is more holes up than are left', () => {
  const won = Array.from({ length: 9 }, (): [number, number] => [4, 5]);
  assert.deepEqual(matchState(won), { up: 5, played: 5, left: 4, isDecided: true });
  const halved = won.map((): [number, number] => [4, 4]);
  assert.deepEqual(matchState(halved), { up: 0, played: 9, left: 0, isDecided: true });
});
