import assert from 'node:assert/strict';
import { test } from 'node:test';
import { positionFrom } from '#components/geometry/metre-plane.ts';
import { bagOf, type Shot, shotMetres } from './bag.ts';

const shot = (club: string, metres: number): Shot => ({
  id: `${club}${metres}`,
  club,
  metres,
  at: 0,
  slug: 'x',
  hole: '1',
});

test('a shot is as long as from one place to the next, unless that can’t be one', () => {
  const tee = [5, 52] as const;
  assert.ok(Math.abs(shotMetres(tee, positionFrom(tee, [0, 180]))! - 180) < 0.01);
  assert.equal(shotMetres(tee, positionFrom(tee, [1, 0])), null);
  assert.equal(shotMetres(tee, positionFrom(tee, [900, 0])), null);
});

test('the bag has the median of each club, and the spread from the fourth shot on', () => {
  const shots = [
    shot('7 iron', 130),
    shot('Driver', 210),
    shot('Driver', 190),
    shot('Driver', 230),
    shot('Driver', 200),
  ];
  assert.deepEqual(bagOf(shots), [
    { club: 'Driver', count: 4, median: 205, spread: { from: 197.5, to: 215 } },
    { club: '7 iron', count: 1, median: 130, spread: null },
  ]);
});
