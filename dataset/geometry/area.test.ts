import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type AreaGeometry, areaCentroid, areaSquareMetres, isPointInArea, signedRingArea } from './area.ts';

const square: AreaGeometry = {
  type: 'Polygon',
  coordinates: [
    [
      [0, 0],
      [0.002, 0],
      [0.002, 0.002],
      [0, 0.002],
      [0, 0],
    ],
    [
      [0, 0],
      [0, 0.001],
      [0.001, 0.001],
      [0.001, 0],
      [0, 0],
    ],
  ],
};

test('an area is measured on the ellipsoid with inner rings subtracted', () => {
  const expected = 111_319.49 * 110_574.3 * (0.002 ** 2 - 0.001 ** 2);
  assert.ok(Math.abs(areaSquareMetres(square) / expected - 1) < 0.00015);
});

test('a point in an inner ring is outside the area', () => {
  assert.equal(isPointInArea([0.0015, 0.0015], square), true);
  assert.equal(isPointInArea([0.0005, 0.0005], square), false);
  assert.equal(isPointInArea([0.003, 0.001], square), false);
});

test('the centroid leaves inner rings out', () => {
  const [x, y] = areaCentroid(square);
  assert.ok(Math.abs(x - 0.0035 / 3) < 1e-12, `${x}`);
  assert.ok(Math.abs(y - 0.0035 / 3) < 1e-12, `${y}`);
});

test('a counter-clockwise ring has a positive area', () => {
  assert.ok(signedRingArea(square.coordinates[0] as [number, number][]) > 0);
  assert.ok(signedRingArea(square.coordinates[1] as [number, number][]) < 0);
});
