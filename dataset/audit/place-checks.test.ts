import assert from 'node:assert/strict';
import { test } from 'node:test';
import { placeChecks } from './place-checks.ts';
import { holds } from './record-checks.ts';
import type { Samples } from './samples.ts';

test('spots all over Norway and Vietnam are in their regions of today', () => {
  for (const { row, most, measure } of placeChecks) {
    const { found, missed } = measure({} as Samples);
    assert.ok(found > 10 && holds({ found, missed }, most), `${row}: ${missed} of ${found}`);
  }
});
