import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { apportion } from './apportion.ts';
import { holeCounts, holesWithoutElevation } from './hole-counts.ts';
import { randomOf } from './random.ts';

const sum = (numbers: readonly number[]) => numbers.reduce((a, b) => a + b, 0);

describe('the full scale', () => {
  const counts = holeCounts(35_165, randomOf(1, 1));

  it('has exactly 35,165 courses with 641,499 holes', () => {
    assert.equal(counts.length, 35_165);
    assert.equal(sum(counts), 641_499);
  });

  it('knows the elevation change of exactly 586,036 holes, leaving out whole courses but one', () => {
    const without = holesWithoutElevation(counts, randomOf(1, 2));
    assert.equal(sum(counts) - sum(without), 586_036);
    assert.ok(without.filter((holes, i) => holes > 0 && holes < counts[i]!).length <= 1);
  });
});

describe('apportion', () => {
  it('always sums to the total, keeps the least and stays within one of the fair share', () => {
    const random = randomOf(9);
    for (let round = 0; round < 500; round++) {
      const weights = Array.from({ length: random.whole(1, 40) }, () => random.between(0.01, 5) ** 3);
      const total = random.whole(0, 5000);
      const parts = apportion(total, weights);
      assert.equal(sum(parts), total);
      parts.forEach((part, i) => {
        assert.ok(Math.abs(part - (weights[i]! / sum(weights)) * total) < 1);
      });
      if (total >= weights.length) {
        const floored = apportion(total, weights, 1);
        assert.equal(sum(floored), total);
        assert.ok(floored.every((part) => part >= 1));
      }
    }
  });

  it('refuses more parts than there are things', () => {
    assert.throws(() => apportion(2, [1, 1, 1], 1), RangeError);
  });
});
