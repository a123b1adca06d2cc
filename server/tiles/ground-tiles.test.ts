import assert from 'node:assert/strict';
import { test } from 'node:test';
import { brotliCompressSync } from 'node:zlib';
import { VectorTile, type VectorTileFeature } from '@mapbox/vector-tile';
import { PbfReader } from 'pbf';
import { mercatorX, mercatorY } from '#lib/geo/web-mercator.ts';
import { mappedGround, rectangle } from '#testing/mapped-ground.ts';
import { tileCourses } from '#testing/tile-courses.ts';
import type { Dataset } from '../store/open-dataset.ts';
import { groundTile } from './ground-tiles.ts';

type Mapped = { surfaces: object[]; hazards: object[]; holes: object[] };

/** One course. */
function datasetOf([longitude, latitude]: readonly [number, number], mapped: Mapped): Dataset {
  const profile = { golf_id: '1', location: { longitude, latitude }, ...mapped };
  const dataset: Partial<Dataset> = {
    memo: (_, make) => make(),
    courses: tileCourses([
      {
        golf_id: 1,
        slug: 'one',
        name: 'One',
        name_latin: null,
        country_code: null,
        latitude,
        longitude,
        hole_count: 18,
        par: 72,
        has_geometry: true,
        access: 'public',
      },
    ]),
    readProfile: () => brotliCompressSync(JSON.stringify({ data: profile })),
  };
  return dataset as Dataset;
}

/** The features, by layer, of the tile that a place is in. */
function groundAt(dataset: Dataset, zoom: number, [lon, lat]: readonly [number, number]) {
  const [x = 0, y = 0] = [mercatorX(lon), mercatorY(lat)].map((share) => Math.floor(share * 2 ** zoom));
  const { layers } = new VectorTile(new PbfReader(groundTile(dataset, zoom, x, y)));
  return Object.fromEntries(
    Object.entries(layers).map(([name, layer]) => [
      name,
      Array.from({ length: layer.length }, (_, index) => layer.feature(index)),
    ]),
  );
}

test('a mapped course has only its large parts at lower zooms, and all of them at higher ones', () => {
  const dataset = datasetOf([10, 50], mappedGround);
  const tagsAt = (zoom: number) =>
    Object.entries(groundAt(dataset, zoom, [10.005, 50.005])).map(([layer, features]) => [
      layer,
      ...features.map(({ id, properties }) => ({ id, ...properties })),
    ]);
  assert.deepEqual(tagsAt(12), [['ground', { id: 1, kind: 'outline' }]]);
  assert.deepEqual(tagsAt(14), [
    ['ground', { id: 1, kind: 'outline' }, { id: 1, kind: 'tee' }, { id: 1, kind: 'bunker' }],
    ['hole', { id: 1 }],
    ['tee', { id: 1, label: '7' }],
  ]);
});

/** West and east end, in tiles. */
function spanOf(feature: VectorTileFeature): [number, number] {
  const columns = feature
    .loadGeometry()
    .flat()
    .map(({ x }) => x / feature.extent);
  return [Math.min(...columns), Math.max(...columns)];
}

test('ground across the antimeridian is on the tiles of both sides, as wide there as it is', () => {
  const fairway = rectangle(179.999, -179.999, -17, 0.001);
  for (const longitude of [179.998, -179.998]) {
    const dataset = datasetOf([longitude, -17], {
      surfaces: [{ type: 'fairway', hole_ids: [], geometry: fairway }],
      hazards: [],
      holes: [{ number: 1, tee: null, line: { type: 'LineString', coordinates: fairway.coordinates[0] } }],
    });
    for (const zoom of [13, 14]) {
      const half = (0.001 / 360) * 2 ** zoom;
      const western = groundAt(dataset, zoom, [179.9995, -17]);
      const eastern = groundAt(dataset, zoom, [-179.9995, -17]);
      for (const layer of ['ground', 'hole']) {
        const [west, edge] = spanOf(western[layer]![0]!);
        assert.ok(Math.abs(west - (1 - half)) < 0.001 && edge >= 1, `${layer}: ${west} to ${edge}`);
        const [start, east] = spanOf(eastern[layer]![0]!);
        assert.ok(start <= 0 && Math.abs(east - half) < 0.001, `${layer}: ${start} to ${east}`);
      }
    }
  }
});
