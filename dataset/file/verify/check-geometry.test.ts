import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { Area, LineString, Point } from '#lib/contract/geometry.ts';
import { isArea, isLineString, isPoint } from './check-geometry.ts';

const degrees = fc.oneof(
  { weight: 20, arbitrary: fc.double({ min: -90, max: 90, noNaN: true }) },
  fc.constantFrom(180, -180, 181, 90.0001, Number.NaN, Number.POSITIVE_INFINITY, null, '7'),
);
const position = fc.oneof(
  { weight: 20, arbitrary: fc.tuple(degrees, degrees) },
  fc.constantFrom(null, [], [1], [1, 2, 3], 'x', {}),
);
const ring = fc.array(position, { minLength: 3, maxLength: 6 });
const rings = fc.array(ring, { maxLength: 2 });
const geometry = fc.oneof(
  fc.record({ type: fc.constantFrom('Polygon', 'Point'), coordinates: rings }),
  fc.record({ type: fc.constant('MultiPolygon'), coordinates: fc.array(rings, { maxLength: 2 }) }),
  fc.record({ type: fc.constant('LineString'), coordinates: fc.array(position, { maxLength: 4 }) }),
  fc.record({ type: fc.constant('Polygon') }),
  fc.record({ type: fc.constantFrom('Point', 'LineString'), coordinates: position }),
  fc.anything(),
);

test('the predicates accept exactly what the schemas accept', () => {
  let accepted = 0;
  fc.assert(
    fc.property(geometry, (value) => {
      assert.equal(isArea(value), Area.safeParse(value).success);
      assert.equal(isLineString(value), LineString.safeParse(value).success);
      assert.equal(isPoint(value), Point.safeParse(value).success);
      if (isArea(value) || isLineString(value)) accepted += 1;
    }),
    { numRuns: 5000 },
  );
  assert.ok(accepted > 200, `only ${accepted} of the values were good`);
});
