import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sunTimes } from './sun-times.ts';

/** Published times (US Naval Observatory, timeanddate), UTC. */
const known: [name: string, lat: number, lon: number, day: string, rise: string, set: string][] = [
  ['Greenwich, midsummer', 51.4769, 0, '2024-06-20', '2024-06-20T03:43Z', '2024-06-20T20:21Z'],
  ['Lisbon, midwinter', 38.7223, -9.1393, '2024-12-21', '2024-12-21T07:51Z', '2024-12-21T17:18Z'],
  ['Sydney, at the equinox', -33.8688, 151.2093, '2024-03-20', '2024-03-19T19:59Z', '2024-03-20T08:07Z'],
];

for (const [name, lat, lon, day, rise, set] of known) {
  test(`the sun rises and sets at ${name} within three minutes of the almanac`, () => {
    const found = sunTimes(lat, lon, new Date(`${day}T12:00:00Z`));
    for (const [at, wanted] of [
      [found.rise, rise],
      [found.set, set],
    ] as const) {
      assert.ok(Math.abs(at!.getTime() - Date.parse(wanted)) <= 180_000, `${at?.toISOString()} ${wanted}`);
    }
  });
}

test('beyond the polar circle there are days without sunrise', () => {
  assert.deepEqual(sunTimes(69.65, 18.95, new Date('2024-06-21T12:00:00Z')), { rise: null, set: null });
  assert.deepEqual(sunTimes(69.65, 18.95, new Date('2024-12-21T12:00:00Z')), { rise: null, set: null });
});
