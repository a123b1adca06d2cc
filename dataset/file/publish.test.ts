import assert from 'node:assert/strict';
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type TestContext, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { listVersions } from '#lib/dataset-file/dataset-version.ts';
import { sha256OfFile } from '#lib/dataset-file/durable-file.ts';
import { type DatasetManifest, readManifest } from '#lib/dataset-file/manifest.ts';
import { buildCourses } from '../fixtures/build-tiny.ts';
import { plainPlaces } from '../fixtures/plain-places.ts';
import { tinyCourses } from '../fixtures/tiny-courses.ts';
import { lockDataDir, rollBack } from './publish.ts';

const script = fileURLToPath(new URL('../fixtures/run-build-tiny.ts', import.meta.url));

async function dataDir(t: TestContext): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'publishing-'));
  t.after(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** Builds as the script does. */
function build(folder: string, copies: number) {
  return buildCourses(folder, tinyCourses(copies), { places: () => plainPlaces });
}

async function wholeDataset(folder: string): Promise<DatasetManifest> {
  const manifest = await readManifest(folder);
  assert.ok(manifest, 'nothing is published');
  const path = join(folder, manifest.file);
  assert.equal((await stat(path)).size, manifest.size);
  assert.equal(await sha256OfFile(path), manifest.sha256);
  return manifest;
}

function spawnBuild(folder: string, copies: number, command = process.execPath, before: string[] = []) {
  return spawn(command, [...before, script, folder, String(copies)], { stdio: ['ignore', 'pipe', 'pipe'] });
}

async function ended(child: ChildProcess): Promise<{ code: number | null; said: string }> {
  let said = '';
  child.stderr?.on('data', (chunk) => {
    said += chunk;
  });
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  return { code, said };
}

test('publishing again and again keeps five versions, and rollback goes back one by one', async (t) => {
  const folder = await dataDir(t);
  const versions: string[] = [];
  for (const copies of [1, 2, 3, 4, 5, 6, 7]) versions.push((await build(folder, copies)).manifest.version);
  const kept = (await listVersions(folder)).map(({ version }) => version);
  assert.deepEqual(kept, versions.slice(2).reverse());
  assert.equal((await rollBack(folder)).version, versions[5]);
  assert.equal((await rollBack(folder)).version, versions[4]);
  assert.equal((await wholeDataset(folder)).version, versions[4]);
  const next = (await build(folder, 8)).manifest;
  assert.equal(next.previous, versions[4]);
});

test('rollback refuses if there is nothing to go back to or the file is damaged', async (t) => {
  const folder = await dataDir(t);
  await assert.rejects(rollBack(folder), /Nothing is published/);
  const first = (await build(folder, 1)).manifest;
  await assert.rejects(rollBack(folder), /has no version from before/);
  await build(folder, 2);
  await writeFile(join(folder, first.file), 'damage');
  await assert.rejects(rollBack(folder), /is damaged/);
  assert.notEqual((await wholeDataset(folder)).version, first.version);
});

test('the same dataset published twice is one version, and rollback still finds the one before', async (t) => {
  const folder = await dataDir(t);
  const first = (await build(folder, 1)).manifest;
  const second = (await build(folder, 2)).manifest;
  assert.deepEqual((await build(folder, 2)).manifest, second);
  assert.equal((await rollBack(folder)).version, first.version);
});

test('of two builds into one directory one is refused, and says why', async (t) => {
  const folder = await dataDir(t);
  const unlock = lockDataDir(folder);
  const { code, said } = await ended(spawnBuild(folder, 1));
  unlock();
  assert.equal(code, 1);
  assert.match(
    said,
    /Another build, export or rollback is running in .*: try again when it has finished\.\n$/,
  );
  assert.equal(await readManifest(folder), null);
  const both = await Promise.all([1, 2].map((copies) => ended(spawnBuild(folder, copies))));
  assert.ok(both.some(({ code }) => code === 0));
  await wholeDataset(folder);
});

/** KILL_ROUNDS=50 for a longer trial. */
const killRounds = Number(process.env.KILL_ROUNDS ?? 6);
/** Phases whose end a build prints; what comes after each touches the data directory. */
const KILL_AFTER = ['Assigning ids', 'Writing the dataset', 'Verifying the dataset'];
/** Milliseconds that publishing takes, and a few. */
const KILL_SPAN = 10;

test('a build killed at any moment leaves the old dataset or the new one, whole', async (t) => {
  const folder = await dataDir(t);
  await build(folder, 8);
  const [before, after] = await publishedElsewhere(t, [8, 9]);
  for (let round = 0; round < killRounds; round++) {
    const child = spawnBuild(folder, 9);
    const phase = KILL_AFTER[Math.min(round, KILL_AFTER.length - 1)]!;
    child.stderr.on('data', (chunk: Buffer) => {
      if (chunk.includes(phase)) setTimeout(() => child.kill('SIGKILL'), (round * KILL_SPAN) / killRounds);
    });
    await ended(child);
    const { version } = await wholeDataset(folder);
    assert.ok(version === before || version === after, `round ${round}`);
    if (version === after) assert.equal((await rollBack(folder)).version, before);
  }
  const last = await ended(spawnBuild(folder, 9));
  assert.equal(last.code, 0, last.said);
  const { file, version } = await wholeDataset(folder);
  assert.equal(version, after);
  const names = await readdir(folder);
  assert.ok(names.includes(file));
  assert.deepEqual(
    names.filter((name) => /building|\.new$/.test(name)),
    [],
  );
});

test('a full disk stops the build with an explanation and leaves the published dataset as it was', async (t) => {
  const folder = await dataDir(t);
  const { manifest } = await build(folder, 1);
  const before = await readFile(join(folder, 'current.json'));
  // A file size limit (here 200 kB) fails a write as a full disk does.
  const limited = ['-c', 'ulimit -f "$0" && exec "$@"', '400', process.execPath];
  const { code, said } = await ended(spawnBuild(folder, 20, 'sh', limited));
  assert.equal(code, 1);
  assert.match(said, /\nThe dataset couldn't be written: [^\n]*; nothing was published\.\n$/);
  assert.deepEqual(await readFile(join(folder, 'current.json')), before);
  assert.deepEqual(await wholeDataset(folder), manifest);
});

/** One after the other: a dataset knows what was published before it. */
async function publishedElsewhere(t: TestContext, copies: number[]): Promise<string[]> {
  const folder = await dataDir(t);
  const versions: string[] = [];
  for (const count of copies) versions.push((await build(folder, count)).manifest.version);
  return versions;
}
