import assert from 'node:assert/strict';
import { test } from 'node:test';
import { degreesEast, wrapLongitude } from './longitude.ts';

test('the way east is the short one, across the antimeridian too', () => {
  assert.equal(degreesEast(10, 12), 2);
  assert.equal(degreesEast(12, 10), -2);
  assert.equal(degreesEast(179, -179), 2);
  assert.equal(degreesEast(-179, 179), -2);
});

test('a longitude beyond the antimeridian is counted from the other side', () => {
  assert.deepEqual([181, -181, 540, 0].map(wrapLongitude), [-179, 179, -180, 0]);
});
