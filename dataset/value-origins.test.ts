import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { brotliDecompressSync } from 'node:zlib';
import { GolfProfile } from '#lib/contract/golf-profile.ts';
import { openDatasetFile } from '#lib/dataset-file/dataset-version.ts';
import { datasetFileOf } from './commands/command.ts';
import { runCommand } from './commands/run-command.ts';

const COURSES = 40;

/** The keys down to each value that isn't null: ['location', 'city', 'name']. */
function leaves(value: unknown, path: string[] = []): string[][] {
  if (value === null) return [];
  if (typeof value !== 'object') return [path];
  return Object.entries(value as object).flatMap(([key, each]) => leaves(each, [...path, key]));
}

function covers(path: string[], leaf: string[]): boolean {
  return path.length <= leaf.length && path.every((key, i) => key === '*' || key === leaf[i]);
}

test('every value of an edition that is not null has an origin', async (t) => {
  const folder = await mkdtemp(join(tmpdir(), 'origins-'));
  t.after(() => rm(folder, { recursive: true, force: true }));
  const silent = { write: () => {} };
  const context = { env: {}, stdout: silent, stderr: silent };
  assert.equal(await runCommand(['demo', '--courses', String(COURSES), '--out', folder], context), 0);
  const database = openDatasetFile(await datasetFileOf([], folder));
  t.after(() => database.close());
  const bodies = database.prepare('SELECT body FROM profile').all();
  assert.equal(bodies.length, COURSES);
  const without = new Set<string>();
  for (const { body } of bodies) {
    const { data } = JSON.parse(brotliDecompressSync(body as Uint8Array).toString());
    const { origins, ...profile } = GolfProfile.parse(data);
    const paths = origins.flatMap((origin) => origin.paths.map((path) => path.split('.')));
    for (const leaf of leaves(profile)) {
      if (!paths.some((path) => covers(path, leaf))) without.add(leaf.join('.'));
    }
  }
  assert.deepEqual([...without], []);
});
