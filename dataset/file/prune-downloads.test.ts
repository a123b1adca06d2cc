import assert from 'node:assert/strict';
import { mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { openSandbox } from '#testing/sandbox.ts';
import { runCommand } from '../commands/run-command.ts';
import { openKeptBlocks } from '../elevation/kept-blocks.ts';
import { pruneDownloads } from './prune-downloads.ts';

const sandbox = openSandbox();
after(sandbox.clear);
const LONG_AGO = new Date('2026-01-01');

/** Two extracts and two blocks of heights, from a build long ago. */
function downloadsOfLongAgo(folder: string): string {
  for (const [path, file] of [
    ['aaaaaaaaaaaa', 'iceland-latest.osm.pbf'],
    ['bbbbbbbbbbbb', 'malta-latest.osm.pbf'],
    ['heights', 'N64W022.json'],
    ['heights', 'N35E014.json'],
  ] as const) {
    mkdirSync(join(folder, path), { recursive: true });
    writeFileSync(join(folder, path, file), '{}');
    utimesSync(join(folder, path, file), LONG_AGO, LONG_AGO);
  }
  for (const name of readdirSync(folder)) utimesSync(join(folder, name), LONG_AGO, LONG_AGO);
  return folder;
}

test('extracts and heights that a build uses stay, all others go', async () => {
  const folder = downloadsOfLongAgo(join(sandbox.folder, 'downloads'));
  const started = new Date();
  utimesSync(join(folder, 'aaaaaaaaaaaa'), started, started);
  await openKeptBlocks(join(folder, 'heights')).grid('N64W022');
  await pruneDownloads(folder, started);
  assert.deepEqual(readdirSync(folder, { recursive: true }).sort(), [
    'aaaaaaaaaaaa',
    'aaaaaaaaaaaa/iceland-latest.osm.pbf',
    'heights',
    'heights/N64W022.json',
  ]);
  await pruneDownloads(join(sandbox.folder, 'nothing'), started);
});

test('a build removes downloads only if it’s asked to', async () => {
  const outDir = join(sandbox.folder, 'data');
  const downloads = downloadsOfLongAgo(join(outDir, 'downloads'));
  const list = join(sandbox.folder, 'clubs.ndjson');
  const course = { source_id: 'x:1', name: 'Penina', latitude: 37.15, longitude: -8.57, country_code: 'PT' };
  writeFileSync(list, `${JSON.stringify(course)}\n`);
  const silent = { write: () => {} };
  const build = (...more: string[]) =>
    runCommand(['build', '--courses', list, '--out', outDir, ...more], {
      env: {},
      stdout: silent,
      stderr: silent,
    });
  assert.equal(await build(), 0);
  assert.equal(readdirSync(downloads).length, 3);
  assert.equal(await build('--prune'), 0);
  assert.deepEqual(readdirSync(downloads, { recursive: true }), ['heights']);
});
