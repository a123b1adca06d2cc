import assert from 'node:assert/strict';
import { test } from 'node:test';
import { carriesFrom, groupCarries } from './carries.ts';
import type { HazardType } from './hazards.ts';

const carry = (
  side: 'left' | 'right' | 'cross',
  reach: number,
  end: number,
  type: HazardType = 'bunker',
) => ({
  type,
  side,
  reach,
  carry: end,
});

test('bunkers that follow each other on one side are one group', () => {
  assert.deepEqual(
    groupCarries([carry('left', 232, 245), carry('left', 210, 225), carry('left', 300, 310)]),
    [
      { ...carry('left', 210, 245), count: 2 },
      { ...carry('left', 300, 310), count: 1 },
    ],
  );
});

test('sides and kinds stay separate, in the order in which they are met', () => {
  const groups = groupCarries([
    carry('right', 215, 230),
    carry('left', 210, 225),
    carry('left', 205, 260, 'water'),
  ]);
  assert.deepEqual(
    groups.map(({ type, side }) => `${type} ${side}`),
    ['water left', 'bunker left', 'bunker right'],
  );
});

test('no group ends before the longest of its hazards', () => {
  assert.equal(groupCarries([carry('left', 100, 200), carry('left', 110, 120)])[0]?.carry, 200);
});

test('carries move with the tee, and hazards behind it are left out', () => {
  const carries = [
    { reach: 20, carry: 40 },
    { reach: 50, carry: 90 },
    { reach: 180, carry: 190 },
  ];
  assert.deepEqual(carriesFrom(carries, 60), [
    { reach: 0, carry: 30 },
    { reach: 120, carry: 130 },
  ]);
  assert.deepEqual(carriesFrom(carries, -10)[2], { reach: 190, carry: 200 });
});
