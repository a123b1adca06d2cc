import assert from 'node:assert/strict';
import { test } from 'node:test';
import { z } from '@hono/zod-openapi';
import { pageLimit, skip } from '../api/parameters.ts';
import { found } from '../operation/answer.ts';
import { defineOperation } from '../operation/operation.ts';
import { createApiHandler } from './api-handler.ts';

test('what is kept is kept once for the values that were read, however they are written and whatever stands beside them', () => {
  let made = 0;
  const answerNow = () => found(`answer ${++made}`);
  const operation = defineOperation({
    operationId: 'listTest',
    tag: 'Rankings',
    path: '/test/{slug}',
    summary: '',
    description: '',
    params: z.object({ slug: z.string() }),
    query: z.object({ limit: pageLimit, skip }),
    content: { data: z.object({}) },
    missing: [],
    example: '/test/here',
    isAskedForAgain: true,
    answerWithoutDataset: answerNow,
    answer: answerNow,
  });
  const handle = createApiHandler({
    operations: [operation],
    site: { url: 'http://localhost', name: 'Test' },
    root: '/v2',
    revision: 'test',
    onError: assert.fail,
  });
  const ask = (path: string, query: string) => {
    const request = { method: 'GET', path, query, acceptEncoding: undefined, ifNoneMatch: undefined };
    const answer = handle({ ...request, dataset: null, requestId: 'test' });
    assert.ok(!(answer instanceof Promise) && answer.status === 200);
    return String(answer.body);
  };
  const first = ask('/test/here', 'limit=7&skip=0');
  for (const query of ['limit=7', 'skip=0&limit=7', 'limit=7&junk=1', 'junk=2&limit=%37']) {
    assert.equal(ask('/test/here', query), first, query);
  }
  assert.equal(ask('/test/h%65re', 'limit=7'), first);
  assert.notEqual(ask('/test/here', 'limit=8'), first);
  assert.notEqual(ask('/test/there', 'limit=7'), first);
});
