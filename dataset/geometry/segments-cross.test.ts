import assert from 'node:assert/strict';
import { test } from 'node:test';
import { segmentsCross } from './segments-cross.ts';

test('segments cross where each parts the ends of the other, whichever way they run', () => {
  assert.ok(segmentsCross(0, 0, 2, 2, 0, 2, 2, 0));
  assert.ok(segmentsCross(2, 2, 0, 0, 0, 2, 2, 0));
  assert.ok(segmentsCross(0, 2, 2, 0, 0, 0, 2, 2));
});

test('segments that are apart, parallel or only a point do not cross', () => {
  assert.ok(!segmentsCross(0, 0, 2, 2, 3, 0, 5, 0));
  assert.ok(!segmentsCross(0, 0, 2, 2, 2, 0, 1.5, 0.5), 'the line of one would, past its end');
  assert.ok(!segmentsCross(0, 0, 2, 2, 1, 0, 3, 2));
  assert.ok(!segmentsCross(1, 1, 1, 1, 0, 2, 2, 0));
});
