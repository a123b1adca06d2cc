import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, readlinkSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { before, describe, test } from 'node:test';
import type { DatasetInfo } from '#lib/contract/operations/dataset.ts';
import { exportFolderName } from '#lib/dataset-file/exported-files.ts';
import { readManifest } from '#lib/dataset-file/manifest.ts';
import { serveFixture } from '#testing/served-fixture.ts';
import { until } from '#testing/until.ts';
import { datasetAnswers } from '../api/dataset.ts';
import { openDataset } from '../store/open-dataset.ts';

const content = Buffer.from(Array.from({ length: 5000 }, (_, at) => at % 251));
const sha256 = createHash('sha256').update(content).digest('hex');
const file = {
  file: 'holes.parquet',
  rows: 7,
  bytes: content.length,
  sha256,
  licence: 'ODbL-1.0',
  attribution: '© OpenStreetMap contributors',
  schema: 'hole_id, golf_id',
};

describe('downloads', () => {
  const { url, dataDir } = serveFixture({ RATE_LIMIT_PER_SECOND: '3' }, 5);
  before(async () => {
    await fetch(url('/v2/dataset'));
    const { version } = (await readManifest(dataDir()))!;
    const folder = join(dataDir(), exportFolderName(version));
    mkdirSync(folder);
    writeFileSync(join(folder, file.file), content);
    writeFileSync(join(folder, 'files.json'), JSON.stringify({ version, date: null, files: [file] }));
  });
  const ask = (name: string, headers: Record<string, string> = {}, method = 'GET') =>
    fetch(url(`/downloads/${name}`), { method, headers });
  const bytesOf = async (answer: Response) => Buffer.from(await answer.arrayBuffer());

  test('the list has each file with its address, for scripts on any site', async () => {
    const answer = await ask('index.json');
    assert.equal(answer.headers.get('access-control-allow-origin'), '*');
    const list = await answer.text();
    assert.equal(await (await ask('')).text(), list);
    const { files } = JSON.parse(list) as { files: object[] };
    assert.deepEqual(files, [{ ...file, url: 'https://golf.example/downloads/holes.parquet' }]);
    const tag = answer.headers.get('etag')!;
    // A proxy that compresses makes the tag weak.
    for (const known of [tag, `W/${tag}`, `"older", ${tag}`, '*']) {
      assert.equal((await ask('index.json', { 'If-None-Match': known })).status, 304, known);
    }
    assert.equal((await ask('index.json', { 'If-None-Match': '"older"' })).status, 200);
  });

  test('the API lists them, too, for editions opened from then on, under another tag', async () => {
    const { version, file: name } = (await readManifest(dataDir()))!;
    const dataset = openDataset(join(dataDir(), name), version);
    const { data } = datasetAnswers.getDataset.answer(dataset) as { data: DatasetInfo };
    const { hash } = datasetAnswers.getDataset.said(dataset);
    dataset.close();
    assert.deepEqual(data.files, [{ ...file, url: '/downloads/holes.parquet' }]);
    const served = await fetch(url('/v2/dataset'));
    const said = (await served.json()) as { data: DatasetInfo };
    const digest = createHash('sha256').update(JSON.stringify(said.data)).digest('hex').slice(0, 16);
    assert.ok(served.headers.get('etag')?.startsWith(`"${digest}-`), 'a tag of what it says');
    assert.notEqual(digest, hash);
  });

  test('a file is sent whole, with its digest as its tag, and never counts towards the quota', async () => {
    for (let i = 0; i < 6; i++) {
      const answer = await ask('holes.parquet');
      assert.deepEqual([answer.status, answer.headers.get('etag')], [200, `"${sha256}"`]);
      assert.equal(answer.headers.get('accept-ranges'), 'bytes');
      assert.deepEqual(await bytesOf(answer), content);
    }
    const head = await ask('holes.parquet', {}, 'HEAD');
    assert.equal(head.headers.get('content-length'), String(content.length));
    assert.equal((await ask('holes.parquet', { 'If-None-Match': `"${sha256}"` })).status, 304);
  });

  test('a mirror that only knows the time of its copy gets another when the file is of another time', async () => {
    const time = (await ask('holes.parquet')).headers.get('last-modified')!;
    assert.equal((await ask('holes.parquet', { 'If-Modified-Since': time })).status, 304);
    const older = new Date(Date.parse(time) - 1000).toUTCString();
    const newer = new Date(Date.parse(time) + 1000).toUTCString();
    for (const other of [older, newer, 'yesterday']) {
      assert.equal((await ask('holes.parquet', { 'If-Modified-Since': other })).status, 200, other);
    }
    const both = { 'If-Modified-Since': time, 'If-None-Match': '"older"' };
    assert.equal((await ask('holes.parquet', both)).status, 200);
  });

  test('a range is answered 206, one beyond the end 416, one of another version with the whole', async () => {
    for (const [range, from, to] of [
      ['bytes=0-0', 0, 0],
      ['bytes=100-199', 100, 199],
      ['bytes=4990-', 4990, 4999],
      ['bytes=-8', 4992, 4999],
      ['bytes=4000-9999', 4000, 4999],
    ] as const) {
      const answer = await ask('holes.parquet', { Range: range });
      assert.deepEqual([range, answer.status], [range, 206]);
      assert.equal(answer.headers.get('content-range'), `bytes ${from}-${to}/5000`);
      assert.deepEqual(await bytesOf(answer), content.subarray(from, to + 1));
    }
    const beyond = await ask('holes.parquet', { Range: 'bytes=5000-' });
    assert.deepEqual([beyond.status, beyond.headers.get('content-range')], [416, 'bytes */5000']);
    const older = await ask('holes.parquet', { Range: 'bytes=0-9', 'If-Range': '"older"' });
    assert.deepEqual([older.status, (await bytesOf(older)).length], [200, 5000]);
    const same = await ask('holes.parquet', { Range: 'bytes=0-9', 'If-Range': `"${sha256}"` });
    assert.deepEqual([same.status, (await bytesOf(same)).length], [206, 10]);
  });

  test('ranges that make no sense are ignored', async () => {
    for (const range of ['bytes=', 'bytes=-', 'bytes=5-2', 'bytes=0-1,3-4', 'lines=0-1', 'bytes=a-b']) {
      const answer = await ask('holes.parquet', { Range: range });
      assert.deepEqual([range, answer.status, (await bytesOf(answer)).length], [range, 200, 5000]);
    }
    for (const range of ['bytes=-0', 'bytes=18446744073709551615-']) {
      assert.deepEqual([range, (await ask('holes.parquet', { Range: range })).status], [range, 416]);
    }
    const all = await ask('holes.parquet', { Range: 'bytes=2-18446744073709551615' });
    assert.equal(all.headers.get('content-range'), 'bytes 2-4999/5000');
  });

  test('nothing else of the data directory can be read, and nothing written', async () => {
    for (const name of [
      'files.json',
      '..%2fcurrent.json',
      '%2e%2e/current.json',
      'current.json',
      'x'.repeat(500),
    ]) {
      assert.equal((await ask(name)).status, 404, name);
    }
    assert.equal((await ask('holes.parquet', {}, 'DELETE')).status, 405);
    const preflight = await ask('holes.parquet', { Origin: 'https://other.example' }, 'OPTIONS');
    assert.deepEqual([preflight.status, preflight.headers.get('access-control-allow-origin')], [204, '*']);
  });

  test('a file that is gone and a list that is damaged are a 503, and nothing else fails', async () => {
    const { version } = (await readManifest(dataDir()))!;
    const folder = join(dataDir(), exportFolderName(version));
    renameSync(join(folder, file.file), join(folder, 'away'));
    assert.equal((await ask('holes.parquet')).status, 503);
    renameSync(join(folder, 'away'), join(folder, file.file));
    assert.equal((await ask('holes.parquet')).status, 200);
    const list = join(folder, 'files.json');
    const text = readFileSync(list);
    writeFileSync(list, text.subarray(0, 20));
    assert.equal((await ask('index.json')).status, 503);
    writeFileSync(list, text);
    assert.equal((await ask('index.json')).status, 200);
  });
});

describe('downloads of an edition without files', () => {
  const { url } = serveFixture({}, 5);

  test('are a 404 that says so', async () => {
    const answer = await fetch(url('/downloads/index.json'));
    assert.equal(answer.status, 404);
    assert.match(await answer.text(), /published without files to download/);
  });
});

describe('downloads of an edition that is published elsewhere', () => {
  const { url } = serveFixture({ DATASET_URL: 'https://files.example/golf' }, 5);

  test('are a 404 that says where they are', async () => {
    const answer = await fetch(url('/downloads/'));
    assert.equal(answer.status, 404);
    assert.match(await answer.text(), /follows an edition that is published elsewhere/);
  });
});

describe('a large download, and a folder in the place of one', () => {
  const { url, dataDir, serving } = serveFixture({}, 5);
  const names = ['large.parquet', 'folder.parquet'] as const;
  before(async () => {
    const { version } = (await readManifest(dataDir()))!;
    const folder = join(dataDir(), exportFolderName(version));
    mkdirSync(folder);
    const files = names.map((name) => ({ ...file, file: name }));
    writeFileSync(join(folder, 'files.json'), JSON.stringify({ version, date: null, files }));
    // More than the buffers of both sides hold.
    writeFileSync(join(folder, names[0]), Buffer.alloc(64 * 1024 * 1024));
    mkdirSync(join(folder, names[1]));
  });

  const openFiles = () =>
    readdirSync('/proc/self/fd').filter((each) => readLink(each).endsWith('large.parquet')).length;

  test('a client that goes away leaves no file open', async () => {
    const { body } = await fetch(url('/downloads/large.parquet'));
    await until(() => openFiles() === 1);
    await body!.cancel();
    await until(() => openFiles() === 0);
    assert.equal((await serving().app.request('/healthz')).status, 200);
  });

  test('what cannot be read is a 503', async () => {
    assert.equal((await fetch(url('/downloads/folder.parquet'))).status, 503);
  });
});

function readLink(descriptor: string): string {
  try {
    return readlinkSync(`/proc/self/fd/${descriptor}`);
  } catch {
    return '';
  }
}
