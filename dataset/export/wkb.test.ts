import assert from 'node:assert/strict';
import { test } from 'node:test';
import { geojsonToWkb } from 'hyparquet-writer';
import type { Area, LineString, Point } from '#lib/contract/geometry.ts';
import { toWkb } from './wkb.ts';

const ring: [number, number][] = [
  [-8.6, 41.1],
  [-8.5, 41.1],
  [-8.5, 41.2],
  [-8.6, 41.1],
];

test('geometries are the bytes that the library writes', () => {
  const geometries: (Area | LineString | Point)[] = [
    { type: 'Point', coordinates: [179.9999999, -17.6] },
    { type: 'LineString', coordinates: ring },
    { type: 'Polygon', coordinates: [ring, ring.toReversed()] },
    { type: 'MultiPolygon', coordinates: [[ring], [ring, ring]] },
  ];
  for (const geometry of geometries) assert.deepEqual(toWkb(geometry), geojsonToWkb(geometry), geometry.type);
});
