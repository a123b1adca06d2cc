import assert from 'node:assert/strict';
import { test } from 'node:test';
import { numberWord } from './number-word.ts';

test('small numbers are words, larger ones figures', () => {
  assert.deepEqual([1, 2, 10, 11].map(numberWord), ['one', 'two', 'ten', '11']);
});
