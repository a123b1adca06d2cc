import assert from 'node:assert/strict';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import type { Position } from '#lib/contract/geometry.ts';
import { tiffOf } from './fixtures/write-tile.ts';
import { openElevation } from './open-elevation.ts';

let root: string;
before(async () => {
  root = await mkdtemp(join(tmpdir(), 'projected-'));
});
after(() => rm(root, { recursive: true }));

/** A tile around a point of a projected grid, with heights of one metre (or foot) more for each unit eastwards. */
async function tileAround(
  [x, y]: [number, number],
  step: number,
  keys: Record<string, number>,
): Promise<Buffer> {
  const [columns, rows] = [100, 100];
  const [west, north] = [x - (columns / 2) * step, y + (rows / 2) * step];
  const height = (easting: number) => 1000 + (easting - x) / step;
  const grid = { west, north, lonStep: step, latStep: step, columns, rows, height };
  return tiffOf(grid, 'area', 'area', { GTModelTypeGeoKey: 1, ...keys });
}

async function sample(tile: Buffer, positions: Position[]): Promise<(number | null)[]> {
  const folder = await mkdtemp(join(root, 'tiles-'));
  await writeFile(join(folder, 'lidar.tif'), tile);
  const source = await openElevation(folder);
  try {
    return await source.sample(positions);
  } finally {
    await source.close();
  }
}

/** Points whose coordinates the projections' definitions give. `pixels`: how far a change of datum may be off. */
const PLACES: [name: string, code: number, grid: [number, number], position: Position, pixels: number][] = [
  ['UTM 29 north (WGS 84), Portugal', 32629, [500_000, 4_500_000], [-9, 40.650_856_5], 0.1],
  ['UTM 32 north (ETRS89), Germany', 25832, [500_000, 5_538_630.702_9], [9, 50], 0.1],
  ['UTM 56 south (WGS 84), Australia', 32756, [500_000, 6_239_081.17], [153, -33.987_4], 5],
  ['LAEA Europe', 3035, [4_321_000, 3_210_000], [10, 52], 0.1],
  ['CH1903+ / LV95, Switzerland', 2056, [2_600_000, 1_200_000], [7.438_632, 46.951_083], 1],
  [
    'British National Grid, by the Ordnance Survey’s worked example',
    27700,
    [651_409.903, 313_177.27],
    [1.716_073_973, 52.658_007_83],
    0.5,
  ],
];

describe('tiles in a map projection', () => {
  for (const [name, code, grid, position, pixels] of PLACES) {
    it(`give heights where they are: ${name}`, async () => {
      const [height, nowhere] = await sample(await tileAround(grid, 10, { ProjectedCSTypeGeoKey: code }), [
        position,
        [position[0] + 1, position[1]],
      ]);
      assert.ok(height !== null && Math.abs(height! - 1000) <= pixels, `${height}`);
      assert.equal(nowhere, null);
    });
  }

  it('of feet give metres', async () => {
    const keys = { ProjectedCSTypeGeoKey: 2227, VerticalUnitsGeoKey: 9003 };
    const tile = await tileAround([6_561_666.667, 1_640_416.667], 30, keys);
    const [height] = await sample(tile, [[-120.5, 36.5]]);
    assert.ok(Math.abs(height! - 304.8) < 1, `${height}`);
  });

  it('of an older datum that isn’t known are refused, with what to do', async () => {
    const tile = await tileAround([500_000, 4_500_000], 10, { ProjectedCSTypeGeoKey: 23029 });
    await assert.rejects(
      sample(tile, [[-9, 40]]),
      /datum of its map projection \(EPSG:23029\) lies isn't known: convert it with gdalwarp/,
    );
  });

  it('of an unknown projection are refused by its code and the file’s name', async () => {
    const tile = await tileAround([500_000, 500_000], 10, { ProjectedCSTypeGeoKey: 19999 });
    await assert.rejects(
      sample(tile, [[0, 0]]),
      /lidar\.tif can't be read: its map projection \(EPSG:19999\) isn't one/,
    );
  });
});
