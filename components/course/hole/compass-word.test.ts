import assert from 'node:assert/strict';
import { test } from 'node:test';
import { compassWord } from './compass-word.ts';

test('a bearing is called by the nearest of eight winds, north on both sides of 0°', () => {
  const bearings = [0, 22, 23, 90, 135, 200, 270, 337, 338, 359.9];
  assert.deepEqual(bearings.map(compassWord), [
    'north',
    'north',
    'north-east',
    'east',
    'south-east',
    'south',
    'west',
    'north-west',
    'north',
    'north',
  ]);
});
