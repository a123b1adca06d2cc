import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { latitudeAt, longitudeAt, mercatorX, mercatorY } from './web-mercator.ts';

test('a place in the unit square is found again from its longitude and latitude', () => {
  const share = fc.double({ min: 0, max: 1, noNaN: true });
  fc.assert(
    fc.property(share, share, (x, y) => {
      assert.ok(Math.abs(mercatorX(longitudeAt(x)) - x) < 1e-12);
      assert.ok(Math.abs(mercatorY(latitudeAt(y)) - y) < 1e-12);
    }),
  );
});

test('the square ends at the antimeridian and at 85.0511° north and south', () => {
  assert.deepEqual([longitudeAt(0), longitudeAt(1)], [-180, 180]);
  assert.deepEqual(
    [latitudeAt(0), latitudeAt(0.5), latitudeAt(1)].map((each) => each.toFixed(4)),
    ['85.0511', '0.0000', '-85.0511'],
  );
});
