import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import type { Position } from '#lib/contract/geometry.ts';
import { isPointInRing } from '../../geometry/area.ts';
import type { OsmFeature } from '../osm-feature.ts';
import { coverFeatures } from './region.ts';

const lineOf = (coordinates: Position[]): OsmFeature => ({
  id: 'way/1',
  version: 1,
  timestamp: 0,
  tags: {},
  geometry: { type: 'LineString', coordinates },
});

const position = fc.tuple(
  fc.double({ min: -179, max: 179, noNaN: true }),
  fc.double({ min: -85, max: 85, noNaN: true }),
);

test('regions contain the whole of a course once, including the ground inside it', () => {
  fc.assert(
    fc.property(
      fc.array(position, { minLength: 1, maxLength: 5 }),
      fc.double({ min: 0, max: 0.03, noNaN: true }),
      (starts, size) => {
        const features = starts.map(([lon, lat]) =>
          lineOf([
            [lon, lat],
            [lon + size, lat + size],
          ]),
        );
        const { rings, touches } = coverFeatures(features);
        for (const [lon, lat] of starts) {
          for (const share of [0, 0.31, 0.5, 0.87, 1]) {
            const place = [lon + share * size, lat + size / 2] as const;
            assert.equal(rings.filter((ring) => isPointInRing(place, ring)).length, 1);
            assert.equal(touches(lineOf([[-place[0], -place[1]], [...place]])), true);
          }
        }
      },
    ),
  );
});

test('a feature that spans a country is covered only at its corners', () => {
  assert.ok(
    coverFeatures([
      lineOf([
        [0, 0],
        [10, 10],
      ]),
    ]).rings.length <= 8,
  );
});
