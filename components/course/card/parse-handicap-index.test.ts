import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parseHandicapIndex } from './parse-handicap-index.ts';

test('an index is read with point or comma, a plus handicap with its sign', () => {
  assert.deepEqual(
    ['12.4', ' 12,4 ', '0', '54', '+2.3', '-2.3', '−2'].map(parseHandicapIndex),
    [12.4, 12.4, 0, 54, -2.3, -2.3, -2],
  );
});

test('what is no index is none', () => {
  assert.deepEqual(
    ['', 'abc', '54.1', '+10.1', '1.25', '1e1', '12.4.1'].map(parseHandicapIndex),
    Array(7).fill(null),
  );
});
