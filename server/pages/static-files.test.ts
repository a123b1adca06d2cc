import assert from 'node:assert/strict';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { openSandbox } from '#testing/sandbox.ts';
import { openStaticFiles } from './static-files.ts';

test('files of a folder are there under its root with their type, and no other name is', async (t) => {
  const { folder, clear } = openSandbox();
  t.after(clear);
  mkdirSync(join(folder, 'icons'));
  writeFileSync(join(folder, 'worker.js'), 'code');
  writeFileSync(join(folder, 'icons/192.png'), 'png');
  const nowhere = { root: '/_next/static/', folder: join(folder, 'none'), cacheControl: 'immutable' };
  const files = openStaticFiles([nowhere, { root: '/', folder, cacheControl: 'public' }]);
  const { status, headers, body } = await files.read('/worker.js');
  assert.deepEqual([status, body.toString()], [200, 'code']);
  assert.deepEqual(headers, { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'public' });
  assert.equal((await files.read('/icons/192.png')).headers['content-type'], 'image/png');
  for (const path of ['/', '/icons', '/none.js', '/../worker.js']) assert.equal(files.has(path), false, path);
});
