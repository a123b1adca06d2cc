import assert from 'node:assert/strict';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { openSandbox } from '#testing/sandbox.ts';
import { codeDigest } from './code-digest.ts';

test('the digest changes with the code and the files that it covers, not with tests', async (t) => {
  const { folder, clear } = openSandbox();
  t.after(clear);
  mkdirSync(join(folder, 'lib/deep'), { recursive: true });
  const write = (name: string, text: string) => writeFileSync(join(folder, name), text);
  const digest = () => codeDigest(['lib', 'openapi.json'], folder);
  write('lib/deep/code.ts', 'one');
  write('openapi.json', '{}');
  const first = digest();
  write('lib/deep/code.test.ts', 'a test');
  write('lib/readme.md', 'a text');
  assert.equal(digest(), first);
  write('openapi.json', '{ }');
  const second = digest();
  write('lib/deep/code.ts', 'two');
  assert.equal(new Set([first, second, digest()]).size, 3);
  assert.throws(() => codeDigest(['nowhere'], folder), { code: 'ENOENT' });
});
