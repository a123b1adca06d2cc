import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { OperationId } from '#lib/api/records.ts';
import { type OperationPath, operationPaths } from '#lib/contract/operation-paths.ts';
import type { Contract } from '#lib/contract/operations/contract.ts';
import { contracts } from '#lib/contract/operations.ts';
import { describeContract } from '#testing/describe-contract.ts';

describeContract('every operation', ({ ask, data, assertFails }) => {
  test('every operation answers its example with its record', async () => {
    for (const operationId of Object.keys(operationPaths) as OperationId[]) {
      const { example } = contracts[operationId];
      const { document }: OperationPath = operationPaths[operationId];
      const response = await ask(example);
      assert.equal(response.status, 200, operationId);
      if (document) assert.ok(response.headers.get('content-type')?.startsWith(document), operationId);
      else await data(operationId, example);
    }
  });

  test('every list that skips links the page before', async () => {
    const lists = Object.entries<Contract>(contracts).filter(([, { query = {} }]) => 'skip' in query);
    assert.ok(lists.length >= 6);
    for (const [operationId, { example }] of lists) {
      const { headers } = await ask(`${example}${example.includes('?') ? '&' : '?'}skip=1`);
      assert.match(headers.get('link') ?? '', /skip=0>; rel="prev"/, operationId);
    }
  });

  test('unknown paths are 404 in the envelope', async () => {
    for (const path of [
      '/',
      '',
      '/nope',
      '/golfs/',
      '/golfs/profile',
      '/public/golfs/a/b/c/d',
      '//golfs',
      '/GOLFS',
    ]) {
      await assertFails(path, 404, 4040);
    }
  });

  test('a HEAD has the headers of a GET and no body', async () => {
    const head = await ask('/golfs?limit=2', { method: 'HEAD' });
    const get = await ask('/golfs?limit=2');
    assert.equal(head.status, 200);
    assert.equal(await head.text(), '');
    for (const name of ['content-type', 'etag', 'cache-control']) {
      assert.equal(head.headers.get(name), get.headers.get(name), name);
    }
  });

  test('other methods are 405 with Allow', async () => {
    for (const method of ['POST', 'PUT', 'DELETE', 'PATCH']) {
      const response = await ask('/golfs', { method });
      assert.equal(response.status, 405);
      assert.equal(response.headers.get('allow'), 'GET, HEAD, OPTIONS');
      assert.equal(((await response.json()) as { error: { code: number } }).error.code, 4050);
    }
  });

  test('OPTIONS answers for CORS, so that scripts can read why a path is unknown, too', async () => {
    for (const path of ['/golfs', '/nothing/here']) {
      const response = await ask(path, { method: 'OPTIONS' });
      assert.equal(response.status, 204);
      assert.equal(response.headers.get('access-control-allow-origin'), '*');
      assert.equal(response.headers.get('access-control-allow-headers'), '*');
      assert.match(response.headers.get('access-control-allow-methods') ?? '', /GET/);
    }
  });

  test('a copy made from this version isn’t sent again; one of another is', async () => {
    const etag = (await ask('/golfs?limit=1')).headers.get('etag')!;
    assert.match(etag, /^"[^"]+"$/);
    for (const tag of [etag, `W/${etag}`, `"x", ${etag}`, '*']) {
      const response = await ask('/golfs?limit=1', { headers: { 'if-none-match': tag } });
      assert.equal(response.status, 304, tag);
      assert.equal(await response.text(), '');
      assert.equal(response.headers.get('etag'), etag);
    }
    assert.equal((await ask('/golfs?limit=1', { headers: { 'if-none-match': '"x"' } })).status, 200);
    assert.equal((await ask('/golfs?limit=0', { headers: { 'if-none-match': etag } })).status, 400);
    assert.equal((await ask('/golfs/profile/nope', { headers: { 'if-none-match': '*' } })).status, 404);
  });

  test('a 304 has the tag of the copy that the client named, whatever that copy’s encoding', async () => {
    // The first is too small to be compressed.
    for (const path of ['/golfs/resolve/1', '/golfs']) {
      const tagOf = async (headers: Record<string, string>, status: number) => {
        const response = await ask(path, { headers });
        assert.equal(response.status, status);
        return response.headers.get('etag')!;
      };
      const plain = await tagOf({ 'accept-encoding': 'identity' }, 200);
      const packed = await tagOf({ 'accept-encoding': 'br' }, 200);
      assert.equal(plain === packed, path === '/golfs/resolve/1');
      for (const accepted of ['identity', 'gzip', 'br']) {
        for (const tag of [plain, packed]) {
          const again = { 'accept-encoding': accepted, 'if-none-match': tag };
          assert.equal(await tagOf(again, 304), tag, `${path} ${accepted}`);
        }
      }
      const both = { 'accept-encoding': 'br', 'if-none-match': `${plain}, ${packed}` };
      assert.equal(await tagOf(both, 304), packed);
    }
  });
});
