import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { noNginx } from '#testing/nginx.ts';
import { noValkey } from '#testing/valkey.ts';
import { publishFixtureDataset } from '#testing/write-fixture-dataset.ts';
import { badPublishIsNotServed } from './bad-publish-is-not-served.ts';
import { descriptorsMayRunOut } from './descriptors-may-run-out.ts';
import { diskMayFail } from './disk-may-fail.ts';
import { type Drill, runDrill } from './drill.ts';
import { drills } from './drills.ts';
import { hostileRequestsHarmNothing } from './hostile-requests-harm-nothing.ts';
import { publishSwitchesCleanly } from './publish-switches-cleanly.ts';
import { quotaIsShared } from './quota-is-shared.ts';
import { slowClientsAreClosed } from './slow-clients-are-closed.ts';
import { stopAnswersWhatArrives } from './stop-answers-what-arrives.ts';
import { valkeyMayDie } from './valkey-may-die.ts';
import { weeksPassByTheClock } from './weeks-pass-by-the-clock.ts';

// Short drills over a small dataset, by the API alone. What depends on the machine's speed is left to `npm
// run drill`.
process.env.WEBSITE = 'off';

const dataDir = mkdtempSync(join(tmpdir(), 'drills-test-'));
before(() => publishFixtureDataset(dataDir));
after(() => rmSync(dataDir, { recursive: true, force: true }));

async function allHold(drill: Drill, seconds: number): Promise<void> {
  const findings = await runDrill(drill, { dataDir, seconds, isQuick: true });
  assert.ok(findings.length > 0);
  for (const { promised, measured, holds, isTimed } of findings)
    assert.ok(holds || isTimed, `${promised}: ${measured}`);
}

// Two at a time, because they spend most of their time waiting.
describe('a drill', { concurrency: 2 }, () => {
  test(
    'two instances behind nginx together let five requests of a client through',
    {
      skip: noNginx || noValkey,
    },
    () => allHold(quotaIsShared, 0),
  );

  test('no answer fails or mixes versions while two instances switch', { skip: noNginx }, () =>
    allHold(publishSwitchesCleanly, 1),
  );

  test('what is published damaged is not served, at the switch, at the start or later', () =>
    allHold(badPublishIsNotServed, 0));

  test('clients whose request never ends are closed', { skip: noNginx }, () =>
    allHold(slowClientsAreClosed, 0),
  );

  test('a server that is asked to stop answers what arrives', () => allHold(stopAnswersWhatArrives, 0));

  test('no request fails while Valkey is killed, hung, full or slow', { skip: noNginx || noValkey }, () =>
    allHold(valkeyMayDie, 1),
  );

  test('a thousand hostile requests only hurt themselves', () => allHold(hostileRequestsHarmNothing, 0));

  test(
    'answers continue when the disk fills up or turns read-only',
    {
      skip: noNginx,
    },
    () => allHold(diskMayFail, 0),
  );

  test('file descriptors may run out', () => allHold(descriptorsMayRunOut, 0));

  test('visitors don’t notice when a week’s edition fails, and the operator reads why', () =>
    allHold(weeksPassByTheClock, 0));
});

test('each drill has its section in the report', () => {
  const report = readFileSync(new URL('../bench/RESULTS.md', import.meta.url), 'utf8');
  for (const { name } of drills) assert.ok(report.includes(`<!-- begin drill ${name} -->`), name);
});
