import { setTimeout as delay } from 'node:timers/promises';
import { startBalancer } from '#testing/nginx.ts';
import { startServer } from '#testing/server-process.ts';
import type { Drill, Finding } from './drill.ts';
import { describeFailures, startSteadyLoad } from './steady-load.ts';
import { checkAnswered, mixedTargets } from './targets.ts';

const CLIENTS = 8;
const SECONDS_TO_RETURN = 10;
const REQUESTS = 'fairway_http_requests_total';

export const instanceMayDie: Drill = {
  name: 'instance-loss',
  title: 'The loss of an instance',
  seconds: 15,
  boundSeconds: 60,
  async run(sandbox, { dataDir, seconds, isQuick }) {
    const environment = { DATA_DIR: dataDir };
    const doomed = await startServer(sandbox, { environment });
    const other = await startServer(sandbox, { environment });
    const { port } = await startBalancer(sandbox, [doomed, other]);
    const targets = await mixedTargets(other.port, 40, !isQuick);
    const load = startSteadyLoad(sandbox, { port, clients: CLIENTS, targets, check: checkAnswered });
    const third = (seconds * 1000) / 3;
    await delay(third);
    const before = await doomed.metric(REQUESTS);
    const inFlight = load.inFlight();
    await doomed.stop('SIGKILL');
    await delay(third);
    const back = await startServer(sandbox, { environment: { ...environment, PORT: String(doomed.port) } });
    await delay(third);
    const deadline = AbortSignal.timeout(SECONDS_TO_RETURN * 1000);
    while ((await back.metric(REQUESTS)) <= 1 && !deadline.aborted) await delay(50);
    await load.stop();
    const after = await back.metric(REQUESTS);
    return [
      {
        promised: 'killed under load, no requests fail except those in flight on it',
        measured: `${load.count().toLocaleString('en')} requests, ${inFlight} in flight at both, ${describeFailures(load.failures)}`,
        holds: load.failures.length <= inFlight && before > 0,
      },
      {
        promised: 'started again, it is used again',
        measured: `${before} requests before it was killed, ${after} after it came back`,
        holds: after > 1,
      },
    ] satisfies Finding[];
  },
};
