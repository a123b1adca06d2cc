import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { test } from 'node:test';
import { root } from '#test/source-files.ts';

const DEBIAN_12 = `data:text/javascript,Object.defineProperty(process.versions, 'node', { value: '18.20.4' })`;

for (const script of ['scripts/build.mjs', 'scripts/start.mjs']) {
  test(`someone whose Node is too old hears it from ${script} before anything is installed`, () => {
    const { status, stderr } = spawnSync(process.execPath, ['--import', DEBIAN_12, script], {
      cwd: root,
      encoding: 'utf8',
    });
    assert.equal(status, 1);
    assert.match(stderr, /^✗ Node 18\.20\.4 is too old .* Node 20 or newer/);
  });
}
