import assert from 'node:assert/strict';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { deflateRawSync } from 'node:zlib';
import type { Position } from '#lib/contract/geometry.ts';
import { randomOf } from '../demo/random.ts';
import { SourceError } from '../errors.ts';
import { type GridFixture, hgtOf, tiffOf, zipOf } from './fixtures/write-tile.ts';
import { openElevation } from './open-elevation.ts';

let root: string;
before(async () => {
  root = await mkdtemp(join(tmpdir(), 'elevation-'));
});
after(() => rm(root, { recursive: true }));

/** A sloping plane in metres by degrees, which bilinear interpolation gives back exactly. */
const plane = (lon: number, lat: number) => 1000 + 400 * (lon - 8) - 300 * (lat - 46);

async function sampled(files: Record<string, Buffer>, positions: Position[]): Promise<(number | null)[]> {
  const folder = await mkdtemp(join(root, 'tiles-'));
  for (const [name, bytes] of Object.entries(files)) await writeFile(join(folder, name), bytes);
  const source = await openElevation(folder);
  try {
    return await source.sample(positions);
  } finally {
    await source.close();
  }
}

function randomPositions(count: number, [west, south, east, north]: number[]): Position[] {
  const random = randomOf(11);
  return Array.from({ length: count }, () => [random.between(west!, east!), random.between(south!, north!)]);
}

function assertHeights(heights: (number | null)[], positions: Position[], tolerance: number): void {
  heights.forEach((height, i) => {
    const [lon, lat] = positions[i]!;
    assert.ok(
      height !== null && Math.abs(height - plane(lon, lat)) <= tolerance,
      `${lon}, ${lat}: ${height}`,
    );
  });
}

/** GLO-30: pixels are points, the first on the north-west corner; the tile ends one pixel before the next. */
function glo30(west: number, north: number, columns: number, rows: number): GridFixture {
  return { west, north, lonStep: 1 / columns, latStep: 1 / rows, columns, rows, height: plane };
}

describe('sampling an analytic surface', () => {
  it('is exact to the rounding of HGT, plain and zipped, in three and one arc seconds', async () => {
    const positions = randomPositions(500, [8, 46, 9, 47]);
    for (const side of [1201, 3601]) {
      const tile = hgtOf(side, 8, 46, plane);
      assertHeights(await sampled({ 'N46E008.hgt': tile }, positions), positions, 0.51);
      assertHeights(
        await sampled({ 'n46e008.SRTMGL3.hgt.zip': zipOf('N46E008.hgt', tile) }, positions),
        positions,
        0.51,
      );
    }
  });

  it('is exact in a GeoTIFF whose pixels are points, and in one whose pixels are areas', async () => {
    const grid = glo30(8, 47, 360, 360);
    const positions = randomPositions(500, [8, 46.01, 8.99, 47]);
    for (const raster of ['point', 'area'] as const) {
      assertHeights(await sampled({ 'tile.tif': await tiffOf(grid, raster) }, positions), positions, 0.001);
    }
  });

  it('knows the half pixel between the two: the same numbers read as areas lie half a pixel off', async () => {
    const grid = glo30(8, 47, 360, 360);
    const asArea = await tiffOf(grid, 'point', 'area');
    const [height] = await sampled({ 'tile.tif': asArea }, [[8.5, 46.5]]);
    const half = 0.5 / 360;
    assert.ok(Math.abs(height! - plane(8.5 - half, 46.5 + half)) < 0.001, `${height}`);
  });

  it('goes across the edges of tiles, even between grids of different widths', async () => {
    const files = {
      'a.tif': await tiffOf(glo30(8, 47, 360, 360), 'point'),
      'b.tif': await tiffOf(glo30(9, 47, 360, 360), 'point'),
      'c.tif': await tiffOf(glo30(8, 46, 240, 360), 'point'),
      'd.tif': await tiffOf(glo30(9, 46, 240, 360), 'point'),
    };
    const edge = 1 / 360;
    const positions: Position[] = [
      [9 - edge / 3, 46.5],
      [8.5, 46 + edge / 2],
      [9 - edge / 2, 46 + edge / 4],
      [9, 46],
      ...randomPositions(200, [8.99, 45.99, 9.01, 46.01]),
    ];
    assertHeights(await sampled(files, positions), positions, 0.001);
  });

  it('goes across the edge between neighbouring HGT tiles and across the antimeridian', async () => {
    const flat = () => 25;
    const files = {
      'S18E179.hgt': hgtOf(1201, 179, -18, flat),
      'S18W180.hgt': hgtOf(1201, -180, -18, flat),
    };
    const heights = await sampled(files, [
      [179.9999, -17.5],
      [180, -17.5],
      [-180, -17.2],
      [-179.9999, -17.1],
    ]);
    assert.deepEqual(heights, [25, 25, 25, 25]);
  });

  it('gives the heights in the order asked for, not the order they’re read in', async () => {
    const positions = randomPositions(300, [8, 46, 9, 47]);
    const files = { 'N46E008.hgt': hgtOf(1201, 8, 46, plane) };
    const there = await sampled(files, positions);
    assert.deepEqual((await sampled(files, positions.toReversed())).reverse(), there);
  });
});

describe('voids', () => {
  const withVoid = (lon: number, lat: number) => (lon > 8.5 && lat > 46.5 ? -32_768 : plane(lon, lat));

  it('give a height of null, never 0, as do places that no tile covers', async () => {
    const files = { 'N46E008.hgt': hgtOf(1201, 8, 46, withVoid) };
    assert.deepEqual(
      await sampled(files, [
        [8.75, 46.75],
        [20, 20],
      ]),
      [null, null],
    );
  });

  it('pass their weight to the known corners next to them', async () => {
    const step = 1 / 1200;
    const files = { 'N46E008.hgt': hgtOf(1201, 8, 46, (lon) => (lon > 8.5 + step / 2 ? -32_768 : 700)) };
    assert.deepEqual(await sampled(files, [[8.5 + step * 0.9, 46.25]]), [700]);
  });

  it('are filled from another tile that covers the same ground', async () => {
    const files = {
      'N46E008.hgt': hgtOf(1201, 8, 46, withVoid),
      'z.tif': await tiffOf(glo30(8, 47, 360, 360), 'point'),
    };
    assertHeights(await sampled(files, [[8.75, 46.75]]), [[8.75, 46.75]], 0.6);
  });
});

describe('a folder that cannot be used', () => {
  const fails = (files: Record<string, Buffer>, message: RegExp) =>
    assert.rejects(
      sampled(files, [[8.5, 46.5]]),
      (error) => error instanceof SourceError && message.test(error.message),
    );

  it('stops the build with one sentence that names the folder', async () => {
    await assert.rejects(openElevation(join(root, 'nowhere')), SourceError);
    await fails({ 'readme.txt': Buffer.from('hello') }, /has no tiles/);
    await fails({ 'N46E008.hgt': Buffer.alloc(1000) }, /N46E008\.hgt can't be read: 1000 bytes/);
    await fails({ 'somewhere.hgt': Buffer.alloc(1201 * 1201 * 2) }, /can't be read/);
    await fails({ 'N46E008.hgt.zip': Buffer.from('PK no archive') }, /isn't a ZIP archive/);
    await fails({ 'tile.tif': Buffer.from('II*\0 nothing more') }, /tile\.tif can't be read/);
  });

  it('is refused when its archive unpacks to more than any tile', async () => {
    const bomb = zipOf('N46E008.hgt', Buffer.alloc(120_000_000), deflateRawSync);
    await fails({ 'N46E008.hgt.zip': bomb }, /N46E008\.hgt\.zip can't be read/);
  });

  it('is refused when its bytes do not match its checksum', async () => {
    const zip = zipOf('N46E008.hgt', hgtOf(121, 8, 46, plane), (data) =>
      deflateRawSync(Buffer.from(data).fill(1)),
    );
    await fails({ 'N46E008.hgt.zip': zip }, /checksum \(CRC-32\)/);
  });

  it('fails in time and with an explanation, however its tiles are damaged', async () => {
    const random = randomOf(5);
    const tiff = await tiffOf(glo30(8, 47, 60, 60), 'point');
    const zip = zipOf('N46E008.hgt', hgtOf(121, 8, 46, plane));
    for (let round = 0; round < 25; round++) {
      for (const [name, whole] of [
        ['tile.tif', tiff],
        ['N46E008.hgt.zip', zip],
      ] as const) {
        const bytes = Buffer.from(
          whole.subarray(0, random.chance(0.3) ? random.whole(1, whole.length) : whole.length),
        );
        for (let i = random.whole(1, 12); i > 0; i--) {
          // Most damage is put where the file's structure is.
          const reach = random.chance(0.7) ? Math.min(bytes.length, 600) : bytes.length;
          bytes[random.chance(0.5) ? random.whole(0, reach - 1) : bytes.length - random.whole(1, reach)] =
            random.whole(0, 255);
        }
        await sampled({ [name]: bytes }, [[8.5, 46.5]]).catch((error) => {
          assert.ok(error instanceof SourceError, `round ${round}: ${error}`);
          assert.match(error.message, /can't be read: [^\n]+\.$/);
        });
      }
    }
  });

  it('ignores hidden files, as macOS writes them next to tiles and into archives', async () => {
    const tile = hgtOf(121, 8, 46, plane);
    const shadow = Buffer.from('Mac OS X');
    const heights = await sampled({ 'N46E008.hgt': tile, '._N46E008.hgt': shadow, '.DS_Store.tif': shadow }, [
      [8.5, 46.5],
    ]);
    assertHeights(heights, [[8.5, 46.5]], 1);
  });

  it('says that a tile of voids has no height where courses are', async () => {
    const folder = await mkdtemp(join(root, 'voids-'));
    await writeFile(
      join(folder, 'N46E008.hgt'),
      hgtOf(121, 8, 46, () => -32_768),
    );
    await writeFile(join(folder, 'N47E008.hgt'), hgtOf(121, 8, 47, plane));
    const source = await openElevation(folder);
    assert.deepEqual(await source.sample([[8.5, 46.5]]), [null]);
    assert.deepEqual(
      source.idleTiles().map(({ path, isAsked }) => [path.slice(-11), isAsked]),
      [
        ['N46E008.hgt', true],
        ['N47E008.hgt', false],
      ],
    );
    await source.close();
  });
});
