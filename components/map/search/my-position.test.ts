import assert from 'node:assert/strict';
import { test } from 'node:test';
import { distanceFrom } from './my-position.ts';

test('a course says how far away it is, unless that’s too far to be of use', () => {
  const lisbon = { lat: 38.7223, lon: -9.1393 };
  assert.equal(Math.round(distanceFrom(lisbon, [-9.1393, 38.8123])! / 1000), 10);
  assert.equal(distanceFrom(lisbon, [2.35, 48.85]), null);
});
