import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { COUNTRIES } from '../../places/countries.ts';
import { countryQuotas } from './country-quotas.ts';

describe('countryQuotas', () => {
  it('names 205 countries and territories that the places know', () => {
    const codes = countryQuotas(35_165).map((quota) => quota.code);
    assert.equal(new Set(codes).size, 205);
    for (const code of codes) assert.ok(COUNTRIES.has(code), code);
  });

  it('gives the numbers of the profile at full scale', () => {
    const quotas = countryQuotas(35_165);
    const of = (code: string) => quotas.find((quota) => quota.code === code)!.courses;
    assert.equal(
      quotas.reduce((sum, quota) => sum + quota.courses, 0),
      35_165,
    );
    assert.deepEqual(
      [of('US'), of('JP'), of('GB'), of('IS'), of('CH')],
      [15_150, 2_870, 2_860, of('IS'), 110],
    );
    const others = quotas.slice(30).map((quota) => quota.courses);
    assert.equal(
      others.reduce((a, b) => a + b, 0),
      1_811,
    );
    const ones = others.filter((courses) => courses === 1).length;
    assert.ok(ones >= 35 && ones <= 55, `${ones} countries with one course`);
  });

  it('leaves no country without a course in a small world', () => {
    for (const courses of [205, 500, 2000]) {
      const quotas = countryQuotas(courses);
      assert.equal(
        quotas.reduce((sum, quota) => sum + quota.courses, 0),
        courses,
      );
      assert.ok(quotas.every((quota) => quota.courses >= 1));
    }
  });

  it('gives a world of fewer courses than countries to the largest', () => {
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
