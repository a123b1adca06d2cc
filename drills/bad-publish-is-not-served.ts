import {
  closeSync,
  copyFileSync,
  mkdtempSync,
  openSync,
  renameSync,
  rmSync,
  statSync,
  truncateSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import { type DatasetManifest, writeManifest } from '#lib/dataset-file/manifest.ts';
import type { Sandbox } from '#testing/sandbox.ts';
import { type ServerProcess, startServer } from '#testing/server-process.ts';
import { becomesTrue } from '#testing/until.ts';
import type { Drill, Finding } from './drill.ts';
import { type Edition, editionsIn, makeEdition, markOf } from './editions.ts';
import { type Failure, startSteadyLoad } from './steady-load.ts';

const FAILING = 'fairway_dataset_failing';
const SECONDS_TO_NOTICE = 20;
const SECONDS_OF_FAILURES = 1;
const CLIENTS = 4;
const PAUSE_MILLISECONDS = 10;

type Editions = readonly [before: Edition, published: Edition];

/**
 * Whether, if it happens while the file is served, the version before must be served or the open file will
 * do.
 */
type Fault = { how: string; spoil: (path: string, other: string) => void; leavesOpenFile: boolean };

const faults: readonly Fault[] = [
  { how: 'damaged', spoil: overwrite, leavesOpenFile: false },
  { how: 'cut short', spoil: (path) => truncateSync(path, 256 * 1024), leavesOpenFile: false },
  {
    how: 'swapped for another',
    spoil(path, other) {
      copyFileSync(other, `${path}.other`);
      renameSync(`${path}.other`, path);
    },
    leavesOpenFile: true,
  },
  { how: 'missing', spoil: (path) => rmSync(path), leavesOpenFile: true },
];

/** Overwrites a file in place, without changing its length. */
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
    for (const [at, fault] of faults.entries()) {
      findings.push(await whileServed(sandbox, editions, fault));
      if (isQuick && at > 0) continue;
      findings.push(await atSwitch(sandbox, editions, fault));
      findings.push(await atStart(sandbox, editions, fault));
    }
    return findings;
  },
};

async function atSwitch(sandbox: Sandbox, editions: Editions, { how, spoil }: Fault): Promise<Finding> {
  const [before, published] = editions;
  const served = await serve(sandbox, editions, before.manifest);
  const { dataDir, instance } = served;
  spoil(fileIn(dataDir, published), fileIn(dataDir, before));
  await writeManifest(dataDir, published.manifest);
  const { isSaid, shown, failures, isRestored } = await watchThenRestore(served, published, 1);
  const lines = instance.logged(/^Dataset refused or damaged/);
  return {
    promised: `a published file that is ${how}: the version before is still served, and /readyz, a gauge and one log line say so; the right file is then taken`,
    measured: `${describe(shown, failures)}; ${lines} line; ${describeEnd(isRestored)}`,
    holds: isSaid && shown === markOf(1) && failures.length === 0 && isRestored && lines === 1,
  };
}

async function atStart(sandbox: Sandbox, editions: Editions, { how, spoil }: Fault): Promise<Finding> {
  const served = await serve(sandbox, editions, publishedAfter(editions), spoil);
  const { isSaid, shown, failures, isRestored } = await watchThenRestore(served, editions[1], 1);
  return {
    promised: `a file that is ${how} at the start: the version before is served within ${SECONDS_OF_FAILURES} s`,
    measured: `${describe(shown, failures)}; ${describeEnd(isRestored)}`,
    holds: isSaid && shown === markOf(1) && span(failures) <= SECONDS_OF_FAILURES && isRestored,
  };
}

async function whileServed(sandbox: Sandbox, editions: Editions, fault: Fault): Promise<Finding> {
  const { how, spoil, leavesOpenFile } = fault;
  const [before, published] = editions;
  const served = await serve(sandbox, editions, publishedAfter(editions));
  const { dataDir, instance, load } = served;
  await becomesTrue(() => load.last() === markOf(2), SECONDS_TO_NOTICE);
  spoil(fileIn(dataDir, published), fileIn(dataDir, before));
  const wanted = leavesOpenFile ? 2 : 1;
  const { isSaid, shown, failures, isRestored } = await watchThenRestore(served, published, wanted);
  const lines = instance.logged(/^Dataset refused or damaged/);
  return {
    promised: `a file that is ${how} while it's served: ${leavesOpenFile ? 'answers continue from the open file' : `the version before is served within ${SECONDS_OF_FAILURES} s`}, and the log says why`,
    measured: `${describe(shown, failures)}; ${lines} line; ${describeEnd(isRestored)}`,
    holds:
      isSaid && shown === markOf(wanted) && span(failures) <= SECONDS_OF_FAILURES && isRestored && lines > 0,
  };
}

type Served = { dataDir: string; instance: ServerProcess; load: Watched };

const publishedAfter = ([before, published]: Editions): DatasetManifest => ({
  ...published.manifest,
  previous: before.manifest.version,
});

/** Both editions are in the data directory; the second may be spoiled before the server starts. */
async function serve(
  sandbox: Sandbox,
  editions: Editions,
  manifest: DatasetManifest,
  spoil?: Fault['spoil'],
): Promise<Served> {
  const dataDir = mkdtempSync(join(sandbox.folder, 'served-'));
  for (const edition of editions) copyFileSync(sourceOf(edition), fileIn(dataDir, edition));
  await writeManifest(dataDir, manifest);
  spoil?.(fileIn(dataDir, editions[1]), fileIn(dataDir, editions[0]));
  const instance = await startServer(sandbox, { environment: { DATA_DIR: dataDir, LOG_LEVEL: 'info' } });
  return { dataDir, instance, load: watchAnswers(sandbox, instance, editions) };
}

/** What was shown and said while the file was spoiled, and whether the right bytes end it. */
async function watchThenRestore({ dataDir, instance, load }: Served, published: Edition, wanted: number) {
  const isSaid = await saysSo(instance, 1);
  // The last answer may still be from before the fallback.
  await becomesTrue(() => load.last() === markOf(wanted), SECONDS_OF_FAILURES);
  const shown = load.last();
  const path = fileIn(dataDir, published);
  copyFileSync(sourceOf(published), `${path}.good`);
  renameSync(`${path}.good`, path);
  const isShown = await becomesTrue(() => load.last() === markOf(2), SECONDS_TO_NOTICE);
  const isRestored = isShown && (await saysSo(instance, 0));
  await load.stop();
  await instance.stop('SIGKILL');
  rmSync(dataDir, { recursive: true });
  return { isSaid, shown, failures: load.failures, isRestored };
}

const fileIn = (dataDir: string, { manifest }: Edition) => join(dataDir, manifest.file);
const sourceOf = ({ folder, manifest }: Edition) => join(folder, manifest.file);

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

/** Waits until gauge and probe alike say whether the dataset is failing. */
function saysSo(instance: ServerProcess, failing: 0 | 1): Promise<boolean> {
  return becomesTrue(async () => {
    if ((await instance.metric(FAILING).catch(() => Number.NaN)) !== failing) return false;
    const probe = await fetch(`${instance.origin}/readyz`);
    const { detail } = (await probe.json()) as { detail?: string };
    return probe.status === 200 && (detail !== undefined) === (failing === 1);
  }, SECONDS_TO_NOTICE);
}

/** Seconds from the first failure to the last. */
function span(failures: readonly Failure[]): number {
  return failures.length === 0 ? 0 : (failures.at(-1)!.at - failures[0]!.at) / 1000;
}

function describe(shown: string, failures: readonly Failure[]): string {
  const failed =
    failures.length === 0
      ? 'no answer failed'
      : `${failures.length} answers failed within ${span(failures).toFixed(1)} s (${failures[0]!.reason})`;
  return `${shown} meanwhile, ${failed}`;
}

const describeEnd = (isRestored: boolean) =>
  isRestored ? 'then the new version' : 'then not the new version';
