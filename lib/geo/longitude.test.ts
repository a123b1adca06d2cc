import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { degreesEast, unwrapGeometry, unwrapLongitude, wrapLongitude } from './longitude.ts';

test('the way east is the short one, across the antimeridian too', () => {
  assert.equal(degreesEast(10, 12), 2);
  assert.equal(degreesEast(12, 10), -2);
  assert.equal(degreesEast(179, -179), 2);
  assert.equal(degreesEast(-179, 179), -2);
});

test('a longitude beyond the antimeridian is counted from the other side', () => {
  assert.deepEqual([181, -181, 540, 180, 0].map(wrapLongitude), [-179, 179, -180, -180, 0]);
});

test('a longitude stays the same meridian, and stays as it is where it is near enough', () => {
  const longitude = fc.integer({ min: -2000, max: 2000 });
  fc.assert(
    fc.property(longitude, longitude, (each, near) => {
      const unwrapped = unwrapLongitude(each, near);
      assert.ok(unwrapped >= near - 180 && unwrapped < near + 180);
      assert.equal(Math.abs(unwrapped - each) % 360, 0);
      assert.equal(unwrapLongitude(unwrapped, near), unwrapped);
    }),
  );
  assert.equal(wrapLongitude(10.12345), 10.12345);
});

test('a geometry across the antimeridian is in one piece around a point on either side', () => {
  const ring = (...longitudes: number[]) => longitudes.map((longitude, row) => [longitude, row % 3]);
  const area = { type: 'Polygon', coordinates: [ring(179.75, -179.75, -179.5, 179.75)] };
  assert.deepEqual(unwrapGeometry(area, 179).coordinates, [ring(179.75, 180.25, 180.5, 179.75)]);
  assert.deepEqual(unwrapGeometry(area, -179).coordinates, [ring(-180.25, -179.75, -179.5, -180.25)]);
  const areas = { type: 'MultiPolygon', coordinates: [area.coordinates] };
  assert.deepEqual(unwrapGeometry(areas, 179), {
    type: 'MultiPolygon',
    coordinates: [[ring(179.75, 180.25, 180.5, 179.75)]],
  });
  assert.deepEqual(unwrapGeometry({ coordinates: [-179.5, 8] }, 179).coordinates, [180.5, 8]);
});
