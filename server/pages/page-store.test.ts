import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createPageStore, type PageBytes } from './page-store.ts';

const fail = (error: unknown) => assert.fail(String(error));

function place(): PageBytes {
  const pages = new Map<string, Buffer>();
  return {
    get: async (name) => pages.get(name),
    set: async (name, bytes) => void pages.set(name, bytes),
  };
}

test('a page comes back as it was kept, bytes and lists included', async () => {
  const store = createPageStore<unknown>('e', [place()], fail);
  const page = {
    status: 200,
    headers: { link: ['</a.css>', '</b.css>'] },
    body: Buffer.from('<p>ö</p>'),
  };
  await store.set('/a', page);
  assert.deepEqual(await store.get('/a'), page);
});

test('sites of different editions share a place, and never a page', async () => {
  const shared = place();
  await createPageStore<string>('one.example', [shared], fail).set('/a', 'page of one');
  assert.equal(await createPageStore<string>('two.example', [shared], fail).get('/a'), null);
});

test('a page found in a slower place is copied to the faster ones', async () => {
  const [near, far] = [place(), place()];
  await createPageStore<string>('e', [far], fail).set('/a', 'page');
  assert.equal(await createPageStore<string>('e', [near], fail).get('/a'), null);
  assert.equal(await createPageStore<string>('e', [near, far], fail).get('/a'), 'page');
  assert.equal(await createPageStore<string>('e', [near], fail).get('/a'), 'page');
});

test('a page is available as soon as it is kept, before any place has it', async () => {
  const slow: PageBytes = { get: async () => undefined, set: () => new Promise(() => {}) };
  const store = createPageStore<string>('e', [slow], fail);
  void store.set('/a', 'page');
  assert.equal(await store.get('/a'), 'page');
});

test('if places accept no more pages, they don’t pile up in memory', async () => {
  const stuck: PageBytes = { get: async () => undefined, set: () => new Promise(() => {}) };
  const store = createPageStore<string>('e', [stuck], fail);
  for (let i = 0; i < 100; i++) void store.set(`/${i}`, 'page');
  const given = await Promise.all(Array.from({ length: 100 }, (_, i) => store.get(`/${i}`)));
  assert.equal(given.filter((page) => page !== null).length, 64);
});

test('a damaged or unreachable page counts as missing, and nothing rejects', async () => {
  const damaged: PageBytes = { get: async () => Buffer.from('not a page'), set: async () => {} };
  const broken: PageBytes = {
    get: () => Promise.reject(new Error('no disk')),
    set: () => Promise.reject(new Error('no disk')),
  };
  for (const bad of [damaged, broken]) {
    let failures = 0;
    const store = createPageStore<string>('e', [bad], () => failures++);
    assert.equal(await store.get('/a'), null);
    assert.equal(failures, 1);
    await store.set('/a', 'page');
    assert.equal(failures, bad === broken ? 2 : 1);
  }
});
