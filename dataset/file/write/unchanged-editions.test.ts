import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type TestContext, test } from 'node:test';
import { readEditions } from '#lib/dataset-file/changes.ts';
import { openDatasetFile } from '#lib/dataset-file/dataset-version.ts';
import { buildCourses } from '../../fixtures/build-tiny.ts';
import { tinyCourses } from '../../fixtures/tiny-courses.ts';

async function createPublisher(t: TestContext) {
  const folder = await mkdtemp(join(tmpdir(), 'unchanged-'));
  t.after(() => rm(folder, { recursive: true, force: true }));
  const tiny = tinyCourses(3);
  /** Two courses in three have the par; a finding changes no course. */
  return async (par: number, value = '0') => {
    const finding = {
      source: 'demo',
      place: 'demo:6',
      rule: 'par-unlikely',
      value,
      action: 'nulled',
    } as const;
    const details = (index: number) => ({
      ...tiny.details(index),
      declaredPar: index % 3 === par % 3 ? 72 : par,
      findings: [finding],
    });
    const { manifest, changes } = await buildCourses(folder, { heads: tiny.heads, details });
    const database = openDatasetFile(join(folder, manifest.file));
    const earlier = readEditions(database).map(({ version }) => version);
    database.close();
    return { version: manifest.version, changes: changes?.length, earlier };
  };
}

test('the same sources give the same file, however many editions were before', async (t) => {
  const publish = await createPublisher(t);
  for (const par of [66, 67, 68, 69]) {
    const { version, changes } = await publish(par);
    assert.notEqual(changes, 0);
    assert.equal((await publish(par)).version, version, `par ${par}`);
  }
});

test('a file can be compared with the eight editions before it, even if none has changed a course', async (t) => {
  const publish = await createPublisher(t);
  const versions = [(await publish(66)).version, (await publish(67)).version];
  for (let value = 1; value <= 10; value++) {
    const { version, changes, earlier } = await publish(67, String(value));
    assert.equal(changes, 0);
    assert.deepEqual(earlier, versions.slice(-8));
    versions.push(version);
    assert.deepEqual(await publish(67, String(value)), { version, changes, earlier });
  }
});
