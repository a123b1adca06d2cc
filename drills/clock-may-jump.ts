import { setTimeout as delay } from 'node:timers/promises';
import { writeManifest } from '#lib/dataset-file/manifest.ts';
import { openHttpClient } from '#testing/http-client.ts';
import { createFaultySystem } from '#testing/order-faults.ts';
import { startServer } from '#testing/server-process.ts';
import { becomesTrue } from '#testing/until.ts';
import type { Drill, Finding } from './drill.ts';
import { editionsIn, markOf, publishTwoEditions } from './editions.ts';
import { askAtOnce, countAllowed } from './quota-is-shared.ts';
import { describeFailures, startSteadyLoad } from './steady-load.ts';
import { checkAnswered } from './targets.ts';

const LIMIT = 5;
const BURST = 40;
const SECONDS_TO_SHOW = 20;
const LOAD_MILLISECONDS = 1000;
/** So that no client comes near its quota. */
const PAUSE_MILLISECONDS = 300;
const HOUR = 3_600_000;
const YEAR = 365 * 24 * HOUR;

/** From the right time, one after the other. */
const JUMPS = [
  { how: 'an hour ahead', milliseconds: HOUR },
  { how: 'two hours back', milliseconds: -HOUR },
  { how: 'ten years ahead', milliseconds: 10 * YEAR },
  { how: 'to the right time', milliseconds: 0 },
];

export const clockMayJump: Drill = {
  name: 'clock',
  title: 'The clock jumps',
  seconds: 0,
  boundSeconds: 120,
  async run(sandbox, { dataDir: source, isQuick }) {
    const { dataDir, editions } = await publishTwoEditions(sandbox, source);
    const system = createFaultySystem(sandbox);
    const environment = { ...system.environment, DATA_DIR: dataDir, RATE_LIMIT_PER_SECOND: String(LIMIT) };
    const instance = await startServer(sandbox, { environment });
    const { port } = instance;
    const slugs = editions[0].marked.map(({ slug }) => slug);
    const paths = slugs.flatMap((slug) => [
      `/v2/golfs/profile/${slug}`,
      ...(isQuick ? [] : [`/golfs/${slug}`]),
    ]);
    const load = startSteadyLoad(sandbox, {
      port,
      clients: 8,
      targets: paths.map((path) => ({ path })),
      check: checkAnswered,
      pause: PAUSE_MILLISECONDS,
    });
    const client = openHttpClient(port, { localAddress: '127.0.0.9' });
    const jumps = isQuick ? JUMPS.slice(1, 3) : JUMPS;
    const findings: Finding[] = [];
    for (const [index, { how, milliseconds }] of jumps.entries()) {
      const before = { count: load.count(), failures: load.failures.length };
      await system.order(instance, { clockMilliseconds: milliseconds });
      const allowed = countAllowed(await askAtOnce(port, `127.0.2.${index + 1}`, BURST));
      const number = 2 - (index % 2);
      await writeManifest(dataDir, editions[number - 1]!.manifest);
      const shows = async () =>
        editionsIn((await client.get(`/golfs/${slugs[0]}/llm.md`)).body)[0] === markOf(number);
      const isShown = await becomesTrue(shows, SECONDS_TO_SHOW);
      await delay(isQuick ? PAUSE_MILLISECONDS : LOAD_MILLISECONDS);
      const failures = load.failures.slice(before.failures);
      findings.push({
        promised: `${how}: no request fails, a client still gets ${LIMIT} of ${BURST} at once, and a new version is shown within ${SECONDS_TO_SHOW} s`,
        measured: `${(load.count() - before.count).toLocaleString('en')} requests, ${describeFailures(failures)}; ${allowed}; ${isShown ? 'shown' : 'not shown'}`,
        holds: failures.length === 0 && allowed === `${LIMIT} of ${BURST}` && isShown,
      });
    }
    await load.stop();
    client.close();
    return findings;
  },
};
