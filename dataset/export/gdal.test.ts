import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { exportFolderName } from '#lib/dataset-file/exported-files.ts';
import { publishFixtureDataset } from '#testing/write-fixture-dataset.ts';
import { exportDataset } from './export-dataset.ts';

const COUNT = 60;

/** What it prints; null where GDAL isn't installed. */
function ogrinfo(...args: string[]): string | null {
  const { error, stdout } = spawnSync('ogrinfo', ['-ro', ...args], { encoding: 'utf8' });
  return error ? null : stdout;
}

const drivers = ogrinfo('--formats');

test('GDAL counts what is in each file that its drivers read', {
  skip: drivers === null && 'needs ogrinfo (gdal-bin)',
}, async (t) => {
  const dataDir = mkdtempSync(join(tmpdir(), 'fairway-gdal-'));
  t.after(() => rmSync(dataDir, { recursive: true, force: true }));
  publishFixtureDataset(dataDir, COUNT);
  const { version, files } = await exportDataset(dataDir, () => {});
  const folder = join(dataDir, exportFolderName(version));
  const layers: [driver: string, file: string, layer: string][] = [
    ['CSV', 'courses.csv.gz', 'courses'],
    ...['courses', 'holes', 'hazards', 'surfaces', 'teeboxes'].map((name): (typeof layers)[number] => [
      'Parquet',
      `${name}.parquet`,
      name,
    ]),
    ['PMTiles', 'golf.pmtiles', 'hazard'],
    ['SQLite', files.find(({ schema }) => schema === 'SQLite')!.file, 'course'],
  ];
  for (const [driver, file, layer] of layers) {
    if (!drivers!.includes(` ${driver} -`)) {
      t.diagnostic(`This GDAL has no driver for ${driver}`);
      continue;
    }
    const path = join(folder, file);
    const printed = ogrinfo('-so', file.endsWith('.gz') ? `/vsigzip/${path}` : path, layer)!;
    const count = Number(/Feature Count: (\d+)/.exec(printed)?.[1]);
    const { rows } = files.find((each) => each.file === file)!;
    if (driver === 'PMTiles') assert.ok(count > 0, file);
    else assert.equal(count, rows ?? COUNT, file);
  }
});
