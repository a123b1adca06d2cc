import assert from 'node:assert/strict';
import { readFileSync, renameSync, rmSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { followFixtures } from '#testing/followed-fixtures.ts';
import { until } from '#testing/until.ts';
import { publishFixtureDataset } from '#testing/write-fixture-dataset.ts';

const { follow } = followFixtures();

test('the first dataset is opened when it arrives, even if the directory arrives with it', async () => {
  const { dataDir, follower } = follow('new');
  assert.equal(follower.current(), null);
  const version = publishFixtureDataset(dataDir, 10);
  await follower.check();
  assert.equal(follower.current()?.version, version);
});

test('a publish is noticed by itself', async () => {
  const { dataDir, follower } = follow('noticed', 10);
  const version = publishFixtureDataset(dataDir, 11);
  await until(() => follower.current()?.version === version);
});

test('what is being answered stays readable after a switch, and the next to ask sees the switch', async () => {
  const { dataDir, version, follower } = follow('answered', 10);
  const answering = follower.current()!;
  const second = publishFixtureDataset(dataDir, 12);
  await follower.check();
  assert.equal(follower.current()?.version, second);
  assert.equal(answering.version, version);
  assert.ok(answering.readProfile(1).length > 100);
});

test('the served version stays while a newer one is opened, and one published meanwhile comes after it', async () => {
  const { dataDir, version, follower } = follow('meanwhile', 10);
  await follower.check();
  const second = publishFixtureDataset(dataDir, 11);
  const opened = follower.check();
  assert.equal(follower.current()?.version, version);
  const third = publishFixtureDataset(dataDir, 12);
  const openedNext = follower.check();
  await opened;
  assert.equal(follower.current()?.version, second);
  await openedNext;
  assert.equal(follower.current()?.version, third);
});

test('a file that is cut short, of another kind or missing is refused once, in words that name no folder, and the previous one stays', async () => {
  const { dataDir, version, follower, errors } = follow('bad', 10);
  const manifestFile = join(dataDir, 'current.json');
  const good = readFileSync(manifestFile, 'utf8');
  const broken = {
    'cut short': () => {
      publishFixtureDataset(dataDir, 13);
      const { file, size } = JSON.parse(readFileSync(manifestFile, 'utf8'));
      truncateSync(join(dataDir, file), size - 4096);
    },
    'cut short and said to be so': () => {
      publishFixtureDataset(dataDir, 14);
      const manifest = JSON.parse(readFileSync(manifestFile, 'utf8'));
      truncateSync(join(dataDir, manifest.file), manifest.size - 4096);
      writeFileSync(manifestFile, JSON.stringify({ ...manifest, size: manifest.size - 4096 }));
    },
    'of another kind': () => {
      const manifest = JSON.parse(good);
      const file = 'dataset-00000000000000aa.sqlite';
      writeFileSync(join(dataDir, file), 'x'.repeat(8192));
      writeFileSync(
        manifestFile,
        JSON.stringify({ ...manifest, version: '00000000000000aa', file, size: 8192 }),
      );
    },
    missing: () => {
      const manifest = JSON.parse(good);
      const version = '00000000000000bb';
      writeFileSync(
        manifestFile,
        JSON.stringify({ ...manifest, version, file: `dataset-${version}.sqlite` }),
      );
    },
    'no manifest': () => writeFileSync(manifestFile, '{"version":"../../etc/passwd"'),
    'with a manifest that can’t be read': () => {
      rmSync(manifestFile);
      symlinkSync(manifestFile, manifestFile);
    },
  };
  for (const [how, spoil] of Object.entries(broken)) {
    errors.length = 0;
    spoil();
    await follower.check();
    await follower.check();
    assert.equal(follower.current()?.version, version, how);
    assert.equal(errors.length, 1, `${how}: ${errors}`);
    assert.ok(follower.failure());
    assert.doesNotMatch(String(follower.failure()), /\//, how);
  }
  rmSync(manifestFile);
  writeFileSync(manifestFile, good);
  const mended = publishFixtureDataset(dataDir, 15);
  await follower.check();
  assert.equal(follower.current()?.version, mended);
});

test('a file that is lost is still served, and opened again when it is put back', async () => {
  const { dataDir, version, follower, errors } = follow('lost', 10);
  const path = join(dataDir, `dataset-${version}.sqlite`);
  const opened = follower.current();
  assert.equal(follower.failure(), null);
  renameSync(path, `${path}.away`);
  await follower.check();
  await follower.check();
  assert.equal(errors.length, 1);
  assert.match(errors[0]!, /it is gone/);
  assert.match(String(follower.failure()), /it is gone/);
  assert.ok(opened!.readSummary(1).length > 0);
  renameSync(`${path}.away`, path);
  await follower.check();
  await follower.check();
  assert.equal(follower.failure(), null);
  assert.notEqual(follower.current(), opened);
  assert.equal(follower.current()?.version, version);
});

test('a file that is cut short fails what reads it, not the process', async () => {
  const { dataDir, version, follower, errors } = follow('cut', 60);
  const path = join(dataDir, `dataset-${version}.sqlite`);
  const bytes = readFileSync(path);
  truncateSync(path, 8192);
  assert.throws(() => {
    for (let golfId = 1; golfId <= 60; golfId++) follower.current()!.readProfile(golfId);
  });
  await follower.check();
  await follower.check();
  assert.equal(errors.length, 1);
  writeFileSync(path, bytes);
  await follower.check();
  await follower.check();
  assert.equal(follower.failure(), null);
  assert.ok(follower.current()!.readProfile(60).length > 0);
});

test('a file whose bytes changed is said to be damaged, once, until the right bytes are back', async () => {
  const { dataDir, version, follower, errors } = follow('damaged', 10);
  const path = join(dataDir, `dataset-${version}.sqlite`);
  const bytes = readFileSync(path);
  const damaged = Buffer.from(bytes);
  damaged.fill(0xff, damaged.length - 2000, damaged.length - 1000);
  for (let i = 0; i < 2; i++) {
    writeFileSync(path, damaged);
    await follower.check();
    await follower.check();
  }
  assert.equal(errors.length, 1);
  assert.match(errors[0]!, /do not match its SHA-256/);
  writeFileSync(path, bytes);
  await follower.check();
  await follower.check();
  assert.equal(follower.failure(), null);
  assert.equal(follower.current()?.version, version);
});
