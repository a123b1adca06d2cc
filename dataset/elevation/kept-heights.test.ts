import assert from 'node:assert/strict';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type TestContext, test } from 'node:test';
import type { Position } from '#lib/contract/geometry.ts';
import { keepHeights } from './kept-heights.ts';
import type { ElevationSource } from './open-elevation.ts';

/** A hill on one tile; no heights south of the equator. */
function hill(stamp: string): ElevationSource & { samples: number } {
  const source = {
    samples: 0,
    tileCount: 2,
    tileStamps: async () => [stamp],
    sample: async (positions: readonly Position[]) => {
      source.samples += 1;
      return positions.map(([lon, lat]) => (lat < 0 ? null : lon + lat / 3));
    },
    tilesOfLast: () => ['north.tif'],
    idleTiles: () =>
      ['north.tif', 'sea.tif'].map((path) => ({
        path,
        west: 0,
        north: 0,
        lonStep: 1,
        latStep: 1,
        columns: 2,
        rows: 2,
      })),
    close: async () => {},
  };
  return source;
}

async function temporaryFolder(t: TestContext): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'heights-'));
  t.after(() => rm(folder, { recursive: true }));
  return folder;
}

test('heights are measured once for the same positions and tiles', async (t) => {
  const folder = await temporaryFolder(t);
  const positions: Position[] = [
    [1, 1],
    [2, -1],
    [0, 0],
  ];
  const read = async (source: ElevationSource, places = positions) => {
    const kept = await keepHeights(source, folder);
    const heights = await kept.sample(places);
    await kept.clear();
    return { heights, idle: kept.idleTiles().map(({ path }) => path) };
  };
  const [first, second, replaced, moved] = [hill('a'), hill('a'), hill('b'), hill('b')];
  const expected = { heights: [1 + 1 / 3, null, 0], idle: ['sea.tif'] };
  assert.deepEqual(await read(first), expected);
  assert.deepEqual(await read(second), expected);
  assert.deepEqual(await read(replaced), expected);
  assert.deepEqual((await read(moved, [[3, 0]])).heights, [3]);
  assert.deepEqual(
    [first, second, replaced, moved].map(({ samples }) => samples),
    [1, 0, 1, 1],
  );
  assert.equal((await readdir(folder)).length, 1);
});

test('heights are measured again if the file of them is empty or damaged', async (t) => {
  const folder = await temporaryFolder(t);
  const source = hill('a');
  const read = async () => (await keepHeights(source, folder)).sample([[3, 0]]);
  await read();
  const [name = ''] = await readdir(folder);
  for (const damaged of ['', 'no heights']) {
    await writeFile(join(folder, name), damaged);
    assert.deepEqual([await read(), await read()], [[3], [3]]);
  }
  assert.equal(source.samples, 3);
});
