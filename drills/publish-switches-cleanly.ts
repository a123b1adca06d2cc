import { linkSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { writeManifest } from '#lib/dataset-file/manifest.ts';
import { openHttpClient } from '#testing/http-client.ts';
import { startBalancer, startStaticHost } from '#testing/nginx.ts';
import type { Sandbox } from '#testing/sandbox.ts';
import { type ServerProcess, startServer } from '#testing/server-process.ts';
import type { Drill, DrillOptions, Finding } from './drill.ts';
import { createEditionCheck, type Edition, editionTargets, makeEdition, markOf } from './editions.ts';
import { describeFailures, type SteadyLoad, startSteadyLoad } from './steady-load.ts';

/** The time an edition has to show on all instances that share a folder, and on those that download it. */
const SECONDS_TO_SHOW = { folder: 10, url: 60 };
/** How much later than usual an answer may be because of a switch. */
const MOST_MILLISECONDS = 250;
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
      for (const environment of form.environments)
        instances.push(await startServer(sandbox, { environment }));
      findings.push(...(await switchUnderLoad(sandbox, { ...form, instances, editions, options })));
      await Promise.all(instances.map(({ stop }) => stop('SIGKILL')));
    }
    return findings;
  },
};

type Publishing = {
  environments: Record<string, string>[];
  publish: (edition: Edition) => Promise<void>;
  secondsToShow: number;
};

async function overFolder(
  sandbox: Sandbox,
  { editions, instances }: { editions: readonly Edition[]; instances: number },
): Promise<Publishing> {
  const folder = join(sandbox.folder, `data-of-${instances}`);
  const publish = await publishInto(folder, editions);
  return {
    environments: Array.from({ length: instances }, () => ({ ...BALANCED, DATA_DIR: folder })),
    publish,
    secondsToShow: SECONDS_TO_SHOW.folder,
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
  return {
    environments: [environment('one'), environment('other')],
    publish,
    secondsToShow: SECONDS_TO_SHOW.url,
  };
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
  secondsToShow: number;
  instances: readonly ServerProcess[];
  editions: readonly Edition[];
  options: DrillOptions;
};

async function switchUnderLoad(
  sandbox: Sandbox,
  { name, publish, secondsToShow, instances, editions, options: { isQuick, seconds } }: Switching,
): Promise<Finding[]> {
  const [first, second] = editions;
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
  const before: number[] = [];
  const meanwhile: number[] = [];
  const look = () => mostLag(instances);
  await look();
  for (const edition of sequence) {
    await delay((seconds * 1000) / (sequence.length + 1));
    before.push(await look());
    await publish(edition);
    shown.push(
      await secondsUntilShown(instances, edition, {
        number: editions.indexOf(edition) + 1,
        withPages: !isQuick,
        within: 10 * secondsToShow,
      }),
    );
    meanwhile.push(await look());
  }
  await delay((seconds * 1000) / (sequence.length + 1));
  const { count, failures } = await stopped(load);
  return [
    {
      promised: `${name}: a published dataset shows everywhere within ${secondsToShow} s`,
      measured: `after ${shown.map((each) => each.toFixed(1)).join(', ')} s`,
      holds: shown.every((each) => each <= secondsToShow),
      isTimed: true,
    },
    {
      promised: `${name}: no answer is later than ${MOST_MILLISECONDS} ms because of it`,
      measured: `the event loop is late by ${inMilliseconds(meanwhile)}; while nothing is published by ${inMilliseconds(before)}`,
      holds: meanwhile.every((lag) => lag <= MOST_MILLISECONDS),
      isTimed: true,
    },
    {
      promised: `${name}: no answer fails or mixes versions while they switch under load (API, pages, payloads, tiles)`,
      measured: `${count.toLocaleString('en')} answers, ${describeFailures(failures)}`,
      holds: failures.length === 0 && count > 0,
    },
  ];
}

/** How late an event loop was at most since the last reading, in milliseconds. */
async function mostLag(instances: readonly ServerProcess[]): Promise<number> {
  const lags = await Promise.all(instances.map(({ metric }) => metric('nodejs_eventloop_lag_max_seconds')));
  return 1000 * Math.max(...lags);
}

function inMilliseconds(lags: readonly number[]): string {
  return `${lags.map((lag) => lag.toFixed(0)).join(', ')} ms`;
}

async function stopped(load: SteadyLoad) {
  await load.stop();
  return { count: load.count(), failures: load.failures };
}

async function secondsUntilShown(
  instances: readonly ServerProcess[],
  { marked }: Edition,
  { number, withPages, within }: { number: number; withPages: boolean; within: number },
): Promise<number> {
  const started = performance.now();
  const [{ slug }] = marked as [Edition['marked'][number]];
  const paths = [`/v2/golfs/profile/${slug}`, ...(withPages ? [`/golfs/${slug}`] : [])];
  await Promise.all(
    instances.map(async ({ port }) => {
      const client = openHttpClient(port);
      for (const path of paths) {
        while (!(await client.get(path)).body.includes(markOf(number))) {
          if (performance.now() - started > within * 1000) break;
          await delay(20);
        }
      }
      client.close();
    }),
  );
  return (performance.now() - started) / 1000;
}
