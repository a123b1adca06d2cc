import assert from 'node:assert/strict';
import { once } from 'node:events';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { describe, test } from 'node:test';
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import { serveFixture } from '#testing/served-fixture.ts';
import { publishFixtureDataset } from '#testing/write-fixture-dataset.ts';

type RawAnswer = { status: number; headers: IncomingMessage['headers']; body: Buffer };

function rawRequest(port: number, path: string, headers: Record<string, string> = {}): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    const request = httpRequest({ port, host: '127.0.0.1', path, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
      );
    });
    request.on('error', reject).end();
  });
}

async function sendBytes(port: number, bytes: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  let answer = '';
  socket.on('data', (chunk) => {
    answer += chunk.toString();
  });
  socket.on('error', () => {});
  socket.end(bytes);
  await once(socket, 'close');
  return answer;
}

describe('encodings', () => {
  const fixture = serveFixture();
  const decoders = { br: brotliDecompressSync, gzip: gunzipSync, zstd: zstdDecompressSync };
  for (const path of [
    '/v2/golfs',
    '/v2/golfs/profile/harbour-short-nine',
    '/llms-full.txt',
    '/v2/openapi.json',
  ]) {
    test(`${path} comes in br, gzip and zstd, each under a tag of its own`, async () => {
      const plain = await rawRequest(fixture.port(), path);
      assert.equal(plain.headers['content-encoding'], undefined);
      const tags = new Set([plain.headers.etag]);
      for (const [encoding, decode] of Object.entries(decoders)) {
        const { headers, body } = await rawRequest(fixture.port(), path, { 'accept-encoding': encoding });
        assert.equal(headers['content-encoding'], encoding);
        assert.equal(headers['content-length'], String(body.length));
        assert.deepEqual(decode(body), plain.body);
        assert.equal(headers.vary, 'Accept-Encoding');
        tags.add(headers.etag);
        const again = await rawRequest(fixture.port(), path, {
          'accept-encoding': encoding,
          'if-none-match': String(headers.etag),
        });
        assert.equal(again.status, 304);
        assert.equal(again.headers.etag, headers.etag);
      }
      assert.equal(tags.size, 4);
    });
  }
});

describe('headers', () => {
  const fixture = serveFixture({ RATE_LIMIT_PER_SECOND: '1000' });
  test('a success may be cached, a server error may not', async () => {
    const { headers } = await rawRequest(fixture.port(), '/v2/golfs');
    assert.equal(
      headers['cache-control'],
      'public, max-age=3600, s-maxage=86400, stale-while-revalidate=604800',
    );
    assert.equal(headers['access-control-allow-origin'], '*');
  });
  test("other sites' scripts may read the quota, the tag, and the links to other pages of a list", async () => {
    const { headers } = await rawRequest(fixture.port(), '/v2/golfs?limit=1');
    const exposed = String(headers['access-control-expose-headers']).toLowerCase().split(', ');
    for (const name of Object.keys(headers).filter((each) => /^(etag|link|ratelimit)/.test(each))) {
      assert.ok(exposed.includes(name), name);
    }
    assert.ok(exposed.includes('retry-after'));
  });
  test('every answer under /v2 carries its quota, and an id of its own', async () => {
    const ids = new Set();
    for (const path of ['/v2/golfs', '/v2/nope', '/v2/golfs?limit=0', '/v2/seo/golfs/old-harbour', '/v2']) {
      const { headers } = await rawRequest(fixture.port(), path);
      assert.equal(headers['ratelimit-limit'], '1000', path);
      assert.match(String(headers['ratelimit-remaining']), /^\d+$/);
      assert.equal(headers['ratelimit-reset'], '1');
      assert.equal(headers['ratelimit-policy'], '"default";q=1000;w=1');
      assert.match(String(headers.ratelimit), /^"default";r=\d+;t=1$/);
      ids.add(headers['x-request-id']);
    }
    assert.equal(ids.size, 5);
  });
  test('files at the root are not counted', async () => {
    for (const path of ['/llms.txt', '/openapi.json', '/openapi.yaml', '/golfs/harbour-short-nine/llm.md']) {
      const { status, headers } = await rawRequest(fixture.port(), path);
      assert.equal(status, 200, path);
      assert.equal(headers['ratelimit-limit'], undefined);
    }
  });
  test('a former slug moves permanently to the same operation, query and all', async () => {
    for (const [from, to] of [
      ['/v2/golfs/profile/old-harbour?x=1', '/v2/golfs/profile/harbour-short-nine?x=1'],
      ['/v2/seo/golfs/old-harbour', '/v2/seo/golfs/harbour-short-nine'],
      ['/v2/seo/golfs/1000000', '/v2/seo/golfs/1'],
      ['/v2/golfs/resolve/1000000', '/v2/golfs/resolve/1'],
      ['/v2/golfs/old-harbour/geometry.geojson', '/v2/golfs/harbour-short-nine/geometry.geojson'],
      ['/golfs/old-harbour/llm.md', '/golfs/harbour-short-nine/llm.md'],
    ] as const) {
      const { status, headers } = await rawRequest(fixture.port(), from);
      assert.deepEqual([status, headers.location], [301, to]);
    }
  });
});

describe('the quota', () => {
  const fixture = serveFixture({ RATE_LIMIT_PER_SECOND: '3', TRUSTED_PROXY_HOPS: '1' });
  const from = (address: string) =>
    rawRequest(fixture.port(), '/v2/golfs?limit=1', { 'x-forwarded-for': address });
  test('refuses a request over it with 429 and the seconds to wait', async () => {
    const answers = [];
    for (let i = 0; i < 4; i++) answers.push(await from('203.0.113.1'));
    assert.deepEqual(
      answers.map(({ status, headers }) => [status, headers['ratelimit-remaining']]),
      [
        [200, '2'],
        [200, '1'],
        [200, '0'],
        [429, '0'],
      ],
    );
    const refused = answers[3]!;
    assert.equal(refused.headers['retry-after'], '1');
    assert.equal(refused.headers['cache-control'], 'no-store');
    assert.equal(JSON.parse(refused.body.toString()).error.code, 4290);
  });
  test('counts callers behind a trusted proxy separately, each as one whatever it claims', async () => {
    assert.equal((await from('203.0.113.2')).headers['ratelimit-remaining'], '2');
    assert.equal((await from('198.51.100.77, 203.0.113.2')).headers['ratelimit-remaining'], '1');
  });
  test('does not count what the website reads, which knows the secret of this start', async () => {
    const ask = (secret: string) =>
      rawRequest(fixture.port(), '/v2/golfs?limit=1', {
        'x-fairway-site': secret,
        'x-forwarded-for': '192.0.2.1',
      });
    for (let i = 0; i < 20; i++) {
      const { status, headers } = await ask(fixture.serving().siteSecret);
      assert.deepEqual([status, headers['ratelimit-limit']], [200, undefined]);
    }
    assert.equal((await ask('a guess')).headers['ratelimit-remaining'], '2');
  });
});

describe('hostile requests', () => {
  const fixture = serveFixture();
  const isEnvelope = (body: string) => typeof JSON.parse(body).error.code === 'number';

  test('bad encodings, NUL, repeats and unicode get an envelope or an answer, never a server error', async () => {
    for (const path of [
      '/v2/%',
      '/v2/%zz',
      '/v2/golfs/profile/%E0%A4%A',
      '/v2/golfs/profile/%00',
      '/v2/golfs/profile/..%2f..%2fetc%2fpasswd',
      '/v2/golfs/../../etc/passwd',
      '/v2/golfs?limit=%',
      '/v2/golfs?limit=1&limit=1',
      '/v2/golfs?limit[]=1',
      '/v2/golfs?lat=%00&long=%00',
      '/v2/search/golfs?q=%00',
      '/v2/search/golfs?q=%F0%9F%8F%8C',
      "/v2/search/golfs?q=';DROP TABLE course--".replaceAll(' ', '%20'),
      '/v2/search/golfs?q=%22%20OR%20NEAR(',
      '/v2/search/golfs?q=*',
      '/v2/golfs/profile/__proto__',
      '/v2/public/golfs/constructor',
      '/v2/public/golfs/france/tostring',
      '/v2/golfs?__proto__=1&constructor=2',
      `/v2/${'a/'.repeat(5000)}`,
      `/v2/golfs?${'&'.repeat(8000)}`,
      `/v2/golfs?${'limit=1&'.repeat(1000)}`,
    ]) {
      const { status, body } = await rawRequest(fixture.port(), path);
      assert.ok(status < 500, `${status} ${path.slice(0, 60)}`);
      assert.ok(status === 200 || isEnvelope(body.toString()), path.slice(0, 60));
    }
  });

  test('a request too large or malformed gets an envelope and the connection is closed', async () => {
    for (const [bytes, status, said] of [
      [`GET /v2/${'a'.repeat(1024 * 1024)} HTTP/1.1\r\nHost: x\r\n\r\n`, 431, /16 kB/],
      [`GET /v2/golfs HTTP/1.1\r\nHost: x\r\nX: ${'a'.repeat(100_000)}\r\n\r\n`, 431, /16 kB/],
      ['GET /v2/golfs\0 HTTP/1.1\r\nHost: x\r\n\r\n', 400, /percent-encoded/],
      ['GET /v2/search/golfs?q=\u00e9 HTTP/1.1\r\nHost: x\r\n\r\n', 400, /percent-encoded/],
      ['NONSENSE\r\n\r\n', 400, /well-formed/],
      ['GET /v2/golfs HTTP/1.1\r\nContent-Length: -5\r\nHost: x\r\n\r\n', 400, /well-formed/],
    ] as const) {
      const answer = await sendBytes(fixture.port(), bytes);
      const [head = '', body = ''] = answer.split('\r\n\r\n');
      assert.ok(head.startsWith(`HTTP/1.1 ${status} `), head.slice(0, 80));
      assert.match(head, /X-Request-Id: /);
      assert.match(head, /cache-control: no-store/i);
      assert.ok(isEnvelope(body));
      assert.match(body, said);
    }
  });

  test('random garbage never causes a server error', async () => {
    const { seededRandom } = await import('#testing/seeded-random.ts');
    const random = seededRandom(9);
    const pieces = [
      '%',
      '%2',
      '%00',
      '%ff',
      '/',
      '//',
      '..',
      '?',
      '&',
      '=',
      'limit',
      'golfs',
      'lat',
      '1e9',
      '{',
      'é',
      '+',
      ';',
      '-1',
    ];
    for (let i = 0; i < 1500; i++) {
      const garbage = Array.from(
        { length: 1 + Math.floor(random() * 12) },
        () => pieces[Math.floor(random() * pieces.length)],
      );
      const path = `/v2/${garbage.join('')}`;
      const { status, body } = await rawRequest(fixture.port(), encodeURI(path).replaceAll('%25', '%'));
      assert.ok(status < 500, path);
      assert.ok(status === 200 || status === 301 || isEnvelope(body.toString()), path);
    }
  });
});

describe('without a dataset', () => {
  const fixture = serveFixture({ RATE_LIMIT_PER_SECOND: '0' }, 0);
  test('the API says so, and works the moment that one is published', async () => {
    const before = await rawRequest(fixture.port(), '/v2/golfs');
    assert.deepEqual([before.status, before.headers['cache-control']], [503, 'no-store']);
    assert.equal(JSON.parse(before.body.toString()).error.code, 5030);
    assert.equal((await rawRequest(fixture.port(), '/v2/openapi.json')).status, 200);
    assert.equal((await rawRequest(fixture.port(), '/v2/nope')).status, 404);
    assert.equal((await rawRequest(fixture.port(), '/healthz')).status, 200);
    publishFixtureDataset(fixture.dataDir());
    await fixture.serving().follower.check();
    assert.equal((await rawRequest(fixture.port(), '/v2/golfs')).status, 200);
  });
});

describe('limits', () => {
  const fixture = serveFixture();

  test('a large body, too many headers and a target that isn’t a path are refused, and no cache may keep that', async () => {
    const many = Array.from({ length: 101 }, (_, i) => `X-${i}: 1\r\n`).join('');
    for (const [bytes, status] of [
      ['GET /v2/golfs HTTP/1.1\r\nHost: x\r\nContent-Length: 65537\r\n\r\n', 413],
      [`GET /v2/golfs HTTP/1.1\r\nHost: x\r\n${many}\r\n`, 431],
      ['OPTIONS * HTTP/1.1\r\nHost: x\r\n\r\n', 400],
      ['POST /healthz HTTP/1.1\r\nHost: x\r\nContent-Length: 0\r\n\r\n', 405],
    ] as const) {
      const answer = await sendBytes(fixture.port(), bytes);
      assert.equal(Number(answer.slice(9, 12)), status, bytes.slice(0, 40));
      if (status !== 405) assert.match(answer, /cache-control: no-store/i);
    }
  });

  test('a connection whose body may never end is closed after the answer', async () => {
    const answer = await sendBytes(
      fixture.port(),
      'GET /v2/golfs?limit=1 HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nhello\r\n',
    );
    assert.match(answer, /^HTTP\/1\.1 200 /);
    assert.match(answer, /connection: close/i);
  });

  test('a server is ready while it has a dataset and is not stopping, and alive all the while', async () => {
    assert.equal((await rawRequest(fixture.port(), '/readyz')).status, 200);
    fixture.serving().retire();
    const { status, body } = await rawRequest(fixture.port(), '/readyz');
    assert.deepEqual([status, JSON.parse(body.toString()).reason], [503, 'This server is stopping.']);
    assert.equal((await rawRequest(fixture.port(), '/healthz')).status, 200);
  });
});
