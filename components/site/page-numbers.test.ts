import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pageNumbers } from './page-numbers.ts';

test('a short list shows every page', () => {
  assert.deepEqual(pageNumbers(1, 4), [1, 2, 3, 4]);
});

test('a long list shows its ends, the neighbours and gaps', () => {
  assert.deepEqual(pageNumbers(10, 20), [1, null, 9, 10, 11, null, 20]);
  assert.deepEqual(pageNumbers(1, 20), [1, 2, null, 20]);
});

test('a gap of one page is that page', () => {
  assert.deepEqual(pageNumbers(4, 20), [1, 2, 3, 4, 5, null, 20]);
});

test('every page is at most one link of a middle page away from its neighbours', () => {
  for (let last = 1; last <= 40; last++) {
    for (let current = 1; current <= last; current++) {
      const numbers = pageNumbers(current, last).filter((page) => page !== null);
      assert.ok(numbers.includes(current));
      assert.deepEqual(
        numbers,
        [...new Set(numbers)].sort((a, b) => a - b),
      );
      if (current > 1) assert.ok(numbers.includes(current - 1));
      if (current < last) assert.ok(numbers.includes(current + 1));
    }
  }
});
