import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { createPageStore } from './page-store.ts';

const folder = mkdtempSync(join(tmpdir(), 'page-store-'));
after(() => rmSync(folder, { recursive: true }));

/** A page that compression can't make small. */
const noise = (seed: number) =>
  Array.from({ length: 24 }, (_, i) => createHash('sha512').update(`${seed} ${i}`).digest('base64')).join('');

const sizeOf = (...path: string[]) =>
  readdirSync(join(...path)).reduce((sum, name) => sum + statSync(join(...path, name)).size, 0);

test('a page comes back as it was kept, buffers and maps included', () => {
  const store = createPageStore<unknown>({ folder: null, memoryBytes: 1e6, diskBytes: 0 });
  const page = {
    kind: 'APP_PAGE',
    html: '<p>ö</p>',
    rscData: Buffer.from([1, 2]),
    segmentData: new Map([['/a', Buffer.from('x')]]),
  };
  store.set('v1', '/a', page);
  assert.deepEqual(store.get('v1', '/a'), page);
});

test('a page of one dataset version is not given for another', () => {
  const store = createPageStore<string>({ folder: null, memoryBytes: 1e6, diskBytes: 0 });
  store.set('v1', '/a', 'old');
  assert.equal(store.get('v2', '/a'), null);
  store.set('v2', '/a', 'new');
  assert.equal(store.get('v1', '/a'), 'old');
  assert.equal(store.get('v2', '/a'), 'new');
});

test('memory is bounded: the least recently used page goes first', () => {
  const store = createPageStore<string>({ folder: null, memoryBytes: 10_000, diskBytes: 0 });
  for (let i = 0; i < 100; i++) {
    store.set('v', `/${i}`, noise(i));
    store.get('v', '/0');
  }
  assert.equal(store.get('v', '/0'), noise(0));
  assert.equal(store.get('v', '/1'), null);
  assert.equal(store.get('v', '/99'), noise(99));
});

test('pages outlive the process on disk, within its bound, and only those of the two newest versions', () => {
  const settings = { folder, memoryBytes: 0, diskBytes: 20_000 };
  const store = createPageStore<string>(settings);
  for (let i = 0; i < 100; i++) store.set('v1', `/${i}`, noise(i));
  assert.ok(sizeOf(folder, 'v1') <= 20_000);
  const restarted = createPageStore<string>(settings);
  assert.equal(restarted.get('v1', '/99'), noise(99));
  assert.equal(restarted.get('v1', '/0'), null);
  restarted.set('v2', '/99', 'new');
  assert.deepEqual(readdirSync(folder).sort(), ['v1', 'v2']);
  restarted.set('v3', '/99', 'newer');
  assert.deepEqual(readdirSync(folder).sort(), ['v2', 'v3']);
  assert.equal(restarted.get('v2', '/99'), 'new');
});
