import { linkSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { writeManifest } from '#lib/dataset-file/manifest.ts';
import { openHttpClient } from '#testing/http-client.ts';
import { type StretchWatch, watchStretches } from '#testing/longest-stretch.ts';
import { startBalancer, startStaticHost } from '#testing/nginx.ts';
import { runInRealTime } from '#testing/real-time.ts';
import type { Sandbox } from '#testing/sandbox.ts';
import { type ServerProcess, startServer } from '#testing/server-process.ts';
import type { Drill, DrillOptions, Finding } from './drill.ts';
import { createEditionCheck, type Edition, editionTargets, makeEdition, markOf } from './editions.ts';
import { describeFailures, type SteadyLoad, startSteadyLoad } from './steady-load.ts';

/** To show on all instances. */
const SECONDS_TO_SHOW = 5;
const MOST_MILLISECONDS = 50;
const CLIENTS = 8;
const PAUSE_MILLISECONDS = 20;
/** Otherwise all visitors count as one, and get one page at a time. */
const BALANCED = { TRUSTED_PROXY_HOPS: '1' };

/** A new dataset shows on one instance or on both, and no answer waits, fails or mixes versions meanwhile. */
export const publishSwitchesCleanly: Drill = {
  name: 'publish',
  title: 'Publishing under load',
  seconds: 20,
  boundSeconds: 600,
  async run(sandbox, options) {
    const { dataDir } = options;
    const editions = [
      await makeEdition(dataDir, join(sandbox.folder, 'edition-1'), 1),
      await makeEdition(dataDir, join(sandbox.folder, 'edition-2'), 2),
    ];
    const forms = [
      { name: 'one instance', ...(await overFolder(sandbox, { editions, instances: 1 })) },
      { name: 'two that share a DATA_DIR', ...(await overFolder(sandbox, { editions, instances: 2 })) },
      { name: 'two with a DATASET_URL', ...(await overUrl(sandbox, editions)) },
    ];
    const findings: Finding[] = [];
    for (const form of forms) {
      const instances: ServerProcess[] = [];
      const watches: StretchWatch[] = [];
      for (const [number, environment] of form.environments.entries()) {
        const watch = watchStretches(sandbox, `${form.name}-${number}`);
        watches.push(watch);
        instances.push(await startServer(sandbox, { environment: { ...watch.environment, ...environment } }));
      }
      // As under systemd.
      const isInRealTime = instances.map(({ child }) => runInRealTime(child.pid!)).every(Boolean);
      const name = `${form.name}, ${isInRealTime ? '' : 'not '}in real time`;
      const switching = { ...form, name, instances, watches, editions, options };
      findings.push(...(await switchUnderLoad(sandbox, switching)));
      await Promise.all(instances.map(({ stop }) => stop('SIGKILL')));
    }
    return findings;
  },
};

type Publishing = { environments: Record<string, string>[]; publish: (edition: Edition) => Promise<void> };

async function overFolder(
  sandbox: Sandbox,
  { editions, instances }: { editions: readonly Edition[]; instances: number },
): Promise<Publishing> {
  const folder = join(sandbox.folder, `data-of-${instances}`);
  const publish = await publishInto(folder, editions);
  return {
    environments: Array.from({ length: instances }, () => ({ ...BALANCED, DATA_DIR: folder })),
    publish,
  };
}

/** Each instance follows a static host. */
async function overUrl(sandbox: Sandbox, editions: readonly Edition[]): Promise<Publishing> {
  const published = join(sandbox.folder, 'published');
  const publish = await publishInto(published, editions);
  const host = await startStaticHost(sandbox, published);
  const environment = (name: string) => ({
    ...BALANCED,
    DATA_DIR: join(sandbox.folder, name),
    DATASET_URL: `http://127.0.0.1:${host.port}`,
  });
  return { environments: [environment('one'), environment('other')], publish };
}

async function publishInto(folder: string, editions: readonly Edition[]): Promise<Publishing['publish']> {
  mkdirSync(folder);
  for (const { manifest, folder: from } of editions)
    linkSync(join(from, manifest.file), join(folder, manifest.file));
  const publish: Publishing['publish'] = ({ manifest }) => writeManifest(folder, manifest);
  await publish(editions[0]!);
  return publish;
}

type Switching = {
  name: string;
  publish: Publishing['publish'];
  instances: readonly ServerProcess[];
  watches: readonly StretchWatch[];
  editions: readonly Edition[];
  options: DrillOptions;
};

async function switchUnderLoad(
  sandbox: Sandbox,
  { name, publish, instances, watches, editions, options: { isQuick, seconds } }: Switching,
): Promise<Finding[]> {
  const [first, second] = editions;
  // Two also wait for each other.
  const [judged, paused] =
    instances.length === 1
      ? (['lag', `the event loop is at most ${MOST_MILLISECONDS} ms late`] as const)
      : (['stretch', `no instance computes for more than ${MOST_MILLISECONDS} ms at a stretch`] as const);
  const { port } = await startBalancer(sandbox, instances);
  const check = createEditionCheck(editions);
  const targets = editionTargets(first!.marked, !isQuick);
  const load = startSteadyLoad(sandbox, {
    port,
    clients: CLIENTS,
    targets,
    check,
    pause: PAUSE_MILLISECONDS,
  });
  const sequence = isQuick ? [second!] : [second!, first!, second!];
  const shown: number[] = [];
  const before: Pauses[] = [];
  const meanwhile: Pauses[] = [];
  const look = () => longestPauses(instances, watches);
  await look();
  for (const edition of sequence) {
    await delay((seconds * 1000) / (sequence.length + 1));
    before.push(await look());
    await publish(edition);
    shown.push(await secondsUntilShown(instances, edition, editions.indexOf(edition) + 1, !isQuick));
    meanwhile.push(await look());
  }
  await delay((seconds * 1000) / (sequence.length + 1));
  const { count, failures } = await stopped(load);
  return [
    {
      promised: `${name}: a published dataset shows everywhere within ${SECONDS_TO_SHOW} s`,
      measured: `after ${shown.map((each) => each.toFixed(1)).join(', ')} s`,
      holds: shown.every((each) => each <= SECONDS_TO_SHOW),
      isTimed: true,
    },
    {
      promised: `${name}: ${paused} while it switches`,
      measured: `${describePauses(meanwhile)}; while nothing is published ${describePauses(before)}`,
      holds: meanwhile.every((pauses) => pauses[judged] <= MOST_MILLISECONDS),
      isTimed: true,
    },
    {
      promised: `${name}: no answer fails or mixes versions while they switch under load (API, pages, payloads, tiles)`,
      measured: `${count.toLocaleString('en')} answers, ${describeFailures(failures)}`,
      holds: failures.length === 0 && count > 0,
    },
  ];
}

/**
 * The longest since the last reading, in milliseconds: what a main thread computed at a stretch, and how late its event loop
 * was, which includes waiting for a processor.
 */
type Pauses = { stretch: number; lag: number };

async function longestPauses(
  instances: readonly ServerProcess[],
  watches: readonly StretchWatch[],
): Promise<Pauses> {
  const lags = await Promise.all(instances.map(({ metric }) => metric('nodejs_eventloop_lag_max_seconds')));
  return { stretch: Math.max(...watches.map(({ longest }) => longest())), lag: 1000 * Math.max(...lags) };
}

function describePauses(pauses: readonly Pauses[]): string {
  const listed = (figure: keyof Pauses) => pauses.map((each) => each[figure].toFixed(0)).join(', ');
  return `computes ${listed('stretch')} ms, late by ${listed('lag')} ms`;
}

async function stopped(load: SteadyLoad) {
  await load.stop();
  return { count: load.count(), failures: load.failures };
}

async function secondsUntilShown(
  instances: readonly ServerProcess[],
  { marked }: Edition,
  number: number,
  withPages: boolean,
): Promise<number> {
  const started = performance.now();
  const [{ slug }] = marked as [Edition['marked'][number]];
  const paths = [`/v2/golfs/profile/${slug}`, ...(withPages ? [`/golfs/${slug}`] : [])];
  await Promise.all(
    instances.map(async ({ port }) => {
      const client = openHttpClient(port);
      for (const path of paths) {
        while (!(await client.get(path)).body.includes(markOf(number))) {
          if (performance.now() - started > 10 * SECONDS_TO_SHOW * 1000) break;
          await delay(20);
        }
      }
      client.close();
    }),
  );
  return (performance.now() - started) / 1000;
}
