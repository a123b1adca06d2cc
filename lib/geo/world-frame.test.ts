import assert from 'node:assert/strict';
import { test } from 'node:test';
import { EQUAL_EARTH_EXTENT, equalEarth } from './world-frame.ts';

const near = (a: number, b: number) => assert.ok(Math.abs(a - b) < 1e-6, `${a} is not ${b}`);

test('the centre, an end of the equator and a pole are where the projection puts them', () => {
  near(equalEarth(0, 0).x, 0);
  near(equalEarth(0, 0).y, 0);
  near(equalEarth(180, 0).x, EQUAL_EARTH_EXTENT.x);
  near(equalEarth(0, 90).y, EQUAL_EARTH_EXTENT.y);
});

test('east and west, north and south mirror each other', () => {
  for (const [lon, lat] of [
    [10, 20],
    [120, 65],
    [179, 5],
  ] as const) {
    near(equalEarth(lon, lat).x, -equalEarth(-lon, lat).x);
    near(equalEarth(lon, lat).y, -equalEarth(lon, -lat).y);
  }
});

test('areas keep their proportions: each degree cell has the area it has on the sphere', () => {
  const size = 1e-3;
  for (let lat = -85; lat <= 85; lat += 5) {
    const [a, b, c] = [equalEarth(40, lat), equalEarth(40 + size, lat), equalEarth(40, lat + size)];
    const mapped = (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);
    const onSphere = ((size * Math.PI) / 180) ** 2 * Math.cos((lat * Math.PI) / 180);
    assert.ok(Math.abs(mapped / onSphere - 1) < 1e-3, `at ${lat}: ${mapped / onSphere}`);
  }
});
