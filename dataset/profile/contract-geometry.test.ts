import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Position } from '#lib/contract/geometry.ts';
import { geometryFault } from '../file/verify/check-geometry.ts';
import { squareRing } from '../fixtures/tiny-courses.ts';
import { toArea, toLineString } from './contract-geometry.ts';

const outer = squareRing([10, 50], 100);
const inner = squareRing([10.0002, 50.0002], 20);

test('rings are closed and run as RFC 7946 has them, whichever way they came', () => {
  for (const exterior of [outer, outer.toReversed(), outer.slice(0, -1)]) {
    for (const hole of [inner, inner.toReversed()]) {
      const area = toArea({ type: 'Polygon', coordinates: [exterior, hole] });
      assert.equal(area?.coordinates.length, 2);
      assert.equal(area && geometryFault(area), null);
    }
  }
});

test('a ring that collapses at six decimals is left out, and an area of such rings with it', () => {
  const speck = squareRing([10, 50], 0.01);
  const sliver: Position[] = [
    [1, 1],
    [2, 2],
    [3, 3],
    [1, 1],
  ];
  assert.equal(toArea({ type: 'Polygon', coordinates: [speck] }), null);
  assert.equal(toArea({ type: 'Polygon', coordinates: [sliver] }), null);
  const area = toArea({ type: 'MultiPolygon', coordinates: [[outer], [speck]] });
  assert.equal(area?.type, 'Polygon');
});

test('a line at a single spot isn’t a line', () => {
  assert.equal(
    toLineString([
      [1, 1],
      [1.0000001, 1],
    ]),
    null,
  );
});
