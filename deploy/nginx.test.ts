import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { freePort } from '#testing/free-port.ts';
import { get } from '#testing/http-client.ts';
import { type NginxProcess, noNginx, startBalancer } from '#testing/nginx.ts';
import { openSandbox } from '#testing/sandbox.ts';
import { serveFixture } from '#testing/served-fixture.ts';
import { until } from '#testing/until.ts';

describe('nginx in front of an instance', { skip: noNginx }, () => {
  const fixture = serveFixture({ TRUSTED_PROXY_HOPS: '1', RATE_LIMIT_PER_SECOND: '5' });
  const sandbox = openSandbox();
  let nginx: NginxProcess;
  before(async () => {
    nginx = await startBalancer(sandbox, [{ port: fixture.port() }]);
  });
  after(sandbox.clear);

  test('counts a client once, no matter what address it claims', async () => {
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, number) =>
        get(nginx.port, '/v2/golfs?limit=1', { 'x-forwarded-for': `198.51.100.${number}` }),
      ),
    );
    const statuses = answers.map(({ status }) => status).sort();
    assert.deepEqual(statuses, [...Array(5).fill(200), ...Array(7).fill(429)]);
  });

  test('serves what certbot has written for the certificate authority', async () => {
    const folder = join(nginx.folder, 'acme/.well-known/acme-challenge');
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'token'), 'token.thumbprint');
    const { status, body } = await get(nginx.port, '/.well-known/acme-challenge/token');
    assert.deepEqual([status, body], [200, 'token.thumbprint']);
  });

  test('keeps nothing under /v2, and agent files for a second or two', async () => {
    const [first, second] = [
      await get(nginx.port, '/v2/openapi.json'),
      await get(nginx.port, '/v2/openapi.json'),
    ];
    assert.equal(second.headers['x-cache'], undefined);
    assert.notEqual(first.headers['x-request-id'], second.headers['x-request-id']);
    const caches = [];
    for (let i = 0; i < 2; i++) caches.push((await get(nginx.port, '/llms.txt')).headers['x-cache']);
    assert.deepEqual(caches, ['MISS', 'HIT']);
    await until(async () => (await get(nginx.port, '/llms.txt')).headers['x-cache'] === 'REVALIDATED');
  });
});

describe('nginx in front of two instances', { skip: noNginx }, () => {
  const sandbox = openSandbox();
  const KEPT = {
    'Cache-Control': 'public, max-age=0, s-maxage=1, stale-while-revalidate=1, stale-if-error=86400',
    Vary: 'accept-encoding',
  };
  const answerPage: RequestListener = ({ headers }, response) => {
    const text = `in ${headers['accept-encoding']}`;
    response.writeHead(200, { ...KEPT, ETag: 'W/"page"', 'Content-Length': text.length }).end(text);
  };
  const noDataset: RequestListener = (_, response) => {
    response.writeHead(503, { 'Cache-Control': 'no-store' }).end('no dataset yet');
  };
  const instances: Server[] = [];
  let answers: RequestListener[] = [];
  let asked: number[] = [];
  let nginx: NginxProcess;
  let site = 0;
  const page = () => `/page-${++site}`;

  before(async () => {
    for (const number of [0, 1]) {
      const server = createServer((request, response) => {
        asked[number]!++;
        answers[number]!(request, response);
      }).listen(0, '127.0.0.1');
      await once(server, 'listening');
      instances.push(server);
    }
    nginx = await startBalancer(
      sandbox,
      instances.map((server) => server.address() as AddressInfo),
    );
  });
  after(async () => {
    for (const server of instances) server.close().closeAllConnections();
    await sandbox.clear();
  });
  const reset = (...how: RequestListener[]) => {
    answers = how;
    asked = [0, 0];
  };
  const total = () => asked[0]! + asked[1]!;

  test('keeps one page for each encoding, for any query and any way to write the encoding, and tiles in gzip only', async () => {
    reset(answerPage, answerPage);
    const path = page();
    for (const accepted of ['gzip, deflate, br', 'br;q=1.0, gzip', 'BR', 'br ; q=0.5']) {
      const { body } = await get(nginx.port, `${path}?from=mail`, { 'accept-encoding': accepted });
      assert.equal(body, 'in br', accepted);
    }
    assert.equal(total(), 1);
    for (const [address, accepted, expected] of [
      [path, 'gzip, br;q=0', 'gzip'],
      [path, 'br;q=0.0, zstd', 'zstd'],
      [path, 'brotli', 'identity'],
      ['/tiles/v1/courses/3/4/9.mvt', 'gzip, deflate, br, zstd', 'gzip'],
      ['/basemap/v1/land/3/4/9.mvt', 'br, gzip;q=0.5', 'gzip'],
      ['/tiles/v1/courses/3/4/9.mvt', 'br, gzip;q=0', 'identity'],
    ] as const) {
      const { body } = await get(nginx.port, address, { 'accept-encoding': accepted });
      assert.equal(body, `in ${expected}`);
    }
    assert.equal((await get(nginx.port, path)).body, 'in identity');
    for (const proof of [1, 2]) await get(nginx.port, `${path}?_rsc=${proof}`, { rsc: '1' });
    assert.equal(total(), 9, "payloads for Next's router are passed on");
  });

  test('answers conditions and ranges from what it keeps, each answer with an id of its own', async () => {
    reset(answerPage, answerPage);
    const path = page();
    const whole = await get(nginx.port, path);
    const known = await get(nginx.port, path, { 'if-none-match': 'W/"page"' });
    const part = await get(nginx.port, path, { range: 'bytes=3-10' });
    assert.deepEqual([known.status, part.status, part.body], [304, 206, 'identity']);
    assert.equal(total(), 1);
    const ids = new Set([whole, known, part].map(({ headers }) => headers['x-request-id']));
    assert.equal(ids.size, 3);
  });

  test('keeps a tile for each existing filter, and none for an invented query', async () => {
    reset(answerPage, answerPage);
    const tile = '/tiles/v1/courses/3/4/2.mvt';
    const cacheOf = async (query: string) => (await get(nginx.port, tile + query)).headers['x-cache'];
    for (const query of ['', '?holes=18', '?holes=9&par=short']) {
      assert.deepEqual([await cacheOf(query), await cacheOf(query)], ['MISS', 'HIT'], query);
    }
    for (const query of ['?invented=1', '?holes=18&holes=18', '?holes=19', '?par=short&holes=9']) {
      assert.deepEqual([await cacheOf(query), await cacheOf(query)], ['BYPASS', 'BYPASS'], query);
    }
  });

  test('never shows one client’s refusal to another, even if it says that it may be kept', async () => {
    const refuse: RequestListener = (_, response) => {
      response.writeHead(431, { 'Cache-Control': 'public, max-age=60' }).end();
    };
    reset(refuse, refuse);
    const path = page();
    assert.equal((await get(nginx.port, path)).status, 431);
    reset(answerPage, answerPage);
    assert.equal((await get(nginx.port, path)).status, 200);
  });

  test('gives kept pages, even old ones, to a client for whom the instances render nothing more', async () => {
    reset(answerPage, answerPage);
    const kept = page();
    await get(nginx.port, kept);
    const refuse: RequestListener = (_, response) => {
      response.writeHead(429, { 'Cache-Control': 'no-store', 'Retry-After': '3' }).end();
    };
    reset(refuse, refuse);
    for (let i = 0; i < 20; i++) {
      const { status, headers } = await get(nginx.port, page());
      assert.deepEqual([status, headers['retry-after']], [429, '3']);
      assert.equal((await get(nginx.port, kept)).status, 200);
    }
    // Older than it may be shown without asking.
    await until(async () => (await get(nginx.port, kept)).headers['x-cache'] === 'STALE');
    assert.equal((await get(nginx.port, kept)).status, 200);
  });

  test('makes nobody wait for somebody else’s page', async () => {
    const waiting: (() => void)[] = [];
    const together: RequestListener = (_, response) => {
      response.writeHead(200, { 'Cache-Control': 'private, no-store' });
      waiting.push(() => response.end('found'));
      if (waiting.length === 8) for (const answer of waiting) answer();
    };
    reset(together, together);
    const path = page();
    const started = performance.now();
    const found = await Promise.all(Array.from({ length: 8 }, (_, n) => get(nginx.port, `${path}?q=${n}`)));
    assert.ok(found.every(({ body }) => body === 'found'));
    // With a lock they would wait five seconds.
    assert.ok(performance.now() - started < 2_000);
  });

  test('asks the other instance if one breaks off, has no dataset or lacks the file', async () => {
    const breakOff: RequestListener = (request) => request.socket.destroy();
    for (const bad of [breakOff, noDataset]) {
      reset(bad, answerPage);
      for (let i = 0; i < 6; i++) assert.equal((await get(nginx.port, page())).status, 200);
    }
    const missing: RequestListener = (_, response) => response.writeHead(404).end();
    reset(missing, answerPage);
    for (let i = 0; i < 4; i++) {
      for (const named of ['/tiles/plans/', '/_next/static/chunks/']) {
        assert.equal((await get(nginx.port, `${named}${page().slice(1)}`)).status, 200);
      }
    }
  });

  test('passes on what instances without a dataset say, however often', async () => {
    reset(noDataset, noDataset);
    for (let i = 0; i < 20; i++) {
      const { status, body } = await get(nginx.port, page());
      assert.deepEqual([status, body], [503, 'no dataset yet']);
    }
  });

  test('shows an old page while no instance answers, or else says so in words or in the envelope', async () => {
    reset(answerPage, answerPage);
    const path = page();
    // Instances that the test before left alone come back within a second.
    await until(async () => (await get(nginx.port, path)).headers['x-cache'] === 'HIT');
    const breakOff: RequestListener = (request) => request.socket.destroy();
    reset(breakOff, breakOff);
    await until(async () => (await get(nginx.port, path)).headers['x-cache'] === 'STALE');
    assert.match((await get(nginx.port, path)).body, /^in identity/);
    const lost = await get(nginx.port, page());
    assert.deepEqual([lost.status, lost.headers['cache-control']], [503, 'no-store']);
    assert.match(lost.body, /try again/);
    const { error } = JSON.parse((await get(nginx.port, '/v2/golfs')).body);
    assert.deepEqual([error.code, error.status], [5030, 503]);
    assert.match(error.request_id, /^[0-9a-f]{32}$/);
  });

  test('logs a line for each request, without its query or its client', async () => {
    reset(answerPage, answerPage);
    await get(nginx.port, '/find-me?near=here');
    const log = join(nginx.folder, 'access.log');
    await until(async () => readFileSync(log, 'utf8').includes('/find-me'));
    const lines = readFileSync(log, 'utf8').trim().split('\n');
    assert.ok(lines.every((line) => JSON.parse(line).status > 0));
    assert.doesNotMatch(lines.join(), /near=here|"127\.0\.0\.1"/);
    // Instances have broken off and lied by now.
    assert.equal(readFileSync(join(nginx.folder, 'error.log'), 'utf8'), '');
  });
});

test('its logs are rotated, and it continues in a new one', { skip: noNginx }, async (t) => {
  if (spawnSync('logrotate', ['--version']).error) return t.skip('logrotate is not installed');
  const sandbox = openSandbox();
  t.after(sandbox.clear);
  const { port, folder } = await startBalancer(sandbox, [{ port: await freePort() }]);
  const read = (name: string) => readFileSync(join(folder, name), 'utf8');
  await get(port, '/before');
  await until(() => read('access.log').includes('/before'));
  const rotation = readFileSync(new URL('logrotate.conf', import.meta.url), 'utf8');
  const file = join(sandbox.folder, 'logrotate.conf');
  writeFileSync(file, rotation.replaceAll('/var/lib/fairway-nginx', folder), { mode: 0o644 });
  const state = join(sandbox.folder, 'rotated');
  const { status, stderr } = spawnSync('logrotate', ['--force', '--state', state, file], {
    encoding: 'utf8',
  });
  assert.equal(status, 0, stderr);
  // nginx makes the new file a moment after it was told to.
  await until(() => existsSync(join(folder, 'access.log')));
  await until(async () => {
    await get(port, '/after');
    return read('access.log').includes('/after');
  });
  assert.match(read('access.log.1'), /\/before/);
  assert.doesNotMatch(read('access.log'), /\/before/);
});

test('nginx accepts the files for TLS, and port 80 sends everybody to https', {
  skip: noNginx,
}, async (t) => {
  const sandbox = openSandbox();
  t.after(sandbox.clear);
  const folder = join(sandbox.folder, 'etc');
  cpSync(new URL('.', import.meta.url), folder, { recursive: true });
  mkdirSync(join(folder, 'tls'));
  const key = ['-keyout', join(folder, 'tls/key.pem'), '-out', join(folder, 'tls/certificate.pem')];
  const request = 'req -x509 -newkey rsa:2048 -nodes -subj /CN=x'.split(' ');
  const made = spawnSync('openssl', [...request, ...key]);
  if (made.error) return t.skip('openssl is not installed');
  const ports: Record<string, number> = { 443: await freePort(), 80: await freePort() };
  for (const name of ['listen.conf', 'redirect.conf']) {
    const text = readFileSync(join(folder, 'nginx-tls', name), 'utf8');
    // At once: a drawn port may have 80 in it.
    const moved = text.replaceAll(
      /^( *listen .*?)(443|80)\b/gm,
      (_, before, port) => `${before}${ports[port]}`,
    );
    writeFileSync(join(folder, 'nginx', name), moved);
  }
  const options = ['-e', 'stderr', '-p', sandbox.folder, '-c', join(folder, 'nginx.conf')];
  const { status, stderr } = spawnSync('nginx', ['-t', ...options], { encoding: 'utf8' });
  assert.equal(status, 0, stderr);
  assert.match(readFileSync(join(folder, 'nginx/redirect.conf'), 'utf8'), /return 308 https:/);
});
