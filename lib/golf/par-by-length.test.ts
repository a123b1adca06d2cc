import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parByLength } from './par-by-length.ts';

test('a hole’s par follows from its length: 3 to 230 m, 4 to 430 m, else 5', () => {
  const lengths = [45, 127, 230, 231, 394, 430, 431, 620, 700];
  assert.deepEqual(
    lengths.map((length) => parByLength(length, null)),
    [3, 3, 3, 4, 4, 4, 5, 5, 5],
  );
});

test('climb makes a hole longer, and a fall shorter', () => {
  assert.equal(parByLength(225, 10), 4);
  assert.equal(parByLength(440, -15), 4);
});
