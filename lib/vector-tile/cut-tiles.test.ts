import assert from 'node:assert/strict';
import { test } from 'node:test';
import { VectorTile } from '@mapbox/vector-tile';
import type { FeatureCollection, Position } from 'geojson';
import { PbfReader } from 'pbf';
import { cutTiles } from './cut-tiles.ts';

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

test('tiles are cut down to the closest zoom, and only where there’s something on them', () => {
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

test('features that do not belong at a zoom are left out of its tiles', () => {
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

/** Degrees along the equator that a tile of zoom 10 is wide. */
const TILE = 360 / 2 ** 10;
const UNIT = TILE / 4096;

/** An area near the north-west corner of the tile 10/512/512, in units of that zoom. */
const areaOf = (points: readonly Position[]): FeatureCollection => ({
  type: 'FeatureCollection',
  features: [
    {
      type: 'Feature',
      geometry: { type: 'Polygon', coordinates: [points.map(([x = 0, y = 0]) => [x * UNIT, -y * UNIT])] },
      properties: {},
    },
  ],
});

test('tiles are cut from one tile down as they are from the whole world', () => {
  const area = {
    area: areaOf([
      [90, 90],
      [900, 90],
      [900, 900],
      [90, 900],
      [90, 90],
    ]),
  };
  const world = [...cutTiles(area, { maxZoom: 12 })].filter(({ z }) => z >= 10);
  assert.deepEqual([...cutTiles(area, { maxZoom: 12, top: [10, 512, 512] })], world);
  assert.deepEqual([...cutTiles(area, { maxZoom: 12, top: [10, 513, 512] })], []);
});

test('zoomed out, an outline loses what can’t be seen, and an area smaller than that is left out', () => {
  const bent = areaOf([
    [90, 90],
    [300, 93],
    [500, 90],
    [500, 500],
    [300, 550],
    [90, 500],
    [90, 90],
  ]);
  const small = areaOf([
    [90, 90],
    [92, 90],
    [92, 92],
    [90, 92],
    [90, 90],
  ]);
  const pointsAt = (zoom: number) => {
    const tile = [...cutTiles({ bent, small }, { maxZoom: 12 })].find(({ z }) => z === zoom)!;
    const { layers } = new VectorTile(new PbfReader(tile.body));
    const [ring] = layers.bent!.feature(0).loadGeometry();
    return { points: ring!.length, hasSmall: layers.small !== undefined };
  };
  assert.deepEqual(pointsAt(12), { points: 7, hasSmall: true });
  assert.deepEqual(pointsAt(10), { points: 6, hasSmall: false });
});
