import assert from 'node:assert/strict';
import { once } from 'node:events';
import { connect } from 'node:net';
import { describe, test } from 'node:test';
import { serveFixture } from '#testing/served-fixture.ts';

describe('over https every answer keeps browsers on https, and from guessing types', () => {
  const fixture = serveFixture({ RATE_LIMIT_PER_SECOND: '3', TRUSTED_PROXY_HOPS: '1' });
  const many = Array.from({ length: 101 }, (_, number) => `X-${number}: 1`).join('\r\n');
  const TABLE: readonly [kind: string, head: string, status: number][] = [
    ['an answer of the API', 'GET /v2/golfs?limit=1 HTTP/1.1', 200],
    ['its headers alone', 'HEAD /v2/golfs?limit=1 HTTP/1.1', 200],
    ['a preflight', 'OPTIONS /v2/golfs HTTP/1.1', 204],
    ['a course unknown to the API', 'GET /v2/golfs/profile/nowhere HTTP/1.1', 404],
    ['a former slug', 'GET /v2/golfs/profile/old-harbour HTTP/1.1', 301],
    ['a bad parameter', 'GET /v2/golfs?limit=0 HTTP/1.1', 400],
    ['a method that is not taken', 'POST /v2/golfs HTTP/1.1\r\nContent-Length: 0', 405],
    ['an agent file', 'GET /llms.txt HTTP/1.1', 200],
    ['an agent file of no course', 'GET /golfs/nowhere/llm.md HTTP/1.1', 404],
    ['the index of the tiles', 'GET /tiles/courses.json HTTP/1.1', 200],
    ['a tile of another version', 'GET /tiles/other/courses/0/0/0.mvt HTTP/1.1', 200],
    ['an unknown path', 'GET /nowhere HTTP/1.1', 404],
    ['a probe', 'GET /healthz HTTP/1.1', 200],
    ['a method that is not taken elsewhere', 'DELETE /healthz HTTP/1.1', 405],
    ['a request with too many headers', `GET /v2/golfs HTTP/1.1\r\n${many}`, 431],
    ['a malformed request', 'GET /v2/golfs\0 HTTP/1.1', 400],
  ];
  for (const [place, [kind, head, status]] of TABLE.entries()) {
    test(kind, async () => {
      const answer = await send(fixture.port(), head, `203.0.113.${place}`);
      const headers = namesOf(answer);
      assert.equal(Number(answer.slice(9, 12)), status, answer.slice(0, 200));
      assert.deepEqual(headers.get('x-content-type-options'), ['nosniff']);
      assert.deepEqual(headers.get('strict-transport-security'), ['max-age=31536000']);
    });
  }

  test('a refusal by the quota', async () => {
    const ask = () => send(fixture.port(), 'GET /v2/golfs?limit=1 HTTP/1.1', '198.51.100.1');
    const last = (await Promise.all(Array.from({ length: 4 }, ask))).find((answer) =>
      answer.includes(' 429 '),
    );
    assert.deepEqual(namesOf(last ?? '').get('strict-transport-security'), ['max-age=31536000']);
  });
});

async function send(port: number, head: string, client: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  let answer = '';
  socket.on('data', (chunk) => {
    answer += chunk.toString();
  });
  socket.on('error', () => {});
  socket.end(`${head}\r\nHost: golf.example\r\nX-Forwarded-For: ${client}\r\nConnection: close\r\n\r\n`);
  await once(socket, 'close');
  return answer;
}

function namesOf(answer: string): Map<string, string[]> {
  const headers = new Map<string, string[]>();
  for (const line of answer.split('\r\n\r\n')[0]!.split('\r\n').slice(1)) {
    const [name = '', ...rest] = line.split(': ');
    const key = name.toLowerCase();
    headers.set(key, [...(headers.get(key) ?? []), rest.join(': ')]);
  }
  return headers;
}
