import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type TestContext, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { until } from '#testing/until.ts';

/** osmium as far as the builder sees it: says that it runs, and never ends. */
const ENDLESS =
  '#!/bin/sh\ncase "$1" in --version) echo osmium version 1.18.0;; *) echo $$ >> "$0.pids"; exec sleep 600;; esac\n';

async function interrupt(t: TestContext, signal: NodeJS.Signals) {
  const folder = mkdtempSync(join(tmpdir(), 'interrupted-'));
  t.after(() => rmSync(folder, { recursive: true, force: true }));
  const bin = join(folder, 'bin');
  mkdirSync(bin);
  writeFileSync(join(bin, 'osmium'), ENDLESS, { mode: 0o755 });
  writeFileSync(join(folder, 'a.osm.pbf'), 'x');
  const out = join(folder, 'new', 'data');
  const cli = fileURLToPath(new URL('cli.mjs', import.meta.url));
  const build = spawn(process.execPath, [cli, 'build', '--osm', join(folder, 'a.osm.pbf'), '--out', out], {
    env: { ...process.env, PATH: `${bin}:${process.env.PATH}` },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  build.stderr.setEncoding('utf8').on('data', (text) => {
    said += text;
  });
  const ended = new Promise<number | null>((resolve) => build.on('exit', resolve));
  await until(() => existsSync(join(bin, 'osmium.pids')));
  build.kill(signal);
  return { code: await ended, said: () => said, left: readdirSync(folder) };
}

test('Ctrl+C says that the published dataset is as it was, and leaves nothing behind', async (t) => {
  const { code, said, left } = await interrupt(t, 'SIGINT');
  assert.equal(code, 130);
  assert.match(said(), /Stopped\. The published dataset is as it was\.\n$/);
  assert.deepEqual(left.sort(), ['a.osm.pbf', 'bin']);
});
