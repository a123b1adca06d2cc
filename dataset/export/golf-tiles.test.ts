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
import { tilesOf, writeGolfTiles, ZOOMS } from './golf-tiles.ts';
import { pmtilesHead } from './pmtiles.ts';

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

/** The tile that a position is in, and how far into it from the west and north, in tiles. */
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
    const file = 'golf.pmtiles';
    const courses = [...profiles, acrossAntimeridian];
    const onTiles = new Map<number, number[]>();
    for (const [at, course] of courses.entries())
      for (const tile of tilesOf(course)) onTiles.set(tile, [...(onTiles.get(tile) ?? []), at]);
    writeGolfTiles(join(folder, file), onTiles, (at) => courses[at]!, {
      texts: { attribution: '© OpenStreetMap contributors', licence: 'ODbL-1.0' },
      onProgress: () => {},
    });
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

test('a reader of PMTiles finds each of 300,000 tiles, though they don’t fit into the first directory', async () => {
  const lengths = Array.from({ length: 300_000 }, (_, at) => 1 + ((at * 7919) % 251));
  let offset = 0;
  const entries = lengths.map((length, at) => {
    offset += length;
    return { id: zxyToTileId(12, 0, 0) + 2 * at, offset: offset - length, length };
  });
  const head = pmtilesHead(entries, { minZoom: 12, maxZoom: 12, metadata: {} });
  const requests: number[] = [];
  const tiles = new PMTiles({
    getKey: () => 'many',
    getBytes: async (from, length) => {
      requests.push(from);
      const bytes = new Uint8Array(length);
      bytes.set(head.subarray(from, from + length));
      return { data: bytes.buffer };
    },
  });
  const { tileDataOffset } = await tiles.getHeader();
  assert.equal(tileDataOffset, head.length);
  for (const at of [0, 1, 16_383, 16_384, 150_000, 299_999]) {
    const { id, offset: start, length } = entries[at]!;
    const found = await tiles.getZxy(...tileIdToZxy(id));
    assert.equal(found!.data.byteLength, length);
    assert.equal(requests.at(-1), head.length + start);
    assert.equal(await tiles.getZxy(...tileIdToZxy(id + 1)), undefined);
  }
});
