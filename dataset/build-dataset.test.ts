import assert from 'node:assert/strict';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type TestContext, test } from 'node:test';
import { brotliDecompressSync } from 'node:zlib';
import { GolfProfile } from '#lib/contract/golf-profile.ts';
import { openDatasetFile } from '#lib/dataset-file/open-dataset-file.ts';
import { readManifest } from '#lib/dataset-file/read-manifest.ts';
import type { CourseDrafts } from './courses/course-draft.ts';
import { buildDrafts, buildTiny } from './fixtures/build-tiny.ts';
import { tinyDrafts } from './fixtures/tiny-drafts.ts';

async function temporaryFolder(t: TestContext): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'dataset-'));
  t.after(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** The same courses in the opposite order. */
function reversed({ heads, details }: CourseDrafts): CourseDrafts {
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
  const ranked = database.prepare('SELECT name FROM course WHERE best_rank IS NOT NULL ORDER BY best_rank');
  assert.deepEqual(
    ranked.all().map(({ name }) => name),
    ['Vanua Links', 'Penina'],
  );
  const [found] = database.prepare("SELECT rowid FROM course_text WHERE course_text MATCH 'alamos'").all();
  assert.equal(found?.rowid, 2);
});

test('two builds of the same courses are byte-identical, whatever their order', async (t) => {
  const [first, second] = [await temporaryFolder(t), await temporaryFolder(t)];
  const a = await buildTiny(first);
  const b = await buildDrafts(second, reversed(tinyDrafts()));
  assert.equal(a.manifest.sha256, b.manifest.sha256);
  assert.deepEqual(
    await readFile(join(first, a.manifest.file)),
    await readFile(join(second, b.manifest.file)),
  );
});

test('a build whose source is rejected beyond 2 % publishes nothing', async (t) => {
  const folder = await temporaryFolder(t);
  await assert.rejects(
    buildDrafts(folder, tinyDrafts(), undefined, 1),
    /1 of 6 items of the source 'demo' \(16\.7 %\)/,
  );
  assert.equal(await readManifest(folder), null);
});
