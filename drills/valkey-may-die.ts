import { setTimeout as delay } from 'node:timers/promises';
import type { ServerProcess } from '#testing/server-process.ts';
import { until } from '#testing/until.ts';
import type { Drill, Finding } from './drill.ts';
import { askAtOnce, countAllowed, startSharingPair } from './quota-is-shared.ts';
import { describeFailures, startSteadyLoad } from './steady-load.ts';
import { checkAnswered, mixedTargets } from './targets.ts';

/** So that none comes near its five requests a second. */
const CLIENTS = 40;
const PAUSE_MILLISECONDS = 300;
const BURST = 40;
const DOWN = /^Valkey fails/;
const UP = /^Valkey is back/;

export const valkeyMayDie: Drill = {
  name: 'valkey-loss',
  title: 'The loss of Valkey',
  seconds: 15,
  boundSeconds: 60,
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
    const third = (seconds * 1000) / 3;
    await delay(third);
    // On a busy machine it may have been too slow before, which is logged too.
    const downs = linesSince(instances, DOWN);
    const ups = linesSince(instances, UP);
    await valkey.kill();
    await until(() => downs().every((lines) => lines > 0));
    await delay(third);
    const alone = await askAtOnce(port, '127.0.0.7', BURST);
    await valkey.start();
    await until(() => ups().every((lines) => lines > 0));
    await delay(third);
    await load.stop();
    const shared = await askAtOnce(port, '127.0.0.8', BURST);
    return [
      {
        promised: 'killed and restarted under load, no request fails',
        measured: `${load.count().toLocaleString('en')} requests, ${describeFailures(load.failures)}`,
        holds: load.failures.length === 0,
      },
      {
        promised: 'its loss and its return are logged once each',
        measured: `${downs().join(' and ')} at its loss (${reasonsOf(instances)}), ${ups().join(' and ')} at its return`,
        holds: [...downs(), ...ups()].every((lines) => lines === 1),
      },
      {
        promised: 'meanwhile each instance counts for itself',
        measured: `${countAllowed(alone)} of one client at once`,
        holds: countAllowed(alone) === `10 of ${BURST}`,
      },
      {
        promised: 'once it is back, the quota is shared again',
        measured: `${countAllowed(shared)} of one client at once`,
        holds: countAllowed(shared) === `5 of ${BURST}`,
      },
    ] satisfies Finding[];
  },
};

function linesSince(instances: readonly ServerProcess[], message: RegExp): () => number[] {
  const before = instances.map(({ logged }) => logged(message));
  return () => instances.map(({ logged }, index) => logged(message) - before[index]!);
}

function reasonsOf(instances: readonly ServerProcess[]): string {
  const lines = instances.flatMap((instance) => instance.lines.filter(({ msg }) => DOWN.test(msg)));
  return [...new Set(lines.map(({ reason }) => String(reason)))].join(', ');
}
