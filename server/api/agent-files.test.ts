import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { serveFixture } from '#testing/served-fixture.ts';

type Described = {
  servers: { url: string }[];
  components: {
    headers: { 'RateLimit-Limit': { example?: number } };
    responses: {
      RateLimited: { content: { 'application/json': { example: { error: { message: string } } } } };
    };
  };
};

describe('a server with a quota of 7', () => {
  const { askOverHttp, url } = serveFixture({ RATE_LIMIT_PER_SECOND: '7' });

  test('describes itself with its address and its quota', async () => {
    const { servers, components } = (await (await askOverHttp('/openapi.json')).json()) as Described;
    assert.deepEqual(servers, [{ url: 'https://golf.example/v2' }]);
    assert.equal(components.headers['RateLimit-Limit'].example, 7);
    const { error } = components.responses.RateLimited.content['application/json'].example;
    assert.match(error.message, /^More than 7 requests/);
  });

  test('names its quota in llms-full.txt', async () => {
    assert.match(await (await fetch(url('/llms-full.txt'))).text(), /At most 7 requests in any one second/);
  });
});

describe('a server without a quota', () => {
  const { askOverHttp, url } = serveFixture({ RATE_LIMIT_PER_SECOND: '0' });

  test('names no quota', async () => {
    const { components } = (await (await askOverHttp('/openapi.json')).json()) as Described;
    assert.equal(components.headers['RateLimit-Limit'].example, undefined);
    assert.match(await (await fetch(url('/llms-full.txt'))).text(), /Requests are not limited\./);
  });
});
