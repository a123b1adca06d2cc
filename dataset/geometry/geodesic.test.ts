import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import geographiclib from 'geographiclib-geodesic';
import { geodesicLength, geodesicMetres } from './geodesic.ts';

const wrap = (degrees: number) => degrees - 360 * Math.round(degrees / 360);
const places = fc.tuple(
  fc.double({ min: -180, max: 180, noNaN: true }),
  fc.double({ min: -70, max: 70, noNaN: true }),
);
const steps = fc.double({ min: -0.006, max: 0.006, noNaN: true });

test('distances up to a kilometre are those of geographiclib, to a millimetre', () => {
  fc.assert(
    fc.property(places, steps, steps, ([lon, lat], east, north) => {
      const to = [wrap(lon + east), lat + north] as const;
      const { s12 } = geographiclib.Geodesic.WGS84.Inverse(lat, lon, to[1], to[0]);
      assert.ok(Math.abs(geodesicMetres([lon, lat], to) - s12!) < 0.001);
    }),
  );
});

test('a line is as long as its legs', () => {
  const [a, b, c] = [
    [10, 60],
    [10.003, 60],
    [10.003, 60.002],
  ] as const;
  assert.equal(geodesicLength([a, b, c]), geodesicMetres(a, b) + geodesicMetres(b, c));
  assert.equal(geodesicLength([a]), 0);
});
