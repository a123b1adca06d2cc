import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createMemoryPages } from './memory-pages.ts';
import type { PageBytes } from './page-bytes.ts';
import { createPageStore } from './page-store.ts';

test('a page comes back as it was kept, buffers and maps included', async () => {
  const store = createPageStore<unknown>('e', [createMemoryPages(1e6)]);
  const page = {
    kind: 'APP_PAGE',
    html: '<p>ö</p>',
    rscData: Buffer.from([1, 2]),
    segmentData: new Map([['/a', Buffer.from('x')]]),
  };
  await store.set('v1', '/a', page);
  assert.deepEqual(await store.get('v1', '/a'), page);
});

test('a page of one dataset version is not given for another', async () => {
  const store = createPageStore<string>('e', [createMemoryPages(1e6)]);
  await store.set('v1', '/a', 'old');
  assert.equal(await store.get('v2', '/a'), null);
  await store.set('v2', '/a', 'new');
  assert.equal(await store.get('v1', '/a'), 'old');
  assert.equal(await store.get('v2', '/a'), 'new');
});

test('sites of different editions share a place, and never a page', async () => {
  const place = createMemoryPages(1e6);
  await createPageStore<string>('one.example', [place]).set('v1', '/a', 'page of one');
  assert.equal(await createPageStore<string>('two.example', [place]).get('v1', '/a'), null);
});

test('a page from a farther place is given to the nearer ones', async () => {
  const [near, far] = [createMemoryPages(1e6), createMemoryPages(1e6)];
  await createPageStore<string>('e', [far]).set('v1', '/a', 'page');
  assert.equal(await createPageStore<string>('e', [near]).get('v1', '/a'), null);
  assert.equal(await createPageStore<string>('e', [near, far]).get('v1', '/a'), 'page');
  assert.equal(await createPageStore<string>('e', [near]).get('v1', '/a'), 'page');
});

test('a page is given from the moment on that it is kept, before any place has it', async () => {
  const slow: PageBytes = { get: async () => undefined, set: () => new Promise(() => {}) };
  const store = createPageStore<string>('e', [slow]);
  void store.set('v1', '/a', 'page');
  assert.equal(await store.get('v1', '/a'), 'page');
});

test('where places take no more pages, memory does not fill with them', async () => {
  const stuck: PageBytes = { get: async () => undefined, set: () => new Promise(() => {}) };
  const store = createPageStore<string>('e', [stuck]);
  for (let i = 0; i < 100; i++) void store.set('v1', `/${i}`, 'page');
  const given = await Promise.all(Array.from({ length: 100 }, (_, i) => store.get('v1', `/${i}`)));
  assert.equal(given.filter((page) => page !== null).length, 64);
});

test('a page whose bytes are damaged is none', async () => {
  const damaged: PageBytes = { get: async () => Buffer.from('not a page'), set: async () => {} };
  assert.equal(await createPageStore<string>('e', [damaged]).get('v1', '/a'), null);
});
