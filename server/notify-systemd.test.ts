import assert from 'node:assert/strict';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type TestContext, test } from 'node:test';
import { setImmediate } from 'node:timers/promises';
import { until } from '#testing/until.ts';
import { notifySystemd } from './notify-systemd.ts';

/** A `systemd-notify` that records how it was called, found before the system's own. */
function standIn(t: TestContext, socket: string | undefined): string {
  const folder = mkdtempSync(join(tmpdir(), 'notify-'));
  const before = { PATH: process.env.PATH, NOTIFY_SOCKET: process.env.NOTIFY_SOCKET };
  const said = join(folder, 'said');
  const script = `#!/bin/sh\necho "$NOTIFY_SOCKET $*" > ${said}.part && mv ${said}.part ${said}\n`;
  writeFileSync(join(folder, 'systemd-notify'), script, { mode: 0o755 });
  process.env.PATH = `${folder}:${before.PATH}`;
  if (socket === undefined) delete process.env.NOTIFY_SOCKET;
  else process.env.NOTIFY_SOCKET = socket;
  t.after(() => {
    for (const [name, value] of Object.entries(before)) {
      if (value === undefined) delete process.env[name];
      else process.env[name] = value;
    }
    rmSync(folder, { recursive: true });
  });
  return said;
}

const fail = (error: Error) => assert.fail(error.message);

test('systemd hears when the server is ready', async (t) => {
  const said = standIn(t, '/run/notify');
  notifySystemd('ready', fail);
  await until(() => existsSync(said));
  assert.equal(readFileSync(said, 'utf8'), '/run/notify READY=1\n');
});

test('a notification that fails is reported, and nothing else', async (t) => {
  standIn(t, '/run/notify');
  process.env.PATH = '/nowhere';
  const failure = await new Promise<Error>((resolve) => notifySystemd('stopping', resolve));
  assert.match(failure.message, /ENOENT/);
});

test('without systemd nothing is started', async (t) => {
  standIn(t, undefined);
  process.env.PATH = '/nowhere';
  let failures = 0;
  notifySystemd('ready', () => failures++);
  await setImmediate();
  assert.equal(failures, 0);
});
