import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isOnlyAPlace } from './only-a-place.ts';

test('a course is more than a place as soon as anything else is known of it', () => {
  const place = { hole_count: null, par: null, review_count: 0 };
  assert.equal(isOnlyAPlace(place, false), true);
  assert.equal(isOnlyAPlace(place, true), false);
  assert.equal(isOnlyAPlace({ ...place, hole_count: 9 }, false), false);
  assert.equal(isOnlyAPlace({ ...place, par: 72 }, false), false);
  assert.equal(isOnlyAPlace({ ...place, review_count: 1 }, false), false);
});
