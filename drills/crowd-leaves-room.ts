import { setTimeout as delay } from 'node:timers/promises';
import { gatherCrowd } from './crowd.ts';
import type { Drill } from './drill.ts';
import { startInstance } from './instance.ts';
import { formatLatency, latencyOf } from './latency.ts';
import { checkAnswered, mixedTargets } from './mixed-targets.ts';
import { describeFailures, startSteadyLoad } from './steady-load.ts';

const IDLE = 2000;
const SLOW = 500;
const CLIENTS = 4;
const WARM_UP_MILLISECONDS = 5000;
/** Nobody waits longer beside a crowd: 99 % of requests. */
const MOST_MILLISECONDS = 100;

/** Idle connections and slow senders by the thousand don't stop normal clients. */
export const crowdLeavesRoom: Drill = {
  name: 'crowd',
  title: 'A crowd of idle and slow clients',
  seconds: 20,
  boundSeconds: 90,
  async run(ground, { dataDir, seconds, isQuick }) {
    const instance = await startInstance(ground, {
      DATA_DIR: dataDir,
      RATE_LIMIT_PER_SECOND: '0',
      LOG_LEVEL: 'warn',
    });
    const { port } = instance;
    const targets = await mixedTargets(port, 40, !isQuick);
    const normal = { port, clients: CLIENTS, targets, check: checkAnswered };
    const during = async (milliseconds: number) => {
      const load = startSteadyLoad(ground, normal);
      await delay(milliseconds);
      await load.stop();
      return load;
    };
    await during(isQuick ? 100 : WARM_UP_MILLISECONDS);
    const alone = await during((seconds * 1000) / 2);
    const crowd = await gatherCrowd(ground, port, { idle: IDLE, slow: SLOW });
    const load = startSteadyLoad(ground, normal);
    await delay((seconds * 1000) / 4);
    const connections = await instance.metric('fairway_connections');
    await delay((seconds * 1000) / 4);
    await load.stop();
    crowd.close();
    const beside = latencyOf(load.milliseconds);
    return [
      {
        promised: `${IDLE.toLocaleString('en')} idle connections and ${SLOW} slow senders fail no request of others`,
        measured: `${load.count().toLocaleString('en')} requests beside ${connections.toLocaleString('en')} connections, ${describeFailures(load.failures)}`,
        holds: load.failures.length === 0 && connections > 0.9 * (IDLE + SLOW),
      },
      {
        promised: `99 % of them within ${MOST_MILLISECONDS} ms`,
        measured: `${formatLatency(beside)}; without the crowd ${formatLatency(latencyOf(alone.milliseconds))}`,
        holds: beside.p99 <= MOST_MILLISECONDS,
        isTimed: true,
      },
    ];
  },
};
