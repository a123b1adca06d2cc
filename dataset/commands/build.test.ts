import assert from 'node:assert/strict';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type TestContext, test } from 'node:test';
import { runCommand } from './run-command.ts';

async function temporaryFolder(t: TestContext): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'build-'));
  t.after(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

test('the data directory can’t be the folder for what was read', async (t) => {
  const folder = await temporaryFolder(t);
  let error = '';
  const output = { write: (text: string) => (error += text) };
  const argv = ['build', '--courses', 'list.ndjson', '--out', folder, '--work', `${folder}/new/..`];
  assert.equal(await runCommand(argv, { env: {}, stdout: output, stderr: output }), 2);
  assert.match(error, /^Wrong usage: --work needs another folder than the data directory\. /);
  assert.deepEqual(await readdir(folder), []);
});
