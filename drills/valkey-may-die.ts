import { setTimeout as delay } from 'node:timers/promises';
import type { ServerProcess } from '#testing/server-process.ts';
import type { Drill, Finding } from './drill.ts';
import { askAtOnce, countAllowed, startSharingPair } from './quota-is-shared.ts';
import { describeFailures, startSteadyLoad } from './steady-load.ts';
import { checkAnswered, mixedTargets } from './targets.ts';

/** So many clients that none comes near its five requests a second. */
const CLIENTS = 40;
const PAUSE_MILLISECONDS = 300;
const BURST = 40;
const DOWN = /^Valkey fails/;

/** Valkey dies under load, and comes back: nobody notices but the log. */
export const valkeyMayDie: Drill = {
  name: 'valkey-loss',
  title: 'The loss of Valkey',
  seconds: 15,
  boundSeconds: 60,
  async run(sandbox, { dataDir, seconds, isQuick }) {
    const { valkey, port, instances } = await startSharingPair(sandbox, dataDir);
    // Read from an instance that counts: page by page, slower than the quota.
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
    await valkey.kill();
    await delay(third);
    const alone = await askAtOnce(port, '127.0.0.7', BURST);
    await valkey.start();
    await Promise.all(instances.map((instance) => instance.line('Valkey is back')));
    await delay(third);
    await load.stop();
    const shared = await askAtOnce(port, '127.0.0.8', BURST);
    return [
      {
        promised: 'killed and restarted under load, no request fails',
        measured: `${load.count().toLocaleString('en')} requests, ${describeFailures(load.failures)}`,
        holds: load.failures.length === 0,
      },
      logsOnce(instances),
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

function logsOnce(instances: readonly ServerProcess[]): Finding {
  const downs = instances.map((instance) => instance.logged(DOWN));
  const ups = instances.map((instance) => instance.logged('Valkey is back'));
  const reasons = new Set(
    instances.flatMap(({ lines }) =>
      lines.filter(({ msg }) => DOWN.test(msg)).map(({ reason }) => String(reason)),
    ),
  );
  return {
    promised: 'its going and its return are logged once each',
    measured: `${downs.join(' and ')} at its going (${[...reasons].join(', ')}), ${ups.join(' and ')} at its return`,
    holds: [...downs, ...ups].every((lines) => lines === 1),
  };
}
