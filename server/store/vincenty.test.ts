import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { geodesicInverse } from './geodesic.ts';
import { reducedLatitude, vincentyInverse } from './vincenty.ts';

const latitude = fc.oneof(fc.double({ min: -90, max: 90, noNaN: true }), fc.constantFrom(-90, 0, 90));
const longitude = fc.oneof(fc.double({ min: -180, max: 180, noNaN: true }), fc.constantFrom(-180, 0, 180));
const nearby = fc.tuple(
  fc.double({ min: -0.5, max: 0.5, noNaN: true }),
  fc.double({ min: -0.5, max: 0.5, noNaN: true }),
);

function assertAgrees(from: [number, number], to: [number, number]): void {
  const u1 = reducedLatitude(from[1]);
  const u2 = reducedLatitude(to[1]);
  const fast = vincentyInverse(u1.sin, u1.cos, u2.sin, u2.cos, to[0] - from[0]);
  const exact = geodesicInverse(from, to);
  if (!fast) {
    assert.ok(exact.distance > 19_000_000, 'only near-antipodal points are left to Karney');
    return;
  }
  assert.ok(Math.abs(fast.distance - exact.distance) < 0.0002, `${fast.distance} for ${exact.distance}`);
  // At a pole bearings are a convention, and over millimetres noise.
  if (exact.distance > 1 && Math.abs(from[1]) < 89.9999) {
    const turn = Math.abs(fast.bearing - exact.bearing);
    assert.ok(Math.min(turn, 360 - turn) < 0.001, `${fast.bearing} for ${exact.bearing}`);
  }
}

test("the fast distance is Karney's to a fifth of a millimetre, anywhere", () => {
  fc.assert(
    fc.property(longitude, latitude, longitude, latitude, (lon1, lat1, lon2, lat2) => {
      assertAgrees([lon1, lat1], [lon2, lat2]);
    }),
    { numRuns: 5000, seed: 1 },
  );
});

test('the fast distance is as exact between neighbours', () => {
  fc.assert(
    fc.property(longitude, latitude, nearby, (lon, lat, [east, north]) => {
      assertAgrees([lon, lat], [lon + east, Math.max(-90, Math.min(90, lat + north))]);
    }),
    { numRuns: 5000, seed: 2 },
  );
});

test('a point is zero metres from itself', () => {
  const { sin, cos } = reducedLatitude(54.15);
  assert.deepEqual(vincentyInverse(sin, cos, sin, cos, 360), { distance: 0, bearing: 0 });
});
