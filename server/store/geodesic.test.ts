import assert from 'node:assert/strict';
import { test } from 'node:test';
import { rulerAt } from '#lib/geo/ruler.ts';
import { geodesicInverse } from './geodesic.ts';

test('the geodesic distance is exact across the antimeridian and between the poles', () => {
  // A quarter meridian of WGS84 is 10,001,965.729 m (Karney 2013).
  const half = geodesicInverse([0, 90], [0, -90]);
  assert.ok(Math.abs(half.distance - 2 * 10_001_965.729) < 0.01);
  const step = geodesicInverse([179.5, 0], [-179.5, 0]);
  assert.ok(Math.abs(step.distance - 111_319.4908) < 0.001);
  assert.ok(Math.abs(step.bearing - 90) < 1e-9);
});

test('the ruler of a course is within 0.02 % of the ellipsoid', () => {
  for (const lat of [-55, -20, 0, 37.1, 64.2]) {
    const from = [10, lat] as const;
    const to = [10.004, lat + 0.003] as const;
    const exact = geodesicInverse(from, to).distance;
    assert.ok(Math.abs(rulerAt(lat).distance(from, to) / exact - 1) < 0.0002);
  }
});
