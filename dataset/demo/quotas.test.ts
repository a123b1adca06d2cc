import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { COUNTRIES } from '../places/countries.ts';
import { apportion, countryQuotas, holeCounts, holesWithoutElevation } from './quotas.ts';
import { randomOf } from './random.ts';

const sum = (numbers: readonly number[]) => numbers.reduce((a, b) => a + b, 0);

describe('countryQuotas', () => {
  it('names 205 countries and territories that the places know', () => {
    const codes = countryQuotas(35_165).map((quota) => quota.code);
    assert.equal(new Set(codes).size, 205);
    for (const code of codes) assert.ok(COUNTRIES.has(code), code);
  });

  it('matches the profile at full scale', () => {
    const quotas = countryQuotas(35_165);
    const of = (code: string) => quotas.find((quota) => quota.code === code)!.courses;
    assert.equal(
      quotas.reduce((sum, quota) => sum + quota.courses, 0),
      35_165,
    );
    assert.deepEqual([of('US'), of('JP'), of('GB'), of('CH')], [15_150, 2_870, 2_860, 110]);
    const others = quotas.slice(30).map((quota) => quota.courses);
    assert.equal(
      others.reduce((a, b) => a + b, 0),
      1_811,
    );
    const ones = others.filter((courses) => courses === 1).length;
    assert.ok(ones >= 35 && ones <= 55, `${ones} countries with one course`);
  });

  it('gives every country a course, even in a small world', () => {
    for (const courses of [205, 500, 2000]) {
      const quotas = countryQuotas(courses);
      assert.equal(
        quotas.reduce((sum, quota) => sum + quota.courses, 0),
        courses,
      );
      assert.ok(quotas.every((quota) => quota.courses >= 1));
    }
  });

  it('gives the courses to the largest countries when there are fewer courses than countries', () => {
    for (const courses of [1, 7, 204]) {
      const parts = countryQuotas(courses).map((quota) => quota.courses);
      assert.equal(
        parts.reduce((a, b) => a + b, 0),
        courses,
      );
      assert.equal(parts[0], Math.max(...parts));
    }
  });
});

describe('the full scale', () => {
  const counts = holeCounts(35_165, randomOf(1, 1));

  it('has exactly 35,165 courses with 641,499 holes', () => {
    assert.equal(counts.length, 35_165);
    assert.equal(sum(counts), 641_499);
  });

  it('knows the elevation change of exactly 586,036 holes, and splits at most one course', () => {
    const without = holesWithoutElevation(counts, randomOf(1, 2));
    assert.equal(sum(counts) - sum(without), 586_036);
    assert.ok(without.filter((holes, i) => holes > 0 && holes < counts[i]!).length <= 1);
  });
});

describe('apportion', () => {
  it('adds up to the total, keeps the minimum and stays within one of the fair share', () => {
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

  it('refuses a minimum that the total cannot cover', () => {
    assert.throws(() => apportion(2, [1, 1, 1], 1), RangeError);
  });
});
