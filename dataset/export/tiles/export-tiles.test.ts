import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { VectorTile } from '@mapbox/vector-tile';
import { PbfReader } from 'pbf';
import { Compression, PMTiles, tileIdToZxy, zxyToTileId } from 'pmtiles';
import type { GolfProfile } from '#lib/contract/golf-profile.ts';
import { fixtureCourses } from '#testing/fixture-courses.ts';
import { fixtureProfile } from '#testing/fixture-profile.ts';
import { readFlatProfile } from '../flat-profile.ts';
import { clipLine, clipRing, sidesOf } from './clip.ts';
import { tileId } from './cut-tiles.ts';
import { openTiles } from './export-tiles.ts';
import { thinShapes } from './thin-shapes.ts';
import { boundsOf, HEAD, HEAD_SIZE, tileShapes, ZOOMS } from './tile-shapes.ts';

const profiles = fixtureCourses(120).map(fixtureProfile);
const green = profiles.flatMap(({ surfaces }) => surfaces)[0]!;
const acrossAntimeridian: GolfProfile = {
  ...profiles[0]!,
  holes: [],
  hazards: [],
  surfaces: [
    {
      ...green,
      geometry: {
        type: 'Polygon',
        coordinates: [
          [
            [179.999, -17],
            [-179.999, -17],
            [-179.999, -16.999],
            [179.999, -17],
          ],
        ],
      },
    },
  ],
};

/** Of a position, with how far it is into the tile from its west and north, in tiles. */
function tileAt([longitude, latitude]: readonly [number, number], zoom: number) {
  const x = (longitude / 360 + 0.5) * 2 ** zoom;
  const sine = Math.sin((latitude * Math.PI) / 180);
  const y = (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * 2 ** zoom;
  return { x: Math.floor(x), y: Math.floor(y), east: x - Math.floor(x), south: y - Math.floor(y) };
}

describe('the tiles of an edition', () => {
  let folder = '';
  let bytes: Buffer;
  let tiles: PMTiles;
  before(async () => {
    folder = mkdtempSync(join(tmpdir(), 'fairway-tiles-'));
    const writer = openTiles(folder);
    writer.add(
      [...profiles, acrossAntimeridian].map((profile) => {
        const numbers = tileShapes(readFlatProfile(Buffer.from(JSON.stringify({ data: profile }))));
        return { numbers, bounds: boundsOf(numbers) };
      }),
    );
    const rights = { attribution: '© OpenStreetMap contributors', licence: 'ODbL-1.0' };
    const { file } = await writer.finish(rights, () => {});
    bytes = readFileSync(join(folder, file));
    tiles = new PMTiles({
      getKey: () => file,
      getBytes: async (offset, length) => ({
        data: Uint8Array.from(bytes.subarray(offset, offset + length)).buffer,
      }),
    });
  });
  after(() => rmSync(folder, { recursive: true, force: true }));
  const read = async (zoom: number, x: number, y: number) => {
    const found = await tiles.getZxy(zoom, x, y);
    return found && new VectorTile(new PbfReader(new Uint8Array(found.data)));
  };

  test('a reader of PMTiles finds zooms 10 to 16, the licence and the layers', async () => {
    const header = await tiles.getHeader();
    assert.deepEqual([header.minZoom, header.maxZoom, header.clustered], [10, 16, true]);
    assert.equal(header.tileCompression, Compression.None);
    assert.equal(header.tileDataOffset + header.tileDataLength!, bytes.length);
    const metadata = (await tiles.getMetadata()) as Record<string, unknown>;
    assert.equal(metadata.licence, 'ODbL-1.0');
    assert.deepEqual(
      (metadata.vector_layers as { id: string }[]).map(({ id }) => id),
      ['hole', 'hazard', 'surface'],
    );
  });

  test('each hole is on the tiles of its tee on every zoom, within a unit of where it is', async () => {
    for (const profile of profiles.slice(0, 40)) {
      for (const { line, number } of profile.holes.slice(0, 3)) {
        for (let zoom = ZOOMS.least; zoom <= ZOOMS.most; zoom++) {
          const { x, y, east, south } = tileAt(line!.coordinates[0]!, zoom);
          const layer = (await read(zoom, x, y))!.layers.hole!;
          const features = Array.from({ length: layer.length }, (_, at) => layer.feature(at));
          const hole = features.find(
            ({ properties }) =>
              properties.golf_id === Number(profile.golf_id) && properties.number === number,
          );
          assert.ok(hole, `${profile.slug} ${number} at ${zoom}`);
          const near = hole
            .loadGeometry()
            .flat()
            .some((point) => Math.abs(point.x - east * 4096) <= 1 && Math.abs(point.y - south * 4096) <= 1);
          assert.ok(near, `${profile.slug} ${number} at ${zoom}`);
        }
      }
    }
  });

  test('a bunker is an area with its type, whose outer ring runs clockwise', async () => {
    const profile = profiles.find(({ hazards }) => hazards.length > 0)!;
    const [hazard] = profile.hazards;
    const { x, y } = tileAt(hazard!.centroid.coordinates, 16);
    const layer = (await read(16, x, y))!.layers.hazard!;
    const feature = layer.feature(0);
    assert.equal(feature.type, 3);
    assert.equal(feature.properties.type, 'bunker');
    const [ring] = feature.loadGeometry();
    const area = ring!.reduce((sum, point, at) => {
      const next = ring![(at + 1) % ring!.length]!;
      return sum + point.x * next.y - next.x * point.y;
    }, 0);
    assert.ok(area > 0);
  });

  test('a green across the antimeridian is on the tiles of both sides, as wide there as it is', async () => {
    const half = (0.001 / 360) * 2 ** 16 * 4096;
    const { x, y } = tileAt([179.9995, -17], 16);
    const columns = async (column: number) => {
      const layer = (await read(16, column, y))!.layers.surface!;
      return layer
        .feature(0)
        .loadGeometry()
        .flat()
        .map((point) => point.x);
    };
    const west = await columns(x);
    assert.ok(Math.abs(Math.min(...west) - (4096 - half)) <= 1 && Math.max(...west) > 4096);
    const east = await columns(0);
    assert.ok(Math.min(...east) < 0 && Math.abs(Math.max(...east) - half) <= 1);
  });

  test('there are no tiles where nobody plays', async () => {
    assert.equal(await read(12, 0, 0), undefined);
  });
});

test('tiles are numbered as the library numbers them, and four of a zoom belong to one of the zoom before', () => {
  for (const [zoom, x, y] of [
    [10, 500, 300],
    [16, 65_535, 0],
    [16, 12_345, 54_321],
    [13, 1, 8191],
  ] as const) {
    assert.equal(tileId(zoom, x, y), zxyToTileId(zoom, x, y));
    assert.deepEqual(tileIdToZxy(tileId(zoom, x, y)), [zoom, x, y]);
  }
});

test('rings are cut at the edge of a square, and lines into the pieces within it', () => {
  const square = sidesOf(0, 10);
  const ring = [-10, 5, 5, 5, 5, 20, -10, 20, -10, 5];
  assert.deepEqual(clipRing(ring, square), [0, 5, 5, 5, 5, 10, 0, 10, 0, 5]);
  assert.deepEqual(clipRing([20, 20, 30, 20, 30, 30, 20, 20], square), []);
  assert.deepEqual(clipLine([-5, 5, 5, 5, 5, 15, 8, 15, 8, 5], square), [
    [0, 5, 5, 5, 5, 10],
    [8, 10, 8, 5],
  ]);
});

describe('zoomed out', () => {
  /** An area, as large as its points. */
  const area = (points: number[]) => {
    const [xs, ys] = [0, 1].map((axis) => points.filter((_, at) => at % 2 === axis)) as [number[], number[]];
    const numbers = new Array<number>(HEAD_SIZE).fill(0);
    numbers.push(points.length / 2, ...points);
    numbers[HEAD.size] = numbers.length;
    numbers[HEAD.isArea] = numbers[HEAD.rings] = 1;
    numbers[HEAD.west] = Math.min(...xs);
    numbers[HEAD.east] = Math.max(...xs);
    numbers[HEAD.north] = Math.min(...ys);
    numbers[HEAD.south] = Math.max(...ys);
    return numbers;
  };
  const pointsAt = (zoom: number, ...areas: number[][]) => {
    const numbers = Int32Array.from(areas.flatMap(area));
    let end = numbers.length;
    for (let each = ZOOMS.most; each >= zoom; each--) end = thinShapes(numbers, end, each);
    const left: number[][] = [];
    for (let at = 0; at < end; at += numbers[at + HEAD.size]!)
      left.push([...numbers.slice(at + HEAD_SIZE + 1, at + numbers[at + HEAD.size]!)]);
    return left;
  };
  const square = [0, 0, 400, 0, 400, 400, 0, 400, 0, 0];

  test('an outline loses the points that are within a quarter of a pixel of it', () => {
    const bent = [0, 0, 200, 3, 400, 0, 400, 400, 200, 450, 0, 400, 0, 0];
    assert.deepEqual(pointsAt(16, bent), [bent]);
    assert.deepEqual(pointsAt(15, bent), [[0, 0, 400, 0, 400, 400, 200, 450, 0, 400, 0, 0]]);
  });

  test('an area of less than two pixels is left out, with its points', () => {
    const small = [0, 0, 30, 0, 30, 30, 0, 30, 0, 0];
    assert.deepEqual(pointsAt(16, square, small, square), [square, small, square]);
    assert.deepEqual(pointsAt(15, square, small, square), [square, square]);
    assert.deepEqual(pointsAt(10, square, small, square), []);
  });
});
