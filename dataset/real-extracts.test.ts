import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { type TestContext, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliDecompressSync } from 'node:zlib';
import geodesic from 'geographiclib-geodesic';
import type { Position } from '#lib/contract/geometry.ts';
import type { GolfProfile } from '#lib/contract/golf-profile.ts';
import { openDatasetFile } from '#lib/dataset-file/dataset-version.ts';
import { readManifest } from '#lib/dataset-file/manifest.ts';
import { hazardsNearLines } from '#testing/hazards-near-lines.ts';
import { withoutOsmium } from './osm/fixtures/scratch.ts';

const run = promisify(execFile);
const cli = fileURLToPath(new URL('./cli.mjs', import.meta.url));
const shared = fileURLToPath(new URL('../../shared/data/', import.meta.url));
const extract = (name: string) => join(shared, 'osm', `${name}.osm.pbf`);
const skip =
  withoutOsmium || (existsSync(shared) ? false : 'the real extracts of ../shared/data are not here');

/** Where the dataset is, and what the closing table says. */
async function build(t: TestContext, ...args: string[]) {
  const outDir = await mkdtemp(join(tmpdir(), 'extracts-'));
  t.after(() => rm(outDir, { recursive: true, force: true }));
  const { stdout } = await run(process.execPath, [cli, 'build', ...args, '--out', outDir]);
  const manifest = await readManifest(outDir);
  assert.ok(manifest);
  const database = openDatasetFile(join(outDir, manifest.file));
  t.after(() => database.close());
  return { manifest, database, table: stdout };
}

test('eight countries become at least 400 courses in the right countries, with every hazard on the holes it’s near', {
  skip,
}, async (t) => {
  const { database, table } = await build(t, '--osm', extract('eight-countries.golf'));
  t.diagnostic(table);
  const countries = database
    .prepare('SELECT code, course_count FROM country ORDER BY course_count DESC')
    .all();
  const expected = new Set(['PT', 'BE', 'CZ', 'NO', 'IS', 'SK', 'AD', 'LT']);
  const count = (some: typeof countries) => some.reduce((sum, row) => sum + Number(row.course_count), 0);
  const abroad = countries.filter(({ code }) => !expected.has(String(code)));
  assert.ok(count(countries) >= 400, `${count(countries)} courses`);
  // Extracts are cut a little outside their country's border.
  assert.ok(count(abroad) <= count(countries) * 0.02, JSON.stringify(abroad));
  const holes = database.prepare("SELECT value FROM meta WHERE key = 'holes'").get()?.value;
  const twice = database
    .prepare("SELECT count(*) AS n FROM finding WHERE rule = 'hole-mapped-twice'")
    .get()?.n;
  assert.ok(Number(holes) + Number(twice) >= 0.97 * 3579, `${holes} holes, ${twice} more mapped twice`);
  const profiles = profilesOf(database);
  const { pairs, unlisted } = hazardsNearLines(profiles);
  t.diagnostic(`${pairs} pairs of a hole and a hazard within 24 m of its line`);
  assert.ok(pairs > 8000, String(pairs));
  assert.deepEqual(unlisted, []);
  const walked = profiles.filter(({ character }) => character.walk !== null);
  assert.ok(walked.length >= 50, `${walked.length} courses with a walk`);
  for (const profile of walked) assertWalk(profile);
});

function profilesOf(database: DatabaseSync): GolfProfile[] {
  const rows = database.prepare('SELECT body FROM profile').all() as { body: Uint8Array }[];
  return rows.map(({ body }) => JSON.parse(brotliDecompressSync(body).toString()).data);
}

const metresBetween = ([lon1, lat1]: Position, [lon2, lat2]: Position) =>
  geodesic.Geodesic.WGS84.Inverse(lat1, lon1, lat2, lon2).s12!;

/** Along the lines, and straight from green to tee, or further where a path is mapped. */
function assertWalk({ slug, holes, character }: GolfProfile): void {
  const { steps, length } = character.walk!;
  const lines = steps.map(({ hole_id }) => holes.find((hole) => hole.hole_id === hole_id)!.line!.coordinates);
  let [metres, roundings] = [0, 0];
  for (const [index, { to_next }] of steps.entries()) {
    const line = lines[index]!;
    for (let at = 1; at < line.length; at++) metres += metresBetween(line[at - 1]!, line[at]!);
    if (to_next === null) continue;
    const straight = metresBetween(line.at(-1)!, lines[index + 1]![0]!);
    assert.ok(to_next >= Math.floor(straight) && to_next < 3 * straight + 150, `${slug}: ${straight}`);
    const isStraight = Math.abs(to_next - straight) <= 0.5;
    metres += isStraight ? straight : to_next;
    if (!isStraight) roundings += 0.5;
  }
  assert.ok(Math.abs(metres - length) <= 1 + roundings, `${slug}: ${length} instead of ${metres}`);
}

test('the order of the extracts makes no difference to a byte', { skip }, async (t) => {
  const files = [extract('isle-of-man'), extract('iceland.golf')];
  const first = await build(t, '--osm', ...files);
  const second = await build(t, ...files.toReversed().flatMap((file) => ['--osm', file]));
  assert.equal(first.manifest.sha256, second.manifest.sha256);
  const manx = first.database.prepare("SELECT course_count FROM country WHERE code = 'IM'").get();
  assert.ok(Number(manx?.course_count) >= 9 && Number(manx?.course_count) <= 11);
});

test('a card that is matched to a traced course is published with its teeboxes', { skip }, async (t) => {
  const cards = join(shared, 'scorecards', 'portugal.scorecards.ndjson.gz');
  const { database, table } = await build(t, '--osm', extract('portugal.golf'), '--scorecards', cards);
  const kept = Number(/^scorecards +117 +(\d+)/m.exec(table)?.[1]);
  assert.ok(kept >= 38, table);
  const source = database.prepare("SELECT items_kept FROM source WHERE key = 'scorecards'").get();
  assert.equal(source?.items_kept, kept);

  // Of the courses that are mapped without numbers, these have a card whose tees agree; Oporto's nearly does.
  const numbering = database
    .prepare(
      `SELECT slug, rule FROM finding JOIN course USING (golf_id)
       WHERE rule IN ('holes-numbered-by-card', 'holes-not-numbered') ORDER BY slug`,
    )
    .all() as { slug: string; rule: string }[];
  const slugsOf = (wanted: string) => numbering.filter(({ rule }) => rule === wanted).map(({ slug }) => slug);
  assert.deepEqual(slugsOf('holes-numbered-by-card'), [
    'axis-golfe-ponte-de-lima',
    'estela-golf-club',
    'golfe-de-amarante',
    'monte-rei-golf-course',
    'quinta-de-cima',
  ]);
  assert.ok(slugsOf('holes-not-numbered').includes('oporto-golf-club'));
});

test('an extract without golf courses, a truncated one and a missing one each get an explanation', {
  skip,
}, async (t) => {
  const cases: [string, RegExp][] = [
    [extract('liechtenstein.golf'), /The sources have no golf courses \(hole-under-30-m 22, /],
    [join(shared, 'README.md'), /README\.md is not an OpenStreetMap extract/],
    [extract('nowhere'), /There's no file .*nowhere\.osm\.pbf/],
  ];
  for (const [file, sentence] of cases) {
    await assert.rejects(build(t, '--osm', file), (error: { code: number; stderr: string }) => {
      assert.equal(error.code, 1);
      assert.match(error.stderr, sentence);
      assert.doesNotMatch(error.stderr, /\n +at /, 'no stack trace');
      return true;
    });
  }
});
