import assert from 'node:assert/strict';
import { test } from 'node:test';
import { VectorTile } from '@mapbox/vector-tile';
import type { FeatureCollection } from 'geojson';
import { PbfReader } from 'pbf';
import { cutTiles } from './cut-tiles.ts';
import { withoutSeam } from './land-features.ts';
import { townRank } from './place-features.ts';

const towns: FeatureCollection = {
  type: 'FeatureCollection',
  features: [
    {
      type: 'Feature',
      geometry: { type: 'Point', coordinates: [-3.2, 55.95] },
      properties: { name: 'A', rank: 1 },
    },
    {
      type: 'Feature',
      geometry: { type: 'Point', coordinates: [-3.3, 55.95] },
      properties: { name: 'B', rank: 3 },
    },
  ],
};

test('tiles are cut down to the closest zoom and only where something is', () => {
  const tiles = [...cutTiles({ town: towns }, { maxZoom: 3 })];
  assert.deepEqual(
    tiles.map(({ z, x, y }) => [z, x, y]),
    [
      [0, 0, 0],
      [1, 0, 0],
      [2, 1, 1],
      [3, 3, 2],
    ],
  );
});

test('features that do not belong on a zoom are left out of its tiles', () => {
  const isShown = (tags: Record<string, unknown>, zoom: number) => Number(tags.rank) <= zoom;
  const names = [...cutTiles({ town: towns }, { maxZoom: 3, isShown })].map(({ z, body }) => {
    const layer = new VectorTile(new PbfReader(body)).layers.town!;
    return [z, ...Array.from({ length: layer.length }, (_, i) => layer.feature(i).properties.name)];
  });
  assert.deepEqual(names, [
    [1, 'A'],
    [2, 'A'],
    [3, 'A', 'B'],
  ]);
});

test('a coast is broken where its polygon runs along the antimeridian', () => {
  const line = [
    [170, 66],
    [180, 65],
    [180, 60],
    [175, 59],
  ];
  assert.deepEqual(withoutSeam([line]), [line.slice(0, 2), line.slice(2)]);
});

test('larger towns are shown from farther away and capitals before others of their size', () => {
  assert.equal(townRank(9_000_000, false), 3);
  assert.equal(townRank(20_000, false), 8);
  assert.equal(townRank(0, false), 11);
  assert.ok(townRank(20_000, true) < townRank(20_000, false));
  assert.ok(townRank(20_000_000, true) >= 3);
});
