import assert from 'node:assert/strict';
import { test } from 'node:test';
import { positionFrom } from '#components/geometry/metre-plane.ts';
import { bagOf, measureShot, type Shot } from './bag.ts';

const shot = (club: string, metres: number): Shot => ({
  id: `${club}${metres}`,
  club,
  metres,
  at: 0,
  slug: 'x',
  hole: '1',
});

const tee = [5, 52] as const;
const markAt = (metres: number, hole: string) => ({ hole, ball: positionFrom(tee, [0, metres]) });

test('a shot is as long as from one mark to the next, unless that can’t be one', () => {
  const first = markAt(0, '7');
  assert.ok(Math.abs(Number(measureShot(first, markAt(180, '7'))) - 180) < 0.01);
  assert.equal(measureShot(first, markAt(1, '7')), 'too-far');
  assert.equal(measureShot(first, markAt(900, '7')), 'too-far');
});

test('the first mark on a hole measures no shot from the green before', () => {
  assert.equal(measureShot(null, markAt(0, '7')), 'marked');
  assert.equal(measureShot(markAt(0, '7'), markAt(90, '8')), 'marked');
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
