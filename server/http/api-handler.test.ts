import assert from 'node:assert/strict';
import { test } from 'node:test';
import { z } from 'zod';
import { pageLimit, skip } from '#lib/contract/operations/parameters.ts';
import { foundText, type Operation } from '../operation.ts';
import { createApiHandler } from './api-handler.ts';

test('an answer is kept from its second request on, for the values that were read, however the query is written', () => {
  let made = 0;
  const answerNow = () => foundText(`answer ${++made}`);
  const operation: Operation = {
    operationId: 'listTest',
    path: '/test/{slug}',
    mediaType: 'application/json',
    params: { slug: z.string() },
    query: { limit: pageLimit, skip },
    isAskedForAgain: true,
    answerWithoutDataset: answerNow,
    answer: answerNow,
  };
  const handle = createApiHandler({
    operations: [operation],
    site: { url: 'http://localhost', name: 'Test', requestsPerSecond: 5 },
    root: '/v2',
    revision: 'test',
    onError: (error) => assert.fail(String(error)),
  });
  const ask = (path: string, query: string) => {
    const request = { method: 'GET', path, query, acceptEncoding: undefined, ifNoneMatch: undefined };
    const answer = handle({ ...request, dataset: null, requestId: 'test' });
    assert.ok(!(answer instanceof Promise) && answer.status === 200);
    return String(answer.body);
  };
  assert.equal(ask('/test/here', 'limit=7&skip=0'), 'answer 1');
  const first = ask('/test/here', 'limit=7');
  assert.equal(first, 'answer 2');
  for (const query of ['limit=7', 'skip=0&limit=7', 'limit=7&junk=1', 'junk=2&limit=%37']) {
    assert.equal(ask('/test/here', query), first, query);
  }
  assert.equal(ask('/test/h%65re', 'limit=7'), first);
  assert.notEqual(ask('/test/here', 'limit=8'), first);
  assert.notEqual(ask('/test/there', 'limit=7'), first);
});
