import assert from 'node:assert/strict';
import { test } from 'node:test';
import { placeChecks } from './place-checks.ts';
import { holds } from './record-checks.ts';
import type { Samples } from './samples.ts';

test('spots in Norway, in Vietnam and all over the world are in their regions of today', (t) => {
  for (const { row, most, measure } of placeChecks) {
    const { found, missed } = measure({} as Samples);
    t.diagnostic(`${row}: ${missed} of ${found}`);
    assert.ok(found > 30 && holds({ found, missed }, most), `${row}: ${missed} of ${found}`);
  }
});
