import assert from 'node:assert/strict';
import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type TestContext, test } from 'node:test';
import type { Position } from '#lib/contract/geometry.ts';
import { hgtOf } from '../elevation/fixtures/write-tile.ts';
import { plainPlaces } from '../fixtures/plain-places.ts';
import { createProgress } from '../progress.ts';
import { readSources } from './build.ts';
import { runCommand } from './run-command.ts';

async function temporaryFolder(t: TestContext): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'build-'));
  t.after(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

test('the data directory can’t be the folder for what was read', async (t) => {
  const folder = await temporaryFolder(t);
  let error = '';
  const output = { write: (text: string) => (error += text) };
  const argv = ['build', '--courses', 'list.ndjson', '--out', folder, '--work', `${folder}/new/..`];
  assert.equal(await runCommand(argv, { env: {}, stdout: output, stderr: output }), 2);
  assert.match(error, /^Wrong usage: --work needs another folder than the data directory\. /);
  assert.deepEqual(await readdir(folder), []);
});

test('heights of courses and along ridges are measured once, and forgotten when they’re not asked for', async (t) => {
  const folder = await temporaryFolder(t);
  const [work, elevation, list] = ['work', 'tiles', 'list.ndjson'].map((name) => join(folder, name));
  await mkdir(work!);
  await mkdir(elevation!);
  const course = { source_id: 'x:1', name: 'Alpha Golf Club', latitude: 46.5, longitude: 8.5 };
  await writeFile(list!, JSON.stringify(course));
  const measure = async (metres: number, ridge: Position[] | null) => {
    const tile = join(elevation!, 'N46E008.hgt');
    await writeFile(
      tile,
      hgtOf(1201, 8, 46, () => metres),
    );
    await utimes(tile, 1, 1);
    const sources = await readSources({ courses: [list!], elevation, work }, folder, new Map(), {
      progress: createProgress({ write: () => {} }),
      places: () => plainPlaces,
    });
    const positions = sources.inProgress.heads.map(({ position }) => position);
    const heights: (number | null)[] = [];
    for (const asked of ridge === null ? [] : [positions, ridge]) {
      heights.push(...(await sources.heightsAt!(asked)));
    }
    await sources.close!();
    return { heights, kept: await readdir(work!) };
  };
  const first = await measure(700, [[8.1, 46.1]]);
  assert.deepEqual(first.heights, [700, 700]);
  assert.deepEqual((await measure(900, null)).kept, first.kept, 'forgotten by a build that failed early');
  assert.deepEqual(await measure(900, [[8.1, 46.1]]), first, 'the tile was read again');
  const other = await measure(900, [[8.2, 46.1]]);
  assert.deepEqual(other.heights, [700, 900]);
  assert.equal(other.kept.length, first.kept.length);
});
