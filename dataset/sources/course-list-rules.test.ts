import assert from 'node:assert/strict';
import { test } from 'node:test';
import { followPostalCode, noteStrayCountry } from './course-list-rules.ts';
import { listedCourse } from './fixtures/listed-course.ts';

const SARNIA = { country_code: 'US', latitude: 42.994, longitude: -82.394, postal_code: 'N7V 1X5' };

function judged(fields: Record<string, unknown>): [string | null, ...string[]] {
  const record = listedCourse('x:1', 'Elm', 0, fields);
  followPostalCode(record);
  noteStrayCountry(record);
  return [record.countryCode, ...record.findings.map(({ rule, value }) => `${rule} ${value}`)];
}

test('a Canadian postal code says that the course is in Canada, an American one doesn’t', () => {
  assert.deepEqual(judged(SARNIA), ['CA', 'country-unlike-postal-code US with the postal code N7V 1X5']);
  assert.deepEqual(judged({ ...SARNIA, postal_code: '48060' }), ['US']);
  assert.deepEqual(judged({ ...SARNIA, country_code: 'GB', latitude: 51.5, longitude: 0.1 }), ['GB']);
});

test('a country code that’s elsewhere is noted', () => {
  assert.deepEqual(judged({ country_code: 'US', latitude: 49.07, longitude: -122.82 }), [
    'US',
    'country-unlike-coordinates US at 49.07, -122.82',
  ]);
});
