import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import type { Position } from '#lib/contract/geometry.ts';
import { areaSquareMetres, signedRingArea } from './area.ts';
import { normalizeArea } from './normalize-area.ts';

const square: Position[] = [
  [10, 50],
  [10.01, 50],
  [10.01, 50.01],
  [10, 50.01],
  [10, 50],
];
const inner: Position[] = [
  [10.002, 50.002],
  [10.004, 50.002],
  [10.004, 50.004],
  [10.002, 50.002],
];

test('an exterior runs counter-clockwise and an inner ring clockwise, however they were drawn', () => {
  for (const exterior of [square, square.toReversed()]) {
    for (const hole of [inner, inner.toReversed()]) {
      const { area, invalidRings } = normalizeArea({ type: 'Polygon', coordinates: [exterior, hole] });
      assert.equal(invalidRings, 0);
      const [outer, ring] = area!.coordinates as Position[][];
      assert.ok(signedRingArea(outer!) > 0);
      assert.ok(signedRingArea(ring!) < 0);
    }
  }
});

test('an invalid inner ring is left out and counted, an invalid exterior takes its polygon with it', () => {
  const flat: Position[] = [
    [10, 50],
    [10.01, 50],
    [10, 50],
    [10, 50],
  ];
  const kept = normalizeArea({ type: 'Polygon', coordinates: [square, flat] });
  assert.deepEqual([kept.invalidRings, kept.area!.coordinates.length], [1, 1]);
  const mixed = normalizeArea({ type: 'MultiPolygon', coordinates: [[flat, inner], [square]] });
  assert.deepEqual([mixed.invalidRings, mixed.area!.type], [2, 'Polygon']);
  assert.deepEqual(normalizeArea({ type: 'Polygon', coordinates: [flat] }), { area: null, invalidRings: 1 });
});

test('coordinates have seven decimals at most, no position is repeated, and the area stays', () => {
  const coordinate = fc.double({ min: 0, max: 0.01, noNaN: true });
  fc.assert(
    fc.property(coordinate, coordinate, fc.integer({ min: 0, max: 3 }), (dx, dy, doubled) => {
      const ring = square.map(([lon, lat]): Position => [lon + dx, lat + dy]);
      ring.splice(doubled, 0, ring[doubled]!);
      const { area } = normalizeArea({ type: 'Polygon', coordinates: [ring] });
      const [outer] = area!.coordinates as Position[][];
      assert.equal(outer!.length, 5);
      for (const value of outer!.flat()) assert.equal(value, Number(value.toFixed(7)));
      const before = areaSquareMetres({ type: 'Polygon', coordinates: [ring] });
      assert.ok(Math.abs(areaSquareMetres(area!) / before - 1) < 1e-4);
    }),
  );
});
