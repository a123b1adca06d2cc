import assert from 'node:assert/strict';
import { test } from 'node:test';
import { formatAverage, formatCount, formatWhole } from './format.ts';

test('thousands are set apart and decimals dropped', () => {
  assert.equal(formatWhole(5713.4), '5,713');
  assert.equal(formatWhole(0), '0');
});

test('a count says its noun in the right number', () => {
  assert.equal(formatCount(1, 'course'), '1 course');
  assert.equal(formatCount(35165, 'course'), '35,165 courses');
  assert.equal(formatCount(2, 'country', 'countries'), '2 countries');
});

test('an average has one decimal', () => {
  assert.equal(formatAverage(4), '4.0');
  assert.equal(formatAverage(4.56), '4.6');
});
