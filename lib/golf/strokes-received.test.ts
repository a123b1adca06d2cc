import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { strokesReceived } from './strokes-received.ts';

const eighteen = Array.from({ length: 18 }, (_, i) => i + 1);

test('twenty strokes give two on the two hardest holes and one on the others', () => {
  const strokes = strokesReceived(20, eighteen);
  assert.deepEqual(
    [1, 2, 5, 18].map((index) => strokes[index - 1]),
    [2, 2, 1, 1],
  );
});

test('a plus handicap gives strokes back from the highest index', () => {
  const strokes = strokesReceived(-3, eighteen);
  assert.deepEqual(
    eighteen.filter((index) => strokes[index - 1] !== 0),
    [16, 17, 18],
  );
  assert.equal(strokes[17], -1);
});

test('the odd indexes of a nine count by their order', () => {
  assert.deepEqual(strokesReceived(2, [7, 1, 17, 3, 5, 9, 11, 13, 15]), [0, 1, 0, 1, 0, 0, 0, 0, 0]);
});

test('the strokes of all holes add up to the handicap and differ by one at most', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: -30, max: 90 }),
      fc.constantFrom(9, 12, 18).chain((n) => fc.shuffledSubarray(eighteen.slice(0, n), { minLength: n })),
      (handicap, indexes) => {
        const strokes = strokesReceived(handicap, indexes);
        assert.equal(
          strokes.reduce((sum, each) => sum + each, 0),
          handicap,
        );
        assert.ok(Math.max(...strokes) - Math.min(...strokes) <= 1);
      },
    ),
  );
});

test('a card without holes receives none', () => {
  assert.deepEqual(strokesReceived(5, []), []);
});
