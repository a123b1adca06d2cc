import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { readFileSync, renameSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { test } from 'node:test';
import { datasetFileName } from '#lib/dataset-file/dataset-version.ts';
import { followFixtures } from '#testing/followed-fixtures.ts';
import { publishFixtureDataset } from '#testing/write-fixture-dataset.ts';

const { root, follow, open } = followFixtures();

/** Overwrites the file's last kilobytes in place. */
function damage(path: string): void {
  const bytes = readFileSync(path);
  writeFileSync(path, bytes.fill(0xa5, bytes.length - 4000, bytes.length - 2000));
}

const fileOf = (dataDir: string, version: string) => join(dataDir, datasetFileName(version));

test('a file with other bytes of the same length, or with unreadable documents, is never served', async () => {
  const { dataDir, version, follower, errors } = follow('other-bytes', 10);
  damage(fileOf(dataDir, publishFixtureDataset(dataDir, 11)));
  await follower.check();
  assert.equal(follower.current()?.version, version);
  assert.match(errors[0]!, /do not match its SHA-256/);
  assert.match(String(follower.failure()), /do not match its SHA-256/);

  const path = fileOf(dataDir, publishFixtureDataset(dataDir, 12));
  const database = new DatabaseSync(path);
  database.exec("UPDATE profile SET body = x'00112233'");
  database.close();
  const bytes = readFileSync(path);
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const unreadable = sha256.slice(0, 16);
  const manifestFile = join(dataDir, 'current.json');
  const manifest = JSON.parse(readFileSync(manifestFile, 'utf8'));
  renameSync(path, fileOf(dataDir, unreadable));
  const file = datasetFileName(unreadable);
  writeFileSync(
    manifestFile,
    JSON.stringify({ ...manifest, version: unreadable, file, size: bytes.length, sha256 }),
  );
  await follower.check();
  assert.equal(follower.current()?.version, version);
  assert.match(errors[1]!, /the profile of golf_id \d+ can't be read/);
  assert.equal(errors.length, 2);
});

const spoiledAtStart: Record<string, (path: string) => void> = {
  'cut short': (path) => truncateSync(path, 8192),
  'full of other bytes': (path) => writeFileSync(path, readFileSync(path).fill(0xa5)),
  missing: (path) => rmSync(path),
};
for (const [how, spoil] of Object.entries(spoiledAtStart)) {
  test(`if a published file is ${how} at the start, the version before it is served`, async () => {
    const dataDir = join(root, `start ${how}`);
    const before = publishFixtureDataset(dataDir, 10);
    const published = publishFixtureDataset(dataDir, 11);
    const path = fileOf(dataDir, published);
    const bytes = readFileSync(path);
    spoil(path);
    const { follower, errors } = open(dataDir);
    assert.equal(follower.current()?.version, before);
    await follower.check();
    await follower.check();
    assert.equal(errors.length, 1);
    assert.notEqual(follower.failure(), null);
    writeFileSync(path, bytes);
    await follower.check();
    assert.equal(follower.current()?.version, published);
    assert.equal(follower.failure(), null);
  });
}

test('with an invalid manifest, the newest version is served at the start', () => {
  const dataDir = join(root, 'no-manifest');
  const version = publishFixtureDataset(dataDir, 10);
  writeFileSync(join(dataDir, 'current.json'), '{');
  const { follower, errors } = open(dataDir);
  assert.equal(follower.current()?.version, version);
  assert.equal(errors.length, 1);
});

test('a file with a few wrong bytes is noticed soon after the start, and replaced by the version before it', async () => {
  const dataDir = join(root, 'wrong-at-start');
  const before = publishFixtureDataset(dataDir, 10);
  const published = publishFixtureDataset(dataDir, 11);
  damage(fileOf(dataDir, published));
  const { follower, errors } = open(dataDir);
  assert.equal(follower.current()?.version, published);
  await follower.check();
  assert.equal(follower.current()?.version, before);
  assert.equal(errors.length, 1);
});

test('if a file is damaged while it is served, the version before it is served until the right bytes are back', async () => {
  const { dataDir, version, follower, errors } = follow('damaged-while-served', 10);
  const published = publishFixtureDataset(dataDir, 11);
  await follower.check();
  const path = fileOf(dataDir, published);
  const bytes = readFileSync(path);
  damage(path);
  await follower.check();
  assert.equal(follower.current()?.version, version);
  assert.notEqual(follower.failure(), null);
  writeFileSync(path, bytes);
  await follower.check();
  assert.equal(follower.current()?.version, published);
  assert.equal(follower.failure(), null);
  assert.equal(errors.length, 1);
});

test('a file that is replaced by another is still served as it was opened', async () => {
  const { dataDir, follower } = follow('replaced', 10);
  const published = publishFixtureDataset(dataDir, 11);
  await follower.check();
  writeFileSync(`${fileOf(dataDir, published)}.other`, 'something else');
  renameSync(`${fileOf(dataDir, published)}.other`, fileOf(dataDir, published));
  await follower.check();
  assert.equal(follower.current()?.version, published);
  assert.match(String(follower.failure()), /the file that was opened is still served/);
  assert.ok(follower.current()!.readProfile(11).length > 0);
});

test('after a failed read the version before is served, until the right bytes are back', async () => {
  let time = 0;
  const { dataDir, version, follower, errors } = follow('read-fails', 10, () => time);
  const published = publishFixtureDataset(dataDir, 11);
  await follower.check();
  const failure = Object.assign(new Error('disk I/O error'), { code: 'ERR_SQLITE_ERROR', errcode: 10 });
  follower.suspect(new TypeError('our own fault'), follower.current());
  follower.suspect(failure, null);
  await follower.check();
  assert.equal(follower.current()?.version, published);
  for (const seconds of [5, 10]) {
    follower.suspect(failure, follower.current());
    await follower.check();
    assert.equal(follower.current()?.version, version);
    assert.match(String(follower.failure()), /disk I\/O error/);
    time += seconds * 1000 - 1;
    await follower.check();
    assert.equal(follower.current()?.version, version);
    time += 1;
    await follower.check();
    assert.equal(follower.current()?.version, published);
    assert.equal(follower.failure(), null);
  }
  assert.equal(errors.length, 2);
});
