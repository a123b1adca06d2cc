import assert from 'node:assert/strict';
import { request } from 'node:http';
import { describe, test } from 'node:test';
import { serveFixture } from '#testing/served-fixture.ts';

const list = { jsonrpc: '2.0', id: 1, method: 'tools/list', params: {} };

const padded = (length: number) =>
  JSON.stringify({ ...list, params: { _meta: { padding: 'x'.repeat(length) } } });

function post(body: string, headers: Record<string, string> = {}): RequestInit {
  return {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      Accept: 'application/json, text/event-stream',
      ...headers,
    },
    body,
  };
}

describe('/mcp over HTTP', () => {
  const { url, port } = serveFixture({
    RATE_LIMIT_PER_SECOND: '0',
    MCP_ORIGINS: 'https://agents.example, http://localhost:8080/',
  });
  const ask = (init: RequestInit) => fetch(url('/mcp'), init);

  test('accepts only POST', async () => {
    for (const method of ['GET', 'HEAD', 'PUT', 'DELETE', 'PATCH']) {
      const answer = await ask({ method });
      assert.deepEqual([method, answer.status], [method, 405]);
      assert.equal(answer.headers.get('allow'), 'POST, OPTIONS');
    }
  });

  test('refuses scripts of other sites and of no site, and answers its own and those that are allowed', async () => {
    for (const Origin of [
      'https://evil.example',
      'null',
      'https://golf.example.evil.example',
      'http://golf.example',
    ]) {
      const answer = await ask(post(JSON.stringify(list), { Origin }));
      assert.deepEqual([Origin, answer.status], [Origin, 403]);
      assert.equal(answer.headers.get('access-control-allow-origin'), null);
      const preflight = await ask({ method: 'OPTIONS', headers: { Origin } });
      assert.equal(preflight.status, 403);
    }
    for (const Origin of ['https://golf.example', 'https://agents.example', 'http://localhost:8080']) {
      const answer = await ask(post(JSON.stringify(list), { Origin }));
      assert.deepEqual([Origin, answer.status], [Origin, 200]);
      assert.equal(answer.headers.get('access-control-allow-origin'), Origin);
      const preflight = await ask({ method: 'OPTIONS', headers: { Origin } });
      assert.equal(preflight.status, 204);
      assert.match(preflight.headers.get('access-control-allow-methods') ?? '', /POST/);
    }
  });

  test('compresses what is long for clients that accept gzip, and nothing for others', async () => {
    const ping = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'ping' });
    for (const [message, accepted, encoding] of [
      [JSON.stringify(list), 'gzip, deflate, br', 'gzip'],
      [JSON.stringify(list), 'gzip;q=0', null],
      [JSON.stringify(list), 'identity', null],
      [ping, 'gzip', null],
    ] as const) {
      const answer = await ask(post(message, { 'Accept-Encoding': accepted }));
      assert.equal(answer.headers.get('content-encoding'), encoding, accepted);
      const varies = answer.headers.get('vary')!.split(', ').sort();
      assert.deepEqual(varies, message === ping ? ['Origin'] : ['Accept-Encoding', 'Origin']);
      assert.ok(((await answer.json()) as { result: object }).result);
    }
  });

  test('answers in JSON at both addresses, even if the client accepts something else', async () => {
    for (const address of ['/mcp', '/mcp/']) {
      for (const Accept of ['*/*', 'application/json', 'application/json, application/mcp+json', '']) {
        const answer = await fetch(url(address), post(JSON.stringify(list), { Accept }));
        assert.deepEqual([Accept, answer.status], [Accept, 200]);
        const { result } = (await answer.json()) as { result: { tools: object[] } };
        assert.ok(result.tools.length > 0);
      }
    }
  });

  test('refuses invalid JSON, a batch, or JSON that is not a message', async () => {
    for (const body of [
      '',
      '{',
      '{"jsonrpc":',
      'nonsense',
      JSON.stringify([list, list]),
      '7',
      'null',
      '{}',
    ]) {
      const answer = await ask(post(body));
      assert.deepEqual([body, answer.status], [body, 400]);
      const { error } = (await answer.json()) as { error: { message: string } };
      assert.ok(error.message.length > 10);
    }
  });

  test('refuses a body of more than 64 kB, whether its length is announced or not', async () => {
    const fitting = padded(60_000);
    assert.equal((await ask(post(fitting))).status, 200);
    const large = padded(70_000);
    assert.equal((await ask(post(large))).status, 413);
    const status = await new Promise((resolve, reject) => {
      const { headers } = post('');
      const sent = request(
        {
          port: port(),
          host: '127.0.0.1',
          path: '/mcp',
          method: 'POST',
          headers: headers as Record<string, string>,
        },
        (response) => resolve(response.statusCode),
      );
      sent.on('error', reject);
      for (let at = 0; at < large.length; at += 10_000) sent.write(large.slice(at, at + 10_000));
      sent.end();
    });
    assert.equal(status, 413);
  });

  test('refuses a message with a content type other than JSON', async () => {
    assert.equal((await ask(post(JSON.stringify(list), { 'Content-Type': 'text/plain' }))).status, 415);
  });

  test('keeps no answer, names the request and lets no browser guess the type', async () => {
    const { headers } = await ask(post(JSON.stringify(list)));
    assert.equal(headers.get('cache-control'), 'no-store');
    assert.equal(headers.get('x-content-type-options'), 'nosniff');
    assert.match(headers.get('x-request-id') ?? '', /^[0-9a-f]+-/);
  });
});

describe('/mcp with a quota', () => {
  const { url } = serveFixture({ RATE_LIMIT_PER_SECOND: '3' });

  test('counts its messages with the requests to the API, and says when to come back', async () => {
    const answers: Response[] = [await fetch(url('/v2/golfs?limit=1'))];
    for (let i = 0; i < 4; i++) answers.push(await fetch(url('/mcp'), post(JSON.stringify(list))));
    const refused = answers.at(-1)!;
    assert.deepEqual([answers[1]!.status, refused.status], [200, 429]);
    assert.equal(refused.headers.get('ratelimit-limit'), '3');
    assert.ok(Number(refused.headers.get('retry-after')) >= 1);
  });
});

describe('/mcp before a dataset is published', () => {
  const { url } = serveFixture({ RATE_LIMIT_PER_SECOND: '0' }, 0);

  test('lists its tools, and a call says that there is no dataset yet', async () => {
    const answer = await fetch(url('/mcp'), post(JSON.stringify(list)));
    assert.equal(answer.status, 200);
    await answer.text();
    const call = { ...list, method: 'tools/call', params: { name: 'describe_dataset', arguments: {} } };
    const said = await (await fetch(url('/mcp'), post(JSON.stringify(call)))).text();
    assert.match(said, /No dataset has been published yet/);
    assert.match(said, /"isError":true/);
  });
});
