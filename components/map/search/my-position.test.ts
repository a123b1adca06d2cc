import assert from 'node:assert/strict';
import { test } from 'node:test';
import { distanceFrom } from './my-position.ts';

test('the distance to a course is measured on the globe, in the page’s unit', () => {
  const lisbon = { lat: 38.7223, lon: -9.1393 };
  assert.equal(distanceFrom(lisbon, [-9.1393, 38.8123], 'm'), '10 km');
  assert.equal(distanceFrom(lisbon, [-9.1393, 38.7673], 'yd'), '3.1 mi');
  assert.equal(distanceFrom(lisbon, [2.35, 48.85], 'm'), null);
});
