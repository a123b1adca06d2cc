import assert from 'node:assert/strict';
import { test } from 'node:test';
import { z } from 'zod';
import { pageLimit, skip } from '#lib/contract/operations/parameters.ts';
import { foundDocument, type Operation } from '../operation.ts';
import type { Dataset } from '../store/open-dataset.ts';
import { operationRoutes } from './operation-routes.ts';

const dataset = { version: '1' } as Dataset;
const site = { url: 'http://localhost', name: 'Test', requestsPerSecond: 5 };

function routesOf(operations: readonly Partial<Operation>[]) {
  const usual = { mediaType: 'text/plain', params: {}, query: {}, answer: () => foundDocument('') };
  const whole = operations.map((each): Operation => ({ operationId: '', path: '/', ...usual, ...each }));
  return operationRoutes(whole, { site, revision: 'test', dataset: () => dataset });
}

const named = (path: Operation['path']): Partial<Operation> => ({
  path,
  params: Object.fromEntries([...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => [name, z.string()])),
  answer: () => foundDocument(path),
});

test('literal segments win over parameters', async () => {
  const routes = routesOf(
    [
      '/public/golfs/{country}/{region}',
      '/public/golfs/{slug}',
      '/public/golfs/continents',
      '/public/golfs/{country}/regions',
      '/golfs/{slug}/llm.md',
      '/golfs/profile/{slug}',
      '/golfs',
    ].map((path) => named(path as Operation['path'])),
  );
  for (const [path, template] of [
    ['/public/golfs/continents', '/public/golfs/continents'],
    ['/public/golfs/france', '/public/golfs/{slug}'],
    ['/public/golfs/france/regions', '/public/golfs/{country}/regions'],
    ['/public/golfs/france/brest', '/public/golfs/{country}/{region}'],
    ['/public/golfs/continents/x', '/public/golfs/{country}/{region}'],
    ['/golfs/profile/llm.md', '/golfs/profile/{slug}'],
    ['/golfs/old/llm.md', '/golfs/{slug}/llm.md'],
    ['/g%6Flfs', '/golfs'],
  ] as const) {
    assert.equal(await (await routes.request(path)).text(), template, path);
  }
  for (const path of ['/', '/golfs/', '//golfs', '/GOLFS', '/public/golfs/', '/golfs//llm.md', '/g%ZZlfs']) {
    assert.equal((await routes.request(path)).status, 404, path);
  }
});

test('an answer is kept for the values that were read, however the query is written', async () => {
  let made = 0;
  const routes = routesOf([
    {
      path: '/test/{slug}',
      params: { slug: z.string() },
      query: { limit: pageLimit, skip },
      answer: () => foundDocument(`answer ${++made}`),
    },
  ]);
  const ask = async (target: string) => (await routes.request(target)).text();
  const first = await ask('/test/here?limit=7&skip=0');
  for (const query of ['limit=7', 'skip=0&limit=7', 'limit=7&junk=1', 'junk=2&limit=%37']) {
    assert.equal(await ask(`/test/here?${query}`), first, query);
  }
  assert.equal(await ask('/test/h%65re?limit=7'), first);
  assert.notEqual(await ask('/test/here?limit=8'), first);
  assert.notEqual(await ask('/test/there?limit=7'), first);
});
