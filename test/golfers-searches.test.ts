import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { withoutOsmium } from '#dataset/osm/fixtures/scratch.ts';
import { readManifest } from '#lib/dataset-file/manifest.ts';
import { courseAnswers } from '#server/api/courses.ts';
import { openDataset } from '#server/store/open-dataset.ts';
import { golfersSearches } from '#testing/golfers-searches.ts';

const run = promisify(execFile);
const root = fileURLToPath(new URL('../', import.meta.url));
const samples = join(root, '../shared/data');
const skip = withoutOsmium || (existsSync(samples) ? false : 'the samples of ../shared/data are not here');

test('of sixty searches as golfers type them, at least 95 in 100 show the right course or place among the first three', {
  skip,
}, async (t) => {
  const outDir = await mkdtemp(join(tmpdir(), 'searches-'));
  t.after(() => rm(outDir, { recursive: true, force: true }));
  const sources = [
    ...['eight-countries.golf', 'famous', 'isle-of-man'].map((name) => ['--osm', `osm/${name}.osm.pbf`]),
    ...['united-states', 'world'].map((name) => ['--courses', `courses/${name}.courses.ndjson.gz`]),
    ...['portugal', 'united-states'].map((name) => [
      '--scorecards',
      `scorecards/${name}.scorecards.ndjson.gz`,
    ]),
  ].flatMap(([option, file]) => [option!, join(samples, file!)]);
  const cli = join(root, 'dataset/cli.mjs');
  await run(process.execPath, [cli, 'build', '--allow-rejects', ...sources, '--out', outDir]);
  const manifest = await readManifest(outDir);
  assert.ok(manifest);
  const dataset = openDataset(join(outDir, manifest.file), manifest.version);
  t.after(() => dataset.close());
  const shown = (q: string) => {
    const answer = courseAnswers.searchGolfCourses.answer(dataset, { q, limit: 7, skip: 0 });
    assert.ok('data' in answer);
    const { places, golfs } = answer.data;
    const pathsThat = (areFirst: boolean) =>
      places.filter((place) => place.before_courses === areFirst).map(({ path }) => path);
    return [...pathsThat(true), ...golfs.items.map(({ slug }) => slug), ...pathsThat(false)].slice(0, 3);
  };
  const missed = golfersSearches.filter(([typed, means]) => !shown(typed).includes(means));
  t.diagnostic(`not among the first three: ${missed.map(([typed]) => typed).join(', ') || 'none'}`);
  assert.equal(golfersSearches.length, 60);
  assert.ok(missed.length <= 3, missed.map(([typed]) => `${typed}: ${shown(typed)}`).join('\n'));
});
