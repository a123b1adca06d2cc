import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type TestContext, test } from 'node:test';
import { createDiskPages } from './disk-pages.ts';

function temporaryFolder(t: TestContext): string {
  const folder = mkdtempSync(join(tmpdir(), 'disk-pages-'));
  t.after(() => rmSync(folder, { recursive: true }));
  return folder;
}

const fail = (error: unknown) => assert.fail(String(error));
const page = (fill: number) => Buffer.alloc(1000, fill);
/** The size that a small file counts as. */
const FILE = 8192;
const countOf = (folder: string) => readdirSync(folder).length;

test('pages outlive the process, within their bound, the least recently used dropped first', async (t) => {
  const folder = temporaryFolder(t);
  const pages = createDiskPages({ folder, maxBytes: 20 * FILE, onFailure: fail });
  for (let i = 0; i < 100; i++) {
    await pages.set(`${i}`, page(i));
    await pages.get('0');
  }
  assert.ok(countOf(folder) <= 20);
  const restarted = createDiskPages({ folder, maxBytes: 20 * FILE, onFailure: fail });
  assert.deepEqual(await restarted.get('99'), page(99));
  assert.deepEqual(await restarted.get('0'), page(0));
  assert.equal(await restarted.get('1'), undefined);
  for (let i = 100; i < 200; i++) await restarted.set(`${i}`, page(i));
  assert.ok(countOf(folder) <= 20);
});

test('a folder filled under a larger limit is trimmed to the current one', async (t) => {
  const folder = temporaryFolder(t);
  for (let i = 0; i < 100; i++) writeFileSync(join(folder, `${i}`), page(i));
  const pages = createDiskPages({ folder, maxBytes: 20 * FILE, onFailure: fail });
  await pages.set('new', page(1));
  assert.equal(countOf(folder), 20);
  assert.deepEqual(await pages.get('new'), page(1));
});

test('folders of earlier releases, one for each version of the dataset, are removed', async (t) => {
  const folder = temporaryFolder(t);
  mkdirSync(join(folder, '0123456789abcdef'));
  writeFileSync(join(folder, '0123456789abcdef', 'a'), page(1));
  const pages = createDiskPages({ folder, maxBytes: 20 * FILE, onFailure: fail });
  await pages.set('a', page(2));
  assert.deepEqual(readdirSync(folder), ['a']);
});

test('what another process on the folder has written is found', async (t) => {
  const folder = temporaryFolder(t);
  const [one, other] = Array.from({ length: 2 }, () =>
    createDiskPages({ folder, maxBytes: 20 * FILE, onFailure: fail }),
  );
  assert.equal(await other!.get('a'), undefined);
  await one!.set('a', page(7));
  assert.deepEqual(await other!.get('a'), page(7));
});

test('a read-only disk is reported once, and the site carries on', async (t) => {
  const file = join(temporaryFolder(t), 'a file, no folder');
  writeFileSync(file, '');
  let failures = 0;
  const pages = createDiskPages({ folder: file, maxBytes: 20 * FILE, onFailure: () => failures++ });
  for (const name of ['a', 'b', 'c']) await pages.set(name, page(1));
  assert.equal(await pages.get('a'), undefined);
  assert.equal(failures, 1);
});
