import assert from 'node:assert/strict';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { type TestContext, test } from 'node:test';
import { brotliDecompressSync } from 'node:zlib';
import { GolfProfile } from '#lib/contract/golf-profile.ts';
import { openDatasetFile } from '#lib/dataset-file/dataset-version.ts';
import { readStoredFigure } from '#lib/dataset-file/figures.ts';
import { readManifest } from '#lib/dataset-file/manifest.ts';
import { FIELD_BITS, readStoredWords } from '#lib/dataset-file/word-columns.ts';
import { COURSE_FIGURES, courseFigures } from '#lib/golf/course-figures.ts';
import type { CoursesInProgress } from './courses-in-progress.ts';
import { demoCourses } from './demo/demo-courses.ts';
import { buildCourses, buildTiny } from './fixtures/build-tiny.ts';
import { detailsWith, headWith, tinyCourses } from './fixtures/tiny-courses.ts';
import { toFigures } from './profile/to-figures.ts';

/** The golf_ids of the courses that a dataset finds by this word, in any field. */
function golfIdsWith(database: DatabaseSync, word: string): number[] {
  const { words, starts, postings } = readStoredWords(database);
  const number = words.indexOf(word);
  if (number < 0) return [];
  const byPlace = database.prepare('SELECT golf_id FROM course ORDER BY prominence_rank').all();
  return Array.from(postings.subarray(starts[number], starts[number + 1]), (posting) => {
    return Number(byPlace[posting >>> FIELD_BITS]!.golf_id);
  });
}

async function temporaryFolder(t: TestContext): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'dataset-'));
  t.after(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

function reversed({ heads, details }: CoursesInProgress): CoursesInProgress {
  return { heads: heads.toReversed(), details: (index) => details(heads.length - 1 - index) };
}

test('a built dataset is published and read back whole', async (t) => {
  const folder = await temporaryFolder(t);
  const { manifest, totals } = await buildTiny(folder);
  assert.deepEqual(await readManifest(folder), manifest);
  assert.equal(totals.courses, 6);
  const database = openDatasetFile(join(folder, manifest.file));
  t.after(() => database.close());
  const rows = database.prepare('SELECT slug, body FROM course JOIN profile USING (golf_id)').all();
  for (const { slug, body } of rows) {
    const { data } = JSON.parse(brotliDecompressSync(body as Uint8Array).toString());
    assert.equal(GolfProfile.parse(data).slug, slug);
  }
  const far = database.prepare("SELECT place, value FROM finding WHERE rule = 'far-from-any-town'").all();
  assert.deepEqual(
    far.map(({ place, value }) => `${place}: ${value}`),
    ['demo:3: 71 km from the nearest town of Fiji'],
  );
  const ranked = database.prepare('SELECT name FROM course WHERE best_rank IS NOT NULL ORDER BY best_rank');
  assert.deepEqual(
    ranked.all().map(({ name }) => name),
    ['Vanua Links', 'Penina'],
  );
  assert.deepEqual(golfIdsWith(database, 'alamos'), [2]);
});

test('figures rank the courses as their profiles do', async (t) => {
  const folder = await temporaryFolder(t);
  const { manifest } = await buildTiny(folder);
  const database = openDatasetFile(join(folder, manifest.file));
  t.after(() => database.close());
  const profiles = database
    .prepare('SELECT body FROM profile')
    .all()
    .map(({ body }) => JSON.parse(brotliDecompressSync(body as Uint8Array).toString()).data as GolfProfile);
  const ofProfiles = profiles.flatMap((profile) => toFigures(profile).map((each) => ({ ...each, profile })));
  for (const figure of courseFigures) {
    const sign = COURSE_FIGURES[figure].first === 'largest' ? -1 : 1;
    const expected = ofProfiles
      .filter((each) => each.figure === figure)
      .sort((a, b) => sign * (a.value - b.value) || (a.profile.slug < b.profile.slug ? -1 : 1));
    const { golfIds, values, bases, basisDocs } = readStoredFigure(database, figure);
    assert.deepEqual(
      Array.from(golfIds, (golfId, place) => [
        String(golfId),
        values[place],
        JSON.parse(basisDocs[bases[place]!]!),
      ]),
      expected.map(({ value, basis, profile }) => [profile.golf_id, value, basis]),
    );
  }
  assert.ok(new Set(ofProfiles.map(({ figure }) => figure)).size >= 5);
});

test('former regions lead to their successors, and courses are found by their names', async (t) => {
  const folder = await temporaryFolder(t);
  const positions: [number, number][] = [
    [11.1, 60.8],
    [10.25, 59.73],
  ];
  const heads = positions.map((position, i) =>
    headWith({ sourceIds: [`demo:${i + 1}`], position, name: 'Tee' }),
  );
  const { manifest } = await buildCourses(folder, { heads, details: () => detailsWith() });
  const database = openDatasetFile(join(folder, manifest.file));
  t.after(() => database.close());
  const successors = database
    .prepare(
      'SELECT former_region.slug, region.slug AS now FROM former_region LEFT JOIN region USING (region_id)',
    )
    .all();
  const now = new Map(successors.map((row) => [row.slug, row.now]));
  assert.deepEqual(
    [now.get('hedmark'), now.get('viken'), now.get('hordaland'), now.get('oslo')],
    ['innlandet', null, null, undefined],
  );
  assert.deepEqual(golfIdsWith(database, 'hedmark'), [1]);
  assert.deepEqual(golfIdsWith(database, 'viken'), [2]);
});

test('a name in another script is read, and gives the slug', async (t) => {
  const folder = await temporaryFolder(t);
  const head = headWith({ sourceIds: ['demo:1'], position: [127.1, 37.4], name: '남서울컨트리클럽' });
  const { manifest } = await buildCourses(folder, { heads: [head], details: () => detailsWith() });
  const database = openDatasetFile(join(folder, manifest.file));
  t.after(() => database.close());
  assert.equal(database.prepare('SELECT slug FROM course').get()?.slug, 'namseoul-country-club');
});

test('two builds of the same courses are byte-identical in any order', async (t) => {
  const [first, second] = [await temporaryFolder(t), await temporaryFolder(t)];
  const a = await buildTiny(first);
  const b = await buildCourses(second, reversed(tinyCourses()));
  assert.equal(a.manifest.sha256, b.manifest.sha256);
  assert.deepEqual(
    await readFile(join(first, a.manifest.file)),
    await readFile(join(second, b.manifest.file)),
  );
});

test('computing in workers, from parts or from details, doesn’t change a byte', async (t) => {
  const folders = [await temporaryFolder(t), await temporaryFolder(t)];
  const world = demoCourses({ courses: 200, seed: 1 });
  const { heads, details } = world;
  const fromParts = await buildCourses(folders[0]!, world);
  const fromDetails = await buildCourses(folders[1]!, { heads, details });
  assert.equal(fromParts.totals.courses, 200);
  assert.equal(fromParts.manifest.sha256, fromDetails.manifest.sha256);
});

test('a build with more than 2 % of a source rejected publishes nothing', async (t) => {
  const folder = await temporaryFolder(t);
  await assert.rejects(
    buildCourses(folder, tinyCourses(), { rejected: 1 }),
    /1 of 6 items of the source 'demo' \(16\.7%\)/,
  );
  assert.equal(await readManifest(folder), null);
});

function without({ heads, details }: CoursesInProgress, gone: number): CoursesInProgress {
  return {
    heads: heads.toSpliced(gone, 1),
    details: (index) => details(index < gone ? index : index + 1),
  };
}

test('a rebuild that would lose a published course is refused, unless it is allowed to retire', async (t) => {
  const folder = await temporaryFolder(t);
  const { manifest } = await buildCourses(folder, tinyCourses(), { kind: 'real' });
  const fewer = without(tinyCourses(), 2);
  await assert.rejects(
    buildCourses(folder, fewer, { kind: 'real' }),
    /Published courses would disappear because no source has them any more: vanua-links \(3\); nothing was published/,
  );
  assert.deepEqual(await readManifest(folder), manifest);
  await assert.rejects(
    buildCourses(folder, without(fewer, 0), { kind: 'real', allowRejects: true, retireVanished: 1 }),
    /, 2 rather than at most 1; nothing was published\. .* --retire-vanished 2\.$/,
  );
  const retired = await buildCourses(folder, fewer, { kind: 'real', retireVanished: 1 });
  assert.equal(retired.retired, 1);
  assert.deepEqual(
    retired.tallies.flatMap(({ findings }) => findings).map(({ rule, value }) => [rule, value]),
    [['course-vanished', 'vanua-links']],
  );
  assert.equal(retired.totals.courses, 5);
  const back = await buildCourses(folder, tinyCourses(), { kind: 'real' });
  const database = openDatasetFile(join(folder, back.manifest.file));
  t.after(() => database.close());
  assert.equal(database.prepare("SELECT golf_id FROM course WHERE slug = 'vanua-links'").get()?.golf_id, 3);
});

test('an edition that loses more than 2 % of its courses isn’t published, even if courses may vanish, unless losses are accepted', async (t) => {
  const folder = await temporaryFolder(t);
  const { manifest } = await buildCourses(folder, tinyCourses(), { kind: 'real' });
  const fewer = without(tinyCourses(), 2);
  const scheduled = { kind: 'real', retireVanished: { share: 0.2 } } as const;
  await assert.rejects(
    buildCourses(folder, fewer, { ...scheduled, acceptLosses: false }),
    /would have 5 courses where the published one has 6 \(16\.7 % fewer\); nothing was published/,
  );
  assert.deepEqual(await readManifest(folder), manifest);
  const accepted = await buildCourses(folder, fewer, { ...scheduled, acceptLosses: true });
  assert.equal(accepted.retired, 1);
});

test('a lost ledger is restored from the published dataset, so that no golf_id is given twice', async (t) => {
  const folder = await temporaryFolder(t);
  await buildCourses(folder, tinyCourses(), { kind: 'real' });
  const ledger = await readFile(join(folder, 'ids.ndjson'), 'utf8');
  await rm(join(folder, 'ids.ndjson'));
  const fewer = without(tinyCourses(), 0);
  const { manifest, restoredIds } = await buildCourses(folder, fewer, { kind: 'real', retireVanished: 1 });
  assert.equal(restoredIds, 6);
  const restored = await readFile(join(folder, 'ids.ndjson'), 'utf8');
  assert.equal(restored.slice(0, ledger.length), ledger);
  const database = openDatasetFile(join(folder, manifest.file));
  t.after(() => database.close());
  assert.equal(database.prepare("SELECT golf_id FROM course WHERE slug = 'vanua-links'").get()?.golf_id, 3);
});

test('sources without a course aren’t published', async (t) => {
  const folder = await temporaryFolder(t);
  const nothing = { heads: [], details: tinyCourses().details };
  await assert.rejects(
    buildCourses(folder, nothing),
    /The sources have no golf courses; nothing was published/,
  );
});

test('a build continues from a dataset in another format, with its ids', async (t) => {
  const folder = await temporaryFolder(t);
  const before = await buildCourses(folder, tinyCourses(), { kind: 'real' });
  const file = new DatabaseSync(join(folder, before.manifest.file));
  file.exec('PRAGMA user_version = 1');
  file.close();
  await rm(join(folder, 'ids.ndjson'));
  assert.throws(() => openDatasetFile(join(folder, before.manifest.file)), /format version 1/);
  const { manifest, restoredIds } = await buildCourses(folder, tinyCourses(), { kind: 'real' });
  assert.equal(restoredIds, before.totals.courses);
  assert.equal(manifest.version, before.manifest.version);
});

test('an invented world replaces one in another format', async (t) => {
  const folder = await temporaryFolder(t);
  const { manifest } = await buildTiny(folder, 2);
  const file = new DatabaseSync(join(folder, manifest.file));
  file.exec('PRAGMA user_version = 1');
  file.close();
  await buildTiny(folder, 1);
  assert.notEqual((await readManifest(folder))?.version, manifest.version);
});
