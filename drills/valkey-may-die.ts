import { setTimeout as delay } from 'node:timers/promises';
import type { ServerProcess } from '#testing/server-process.ts';
import { becomesTrue } from '#testing/until.ts';
import type { ValkeyProcess } from '#testing/valkey.ts';
import type { Drill, Finding } from './drill.ts';
import { askAtOnce, countAllowed, startSharingPair } from './quota-is-shared.ts';
import {
  describeFailures,
  formatLatency,
  latencyOf,
  type SteadyLoad,
  startSteadyLoad,
} from './steady-load.ts';
import { checkAnswered, mixedTargets } from './targets.ts';

/** Enough clients that none comes near its five requests a second. */
const CLIENTS = 40;
const PAUSE_MILLISECONDS = 300;
const BURST = 40;
const SECONDS_TO_NOTICE = 10;
const DOWN = /^Valkey is failing/;
const UP = /^Valkey is back/;

type Fault = {
  how: string;
  /** How many lines the log may have about its loss. */
  mostLines?: number;
  begin: (valkey: ValkeyProcess) => unknown;
  end: (valkey: ValkeyProcess) => unknown;
};

const faults: readonly Fault[] = [
  { how: 'killed', begin: ({ kill }) => kill(), end: ({ start }) => start() },
  {
    how: 'hung',
    begin: ({ pid }) => process.kill(pid(), 'SIGSTOP'),
    end: ({ pid }) => process.kill(pid(), 'SIGCONT'),
  },
  {
    how: 'full',
    begin: ({ command }) => command('CONFIG SET maxmemory 1'),
    end: ({ command }) => command('CONFIG SET maxmemory 0'),
  },
  { how: 'slow', begin: slowDown, end: speedUp, mostLines: 2 },
];

let slowness: NodeJS.Timeout | undefined;
const SLOW = { every: 200, stopped: 150 };

/** Each answer takes up to 150 ms, most of them longer than a request waits for it. */
function slowDown({ pid }: ValkeyProcess): void {
  slowness = setInterval(() => {
    process.kill(pid(), 'SIGSTOP');
    setTimeout(() => process.kill(pid(), 'SIGCONT'), SLOW.stopped);
  }, SLOW.every);
}

async function speedUp(): Promise<void> {
  clearInterval(slowness);
  await delay(SLOW.every);
}

export const valkeyMayDie: Drill = {
  name: 'valkey-loss',
  title: 'Valkey is killed, hung, full or slow',
  seconds: 40,
  boundSeconds: 120,
  async run(sandbox, { dataDir, seconds, isQuick }) {
    const { valkey, port, instances } = await startSharingPair(sandbox, dataDir);
    // The instance has a quota, so pages are read slowly.
    const targets = await mixedTargets(instances[0]!.port, 20, !isQuick);
    const load = startSteadyLoad(sandbox, {
      port,
      clients: CLIENTS,
      targets,
      check: checkAnswered,
      pause: PAUSE_MILLISECONDS,
    });
    const findings: Finding[] = [];
    const pause = (seconds * 1000) / faults.length / 3;
    for (const fault of isQuick ? faults.slice(0, 1) : faults) {
      const outcome = await undergo(fault, { valkey, port, instances, load, pause });
      findings.push(...judge(fault, outcome));
    }
    await load.stop();
    return findings;
  },
};

type Undergoing = {
  valkey: ValkeyProcess;
  port: number;
  instances: readonly ServerProcess[];
  load: SteadyLoad;
  pause: number;
};

async function undergo({ begin, end }: Fault, { valkey, port, instances, load, pause }: Undergoing) {
  await delay(pause);
  // On a busy machine it may have been too slow before, which is logged too.
  const downs = linesSince(instances, DOWN);
  const ups = linesSince(instances, UP);
  const before = { count: load.count(), failures: load.failures.length, answers: load.milliseconds.length };
  await begin(valkey);
  await becomesTrue(() => downs().every((lines) => lines > 0), SECONDS_TO_NOTICE);
  await delay(pause);
  const alone = countAllowed(await askAtOnce(port, '127.0.0.7', BURST));
  const latency = latencyOf(load.milliseconds.slice(before.answers));
  await end(valkey);
  await becomesTrue(() => ups().every((lines) => lines > 0), SECONDS_TO_NOTICE);
  await delay(pause);
  const shared = countAllowed(await askAtOnce(port, '127.0.0.8', BURST));
  return {
    count: load.count() - before.count,
    failures: load.failures.slice(before.failures),
    latency,
    downs: downs(),
    ups: ups(),
    reasons: reasonsOf(instances),
    alone,
    shared,
  };
}

type Outcome = Awaited<ReturnType<typeof undergo>>;

function judge(
  { how, mostLines = 1 }: Fault,
  { count, failures, latency, downs, ups, reasons, alone, shared }: Outcome,
): Finding[] {
  return [
    {
      promised: `${how}: no request fails`,
      measured: `${count.toLocaleString('en')} requests, ${describeFailures(failures)}; meanwhile ${formatLatency(latency)}`,
      holds: failures.length === 0,
    },
    {
      promised: `${how}: each instance logs ${mostLines === 1 ? 'once' : `at most ${mostLines} times`} that it counts alone, and as often that it no longer does`,
      measured: `${downs.join(' and ')} (${reasons}), then ${ups.join(' and ')}`,
      holds: downs.every((lines, index) => lines > 0 && lines <= mostLines && ups[index] === lines),
    },
    {
      promised: `${how}: meanwhile each instance counts alone, and afterwards both together`,
      measured: `${alone} of one client at once, then ${shared}`,
      holds: alone === `10 of ${BURST}` && shared === `5 of ${BURST}`,
    },
  ];
}

function linesSince(instances: readonly ServerProcess[], message: RegExp): () => number[] {
  const before = instances.map(({ logged }) => logged(message));
  return () => instances.map(({ logged }, index) => logged(message) - before[index]!);
}

function reasonsOf(instances: readonly ServerProcess[]): string {
  const lines = instances.map((instance) => instance.lines.filter(({ msg }) => DOWN.test(msg)).at(-1));
  return [...new Set(lines.map((line) => String(line?.reason)))].join(', ');
}
