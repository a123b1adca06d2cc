import {
  closeSync,
  copyFileSync,
  mkdirSync,
  openSync,
  renameSync,
  rmSync,
  statSync,
  truncateSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { writeManifest } from '#lib/dataset-file/manifest.ts';
import type { Sandbox } from '#testing/sandbox.ts';
import { type ServerProcess, startServer } from '#testing/server-process.ts';
import type { Drill, Finding } from './drill.ts';
import { type Edition, editionsIn, makeEdition, markOf } from './editions.ts';
import { type Failure, startSteadyLoad } from './steady-load.ts';

const FAILING = 'fairway_dataset_failing';
const SECONDS_TO_NOTICE = 20;
const SECONDS_OF_FAILURES = 1;
const CLIENTS = 4;
const PAUSE_MILLISECONDS = 10;

type Editions = readonly [before: Edition, published: Edition];

/** Whether the version before must be served, or the open file will do, if it happens while it's served. */
type Fault = { spoil: (path: string, other: string) => void; leavesOpenFile: boolean };

const faults: Record<string, Fault> = {
  damaged: { spoil: overwrite, leavesOpenFile: false },
  'cut short': { spoil: (path) => truncateSync(path, 256 * 1024), leavesOpenFile: false },
  'swapped for another': {
    spoil(path, other) {
      copyFileSync(other, `${path}.other`);
      renameSync(`${path}.other`, path);
    },
    leavesOpenFile: true,
  },
  missing: { spoil: (path) => rmSync(path), leavesOpenFile: true },
};

/** In place, and of the same length. */
function overwrite(path: string): void {
  const { size } = statSync(path);
  const noise = Buffer.alloc(4096, 0xa5);
  const file = openSync(path, 'r+');
  for (let at = 64 * 1024; at + noise.length <= size; at += 4 * noise.length) {
    writeSync(file, noise, 0, noise.length, at);
  }
  closeSync(file);
}

/** However the published file is damaged, visitors get the previous version, and the operator finds out. */
export const badPublishIsNotServed: Drill = {
  name: 'bad-publish',
  title: 'Publishing a damaged file',
  seconds: 0,
  boundSeconds: 600,
  async run(sandbox, { dataDir, isQuick }) {
    const editions: Editions = [
      await makeEdition(dataDir, join(sandbox.folder, 'edition-1'), 1),
      await makeEdition(dataDir, join(sandbox.folder, 'edition-2'), 2),
    ];
    const findings: Finding[] = [];
    for (const [how, fault] of Object.entries(faults)) {
      if (isQuick && how !== 'damaged') continue;
      const folder = join(sandbox.folder, how.replaceAll(' ', '-'));
      findings.push(await atSwitch(sandbox, `${folder}-switch`, editions, how, fault));
      findings.push(await atStart(sandbox, `${folder}-start`, editions, how, fault));
      findings.push(await whileServed(sandbox, `${folder}-served`, editions, how, fault));
    }
    return findings;
  },
};

async function atSwitch(
  sandbox: Sandbox,
  dataDir: string,
  editions: Editions,
  how: string,
  { spoil }: Fault,
): Promise<Finding> {
  const [before, published] = editions;
  lay(dataDir, editions);
  await writeManifest(dataDir, before.manifest);
  const instance = await start(sandbox, dataDir);
  const load = watchAnswers(sandbox, instance, editions);
  spoil(fileIn(dataDir, published), fileIn(dataDir, before));
  await writeManifest(dataDir, published.manifest);
  const isSaid = await saysSo(instance, 1);
  await becomes(() => load.last() !== 'nothing');
  const shown = load.last();
  const { isRestored, failures } = await restore(dataDir, published, instance, load);
  return {
    promised: `a published file that is ${how}: the version before goes on, /readyz, a gauge and one log line say so; the right file is taken`,
    measured: `${shown} meanwhile, ${describe(failures)}; ${instance.logged(/^Dataset (?:refused|file damaged)/)} line; ${isRestored ? 'then the new version' : 'then not the new version'}`,
    holds:
      isSaid &&
      shown === markOf(1) &&
      failures.length === 0 &&
      isRestored &&
      instance.logged(/^Dataset refused/) === 1,
  };
}

async function atStart(
  sandbox: Sandbox,
  dataDir: string,
  editions: Editions,
  how: string,
  { spoil }: Fault,
): Promise<Finding> {
  const [before, published] = editions;
  lay(dataDir, editions);
  await writeManifest(dataDir, { ...published.manifest, previous: before.manifest.version });
  spoil(fileIn(dataDir, published), fileIn(dataDir, before));
  const instance = await start(sandbox, dataDir);
  const load = watchAnswers(sandbox, instance, editions);
  const isSaid = await saysSo(instance, 1);
  await becomes(() => load.last() !== 'nothing');
  const shown = load.last();
  const { isRestored, failures } = await restore(dataDir, published, instance, load);
  return {
    promised: `a file that is ${how} at the start: the version before is served within ${SECONDS_OF_FAILURES} s`,
    measured: `${shown} meanwhile, ${describe(failures)}; ${isRestored ? 'then the new version' : 'then not the new version'}`,
    holds: isSaid && shown === markOf(1) && span(failures) <= SECONDS_OF_FAILURES && isRestored,
  };
}

async function whileServed(
  sandbox: Sandbox,
  dataDir: string,
  editions: Editions,
  how: string,
  { spoil, leavesOpenFile }: Fault,
): Promise<Finding> {
  const [before, published] = editions;
  lay(dataDir, editions);
  await writeManifest(dataDir, { ...published.manifest, previous: before.manifest.version });
  const instance = await start(sandbox, dataDir);
  const load = watchAnswers(sandbox, instance, editions);
  await becomes(() => load.last() === markOf(2));
  spoil(fileIn(dataDir, published), fileIn(dataDir, before));
  const isSaid = await saysSo(instance, 1);
  await becomes(() => load.last() !== 'nothing');
  const shown = load.last();
  const expected = leavesOpenFile ? markOf(2) : markOf(1);
  const { isRestored, failures } = await restore(dataDir, published, instance, load);
  return {
    promised: `a file that is ${how} while it's served: ${leavesOpenFile ? 'answers go on from the open file' : `the version before is served within ${SECONDS_OF_FAILURES} s`}`,
    measured: `${shown} meanwhile, ${describe(failures)}; ${isRestored ? 'then the new version' : 'then not the new version'}`,
    holds: isSaid && shown === expected && span(failures) <= SECONDS_OF_FAILURES && isRestored,
  };
}

function lay(dataDir: string, editions: Editions): void {
  mkdirSync(dataDir);
  for (const edition of editions) copyFileSync(sourceOf(edition), fileIn(dataDir, edition));
}

const fileIn = (dataDir: string, { manifest }: Edition) => join(dataDir, manifest.file);
const sourceOf = ({ folder, manifest }: Edition) => join(folder, manifest.file);

function start(sandbox: Sandbox, dataDir: string): Promise<ServerProcess> {
  return startServer(sandbox, { environment: { DATA_DIR: dataDir, LOG_LEVEL: 'info' } });
}

type Watched = { last: () => string; failures: readonly Failure[]; stop: () => Promise<void> };

/** Asks for profiles all the time; `last` is the edition that the latest answer named. */
function watchAnswers(sandbox: Sandbox, { port }: ServerProcess, [{ marked }]: Editions): Watched {
  let last = 'nothing';
  const load = startSteadyLoad(sandbox, {
    port,
    clients: CLIENTS,
    // As br the file's bytes would be sent unread.
    targets: marked.map(({ slug }) => ({
      path: `/v2/golfs/profile/${slug}`,
      headers: { 'accept-encoding': 'gzip' },
    })),
    check({ status, body }) {
      if (status !== 200) return `status ${status}`;
      last = editionsIn(body)[0] ?? 'no edition';
      return null;
    },
    pause: PAUSE_MILLISECONDS,
  });
  return { last: () => last, failures: load.failures, stop: load.stop };
}

/** Puts the right bytes in place, by a rename. */
async function restore(dataDir: string, published: Edition, instance: ServerProcess, load: Watched) {
  const path = fileIn(dataDir, published);
  copyFileSync(sourceOf(published), `${path}.good`);
  renameSync(`${path}.good`, path);
  const isRestored = (await becomes(() => load.last() === markOf(2))) && (await saysSo(instance, 0));
  await load.stop();
  await instance.stop('SIGKILL');
  rmSync(dataDir, { recursive: true });
  return { isRestored, failures: load.failures };
}

/** By gauge and probe alike. */
function saysSo(instance: ServerProcess, failing: 0 | 1): Promise<boolean> {
  return becomes(async () => {
    if ((await instance.metric(FAILING).catch(() => Number.NaN)) !== failing) return false;
    const probe = await fetch(`${instance.origin}/readyz`);
    const { detail } = (await probe.json()) as { detail?: string };
    return probe.status === 200 && (detail !== undefined) === (failing === 1);
  });
}

async function becomes(isSo: () => boolean | Promise<boolean>): Promise<boolean> {
  const deadline = AbortSignal.timeout(SECONDS_TO_NOTICE * 1000);
  while (!deadline.aborted) {
    if (await isSo()) return true;
    await delay(50);
  }
  return false;
}

/** Seconds from the first failure to the last. */
function span(failures: readonly Failure[]): number {
  return failures.length === 0 ? 0 : (failures.at(-1)!.at - failures[0]!.at) / 1000;
}

function describe(failures: readonly Failure[]): string {
  if (failures.length === 0) return 'no answer failed';
  return `${failures.length} answers failed within ${span(failures).toFixed(1)} s (${failures[0]!.reason})`;
}
