import { type LoadClient, startLoad } from '#testing/load-client.ts';
import { memoryWithChildren } from '#testing/process-usage.ts';
import type { Sandbox } from '#testing/sandbox.ts';
import { type MeasuredServer, record, startBareServer } from '../bare-server.ts';
import { measureRounds, shareOver, spreadOver, warmUp } from '../measure-servers.ts';
import { startNextPeer } from '../next-peer.ts';
import { startShipped } from '../shipped-server.ts';
import { atLeast, atMost, type BenchOptions, type Measurement, noted, type Suite } from '../suite.ts';
import { type Endpoint, readSample, toEndpoints } from '../targets.ts';

const LEAST_TIMES_NEXT = 3;
const MOST_MEGABYTES = 900;

/**
 * What `npm start` starts, its quota and log on, next to a bare node server and a Next route handler that send the same
 * bytes: shares are medians of those within one round.
 */
export const endpointSuite: Suite = {
  name: 'endpoints',
  title: 'Endpoints, next to a bare server and a Next route handler with the same bytes',
  async measure(sandbox, options) {
    const shipped = await startShipped(sandbox, { DATA_DIR: options.dataDir });
    const load = startLoad(sandbox);
    const endpoints = toEndpoints(await readSample(shipped.port));
    await warmUp(load, [{ server: shipped, endpoints }], options.milliseconds);
    const rows: Measurement[] = [];
    for (const endpoint of endpoints) {
      rows.push(...(await measureEndpoint(sandbox, endpoint, { shipped, load }, options)));
      console.error(
        `  ${endpoint.name}: ${rows
          .slice(-2)
          .map(({ measured }) => measured)
          .join(', ')}`,
      );
    }
    const megabytes = memoryWithChildren(shipped.child.pid!) / 1e6;
    return [...rows, atMost('memory of all processes after it', megabytes, MOST_MEGABYTES, 'MB')];
  },
};

type Measuring = { shipped: MeasuredServer; load: LoadClient };

async function measureEndpoint(
  sandbox: Sandbox,
  endpoint: Endpoint,
  { shipped, load }: Measuring,
  options: BenchOptions,
): Promise<Measurement[]> {
  const recording = await record(shipped.port, endpoint.targets, endpoint.headers);
  const bare = await startBareServer(sandbox, recording);
  const next = await startNextPeer(sandbox, recording);
  const of = (server: MeasuredServer) => ({ server, endpoint });
  const rounds = await measureRounds(load, { bare: of(bare), shipped: of(shipped), next: of(next) }, options);
  bare.stop();
  next.stop();
  // Refused or failed requests are answered faster, which would flatter the figures.
  const failures = rounds.reduce((sum, round) => sum + round.bare.failures + round.shipped.failures, 0);
  if (failures > 0) throw new Error(`${failures} requests of ${endpoint.name} failed`);
  const perSecond = Math.round(spreadOver(rounds, 'shipped', 'perSecond').median).toLocaleString('en');
  const timesNext = shareOver(rounds, 'shipped', 'next');
  return [
    atLeast(`${endpoint.name}: share of bare`, shareOver(rounds, 'shipped', 'bare'), endpoint.floor),
    {
      ...noted(`${endpoint.name}: times a Next route`, `${timesNext.toFixed(1)} × (${perSecond} a second)`),
      mark: `≥ ${LEAST_TIMES_NEXT} ×`,
      holds: timesNext >= LEAST_TIMES_NEXT,
    },
  ];
}
