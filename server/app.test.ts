import assert from 'node:assert/strict';
import { once } from 'node:events';
import { connect } from 'node:net';
import { test } from 'node:test';
import type { ErrorEnvelope } from '#lib/contract/error-envelope.ts';
import { errors } from '#lib/contract/errors.ts';
import { serveFixture } from '#testing/served-fixture.ts';

const fixture = serveFixture();

/** The status line and what follows. */
async function send(head: string): Promise<string> {
  const socket = connect(fixture.port(), '127.0.0.1');
  let answer = '';
  socket.on('data', (chunk) => {
    answer += chunk.toString();
  });
  socket.end(`${head}\r\nConnection: close\r\n\r\n`);
  await once(socket, 'close');
  return answer;
}

test('a refused method is answered with the methods that work, the same in the message and in Allow', async () => {
  for (const [path, methods] of [
    ['/tiles/courses.json', ['GET', 'HEAD']],
    ['/healthz', ['GET', 'HEAD']],
    ['/no-such-page', ['GET', 'HEAD']],
    ['/v2/golfs', ['GET', 'HEAD', 'OPTIONS']],
    ['/llms.txt', ['GET', 'HEAD', 'OPTIONS']],
    ['/downloads/index.json', ['GET', 'HEAD', 'OPTIONS']],
  ] as const) {
    for (const method of ['GET', 'HEAD', 'OPTIONS', 'DELETE']) {
      const answer = await fetch(fixture.url(path), { method });
      assert.equal(answer.status === 405, !methods.some((each) => each === method), `${method} ${path}`);
      if (answer.status !== 405) continue;
      assert.equal(answer.headers.get('allow'), methods.join(', '), path);
      const { error } = (await answer.json()) as ErrorEnvelope;
      assert.deepEqual(error.message.match(/[A-Z]{2,}/g), methods, path);
    }
  }
});

test('the API refuses a method in the words of its description', async () => {
  const answer = await fixture.serving().app.request('/v2/golfs', { method: 'DELETE' });
  const { error } = (await answer.json()) as ErrorEnvelope;
  assert.equal(error.message, errors.method.meaning);
});

const statusOf = async (target: string) =>
  (await send(`GET ${target} HTTP/1.1\r\nHost: golf.example`)).split(' ')[1];

test('an absolute address as target is answered by its path', async () => {
  assert.equal(await statusOf('http://golf.example/v2/golfs?limit=1'), '200');
  assert.equal(await statusOf('https://golf.example:8443/healthz'), '200');
  const root = await statusOf('/');
  for (const target of ['http://golf.example', 'http://golf.example/', 'http://golf.example?limit=1']) {
    assert.equal(await statusOf(target), root, target);
  }
  assert.equal(await statusOf('ftp://golf.example/v2/golfs'), '400');
});

test('a request with two Host headers is refused', async () => {
  const answer = await send('GET /v2/golfs HTTP/1.1\r\nHost: golf.example\r\nhost: evil.example');
  assert.match(answer, /^HTTP\/1.1 400/);
  assert.match(answer, /one Host header/);
});
