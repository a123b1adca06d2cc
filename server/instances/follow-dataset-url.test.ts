import assert from 'node:assert/strict';
import { mkdtempSync, readdirSync, readFileSync, rmSync, truncateSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, type TestContext, test } from 'node:test';
import { tryLockDataDir } from '#lib/dataset-file/data-dir-lock.ts';
import { readManifest } from '#lib/dataset-file/manifest.ts';
import { hostDataset, type Misbehaviour } from '#testing/dataset-host.ts';
import { until } from '#testing/until.ts';
import { publishFixtureDataset } from '#testing/write-fixture-dataset.ts';
import { type DownloadLimits, followDatasetUrl } from './follow-dataset-url.ts';

const root = mkdtempSync(join(tmpdir(), 'dataset-url-'));
after(() => rmSync(root, { recursive: true, force: true }));
let folders = 0;

async function setUp(t: TestContext, limits: Partial<DownloadLimits> = {}) {
  const published = join(root, `published-${++folders}`);
  const dataDir = join(root, `data-${folders}`);
  const version = publishFixtureDataset(published, 10);
  const host = await hostDataset(published);
  const warnings: string[] = [];
  t.after(() => host.close());
  return {
    published,
    dataDir,
    version,
    host,
    warnings,
    fileRequests: () => host.requests.filter(({ path }) => path.endsWith('.sqlite')),
    served: async () => (await readManifest(dataDir).catch(() => null))?.version ?? null,
    cutShort(response: ServerResponse, bytes: Buffer) {
      response.write(bytes);
      const partial = join(dataDir, `dataset-${version}.sqlite.part`);
      void until(async () => (await stat(partial)).size === bytes.length).then(() => response.destroy());
    },
    follow() {
      const following = followDatasetUrl({
        datasetUrl: host.url,
        dataDir,
        pollSeconds: 0.02,
        limits,
        log: { info: () => {}, warn: (details) => warnings.push(JSON.stringify(details)) },
      });
      t.after(() => following.close());
      return following;
    },
  };
}

function spoil(times: number, how: Misbehaviour): Misbehaviour {
  let left = times;
  return (request, response, body) =>
    request.url?.endsWith('.sqlite') === true && left-- > 0 && how(request, response, body);
}

test('what is published elsewhere is fetched, and a newer version after it', async (t) => {
  const { published, version, warnings, fileRequests, served, follow } = await setUp(t);
  follow();
  await until(async () => (await served()) === version);
  assert.equal(fileRequests().length, 1);
  const second = publishFixtureDataset(published, 11);
  await until(async () => (await served()) === second);
  assert.deepEqual(warnings, []);
});

test('a download that was cut short resumes where it ended', async (t) => {
  const { version, host, warnings, fileRequests, served, cutShort, follow } = await setUp(t);
  host.misbehave(
    spoil(1, (_, response, body) => {
      response.writeHead(200, { 'content-length': body.length });
      cutShort(response, body.subarray(0, 5000));
      return true;
    }),
  );
  follow();
  await until(async () => (await served()) === version);
  assert.deepEqual(
    fileRequests().map(({ range }) => range),
    [undefined, 'bytes=5000-'],
  );
  assert.equal(warnings.length, 1);
});

test('from a server without ranges the whole file is downloaded again', async (t) => {
  const { version, host, served, cutShort, follow } = await setUp(t);
  host.misbehave(
    spoil(2, (request, response, body) => {
      response.writeHead(200, { 'content-length': body.length });
      if (request.headers.range) response.end(body);
      else cutShort(response, body.subarray(0, 3000));
      return true;
    }),
  );
  follow();
  await until(async () => (await served()) === version);
});

test('a file is followed to where its address has moved', async (t) => {
  const { version, host, served, fileRequests, follow } = await setUp(t);
  host.misbehave(
    spoil(1, (_, response) => {
      response.writeHead(307, { location: '?moved' }).end();
      return true;
    }),
  );
  follow();
  await until(async () => (await served()) === version);
  assert.equal(fileRequests().length, 1);
});

test('of two instances that share a data directory one fetches for both', async (t) => {
  const { version, fileRequests, warnings, served, follow } = await setUp(t);
  follow();
  follow();
  await until(async () => (await served()) === version);
  assert.equal(fileRequests().length, 1);
  assert.deepEqual(warnings, []);
});

const silence = 'nothing any more after the first bytes';
const wrongs: Record<string, Misbehaviour> = {
  'other bytes of the same length': (_, response, body) => {
    response.end(Buffer.from(body).fill(7, 4000, 5000));
    return true;
  },
  'more bytes than the manifest says': (_, response, body) => {
    response.end(Buffer.concat([body, body]));
    return true;
  },
  'fewer bytes, as if they were all': (_, response, body) => {
    response.end(body.subarray(0, 8192));
    return true;
  },
  'a page that says sorry': (_, response) => {
    response.end('<html>Service is being upgraded</html>');
    return true;
  },
  'status 500': (_, response) => {
    response.writeHead(500).end();
    return true;
  },
  'another range than asked for': (_, response, body) => {
    response.writeHead(206, { 'content-range': `bytes 0-99/${body.length}` }).end(body.subarray(0, 100));
    return true;
  },
  [silence]: (_, response, body) => {
    response.write(body.subarray(0, 100));
    return true;
  },
};
for (const [what, how] of Object.entries(wrongs)) {
  test(`a host that sends ${what} changes nothing, and is asked again until it works`, async (t) => {
    const { published, dataDir, version, host, warnings, fileRequests, served, follow } = await setUp(
      t,
      what === silence ? { stallMilliseconds: 500, leastBytesPerSecond: 0 } : {},
    );
    follow();
    await until(async () => (await served()) === version);
    host.misbehave(spoil(3, how));
    const second = publishFixtureDataset(published, 12);
    await until(async () => {
      const now = await served();
      assert.ok(now === version || (now === second && fileRequests().length > 3), String(now));
      return now === second;
    });
    assert.ok(warnings.length >= 1 && warnings.length <= 3, `${warnings}`);
    assert.ok(!readdirSync(dataDir).some((name) => name.endsWith('.part')));
  });
}

test('a host that goes away, and a manifest that lies, leave what is served as it was', async (t) => {
  const { published, version, host, warnings, served, follow } = await setUp(t);
  follow();
  await until(async () => (await served()) === version);
  const lies = [
    '{"version":"../../etc/passwd"',
    JSON.stringify({
      version: 'a'.repeat(16),
      file: `dataset-${'b'.repeat(16)}.sqlite`,
      size: 10,
      sha256: 'c'.repeat(64),
      previous: null,
    }),
    'x'.repeat(100_000),
  ];
  let asked = 0;
  host.misbehave((_, response) => {
    const lie = lies[asked++ % (lies.length + 1)];
    if (lie === undefined) response.destroy();
    else response.end(lie);
    return true;
  });
  await until(() => warnings.length >= 4);
  assert.equal(await served(), version);
  host.misbehave(null);
  const second = publishFixtureDataset(published, 13);
  await until(async () => (await served()) === second);
});

test('rolling back to a version that is still here downloads nothing', async (t) => {
  const { published, version, fileRequests, served, follow } = await setUp(t);
  follow();
  await until(async () => (await served()) === version);
  const second = publishFixtureDataset(published, 14);
  await until(async () => (await served()) === second);
  publishFixtureDataset(published, 10);
  await until(async () => (await served()) === version);
  assert.equal(fileRequests().length, 2);
});

/** Sends a byte now and then, for as long as somebody reads. */
const drip: Misbehaviour = (_, response, body) => {
  response.writeHead(200, { 'content-length': body.length });
  let sent = 0;
  const timer = setInterval(() => response.write(body.subarray(sent, ++sent)), 10);
  response.on('close', () => clearInterval(timer));
  return true;
};

const slow: Record<string, Partial<DownloadLimits>> = {
  'slower than the least speed': { stallMilliseconds: 500, leastBytesPerSecond: 1000 },
  'later than the deadline': { deadlineMilliseconds: 1500 },
};
for (const [how, limits] of Object.entries(slow)) {
  test(`a download that comes ${how} is given up, reported, and resumed later where it stopped`, async (t) => {
    const { version, host, warnings, fileRequests, served, follow } = await setUp(t, limits);
    host.misbehave(spoil(1, drip));
    const following = follow();
    await until(() => following.isFailing());
    assert.equal(following.upToDateAt(), 0);
    await until(async () => (await served()) === version);
    await until(() => following.upToDateAt() > 0);
    assert.equal(following.isFailing(), false);
    assert.equal(warnings.length, 1);
    assert.match(String(fileRequests()[1]?.range), /^bytes=[1-9]/);
  });
}

test("a build or a rollback needn't wait for a download, and only the newest version is published", async (t) => {
  const { published, dataDir, host, warnings, fileRequests, served, follow } = await setUp(t);
  let finish: (() => void) | undefined;
  host.misbehave(
    spoil(1, (_, response, body) => {
      response.writeHead(200, { 'content-length': body.length }).write(body.subarray(0, 5000));
      finish = () => response.end(body.subarray(5000));
      return true;
    }),
  );
  follow();
  await until(() => finish !== undefined);
  const unlock = tryLockDataDir(dataDir);
  assert.ok(unlock);
  const second = publishFixtureDataset(published, 15);
  finish!();
  await until(() => fileRequests().length === 2);
  // It's published when the lock is free.
  assert.equal(await served(), null);
  unlock();
  await until(async () => (await served()) === second);
  assert.deepEqual(warnings, []);
});

for (const [how, lose] of Object.entries({ deleted: rmSync, 'cut short': truncateSync })) {
  test(`a local copy that is ${how} is fetched again`, async (t) => {
    const { dataDir, version, fileRequests, served, warnings, follow } = await setUp(t);
    follow();
    await until(async () => (await served()) === version);
    const path = join(dataDir, `dataset-${version}.sqlite`);
    const bytes = readFileSync(path);
    lose(path);
    await until(async () => (await stat(path).catch(() => null))?.size === bytes.length);
    assert.deepEqual(readFileSync(path), bytes);
    assert.equal(fileRequests().length, 2);
    assert.deepEqual(warnings, []);
  });
}
