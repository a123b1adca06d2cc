import assert from 'node:assert/strict';
import { test } from 'node:test';
import { bboxOf } from './bbox.ts';

test('a box around nothing is null', () => {
  assert.equal(bboxOf([]), null);
});

test('a box runs from the westernmost to the easternmost point', () => {
  assert.deepEqual(
    bboxOf([
      [3, 5],
      [-2, 7],
      [1, 6],
    ]),
    [-2, 5, 3, 7],
  );
});

test('a box crosses the antimeridian where that is narrower', () => {
  assert.deepEqual(
    bboxOf([
      [179, -17],
      [-179.5, -18],
      [178, -16],
    ]),
    [178, -18, -179.5, -16],
  );
});
