import { setTimeout as delay } from 'node:timers/promises';
import type { LoadClient, LoadResult } from '#testing/load-client.ts';
import type { MeasuredServer } from './bare-server.ts';
import { type Spread, spreadOf } from './report.ts';
import type { Endpoint } from './targets.ts';

/** `processor` is the server's own time in microseconds a request. */
export type Measured = LoadResult & { processor: number };

/** At the same time. */
export const CONNECTIONS = 16;

async function measureServer(
  load: LoadClient,
  { port, usage }: MeasuredServer,
  milliseconds: number,
): Promise<Measured> {
  const before = usage();
  const result = await load.run({ port, connections: CONNECTIONS, milliseconds });
  const after = usage();
  return {
    ...result,
    processor: (after.processorMicroseconds - before.processorMicroseconds) / result.count,
  };
}

const IDLE_MILLISECONDS = 500;
const IDLE_MICROSECONDS = 25_000;

/** After its first answer a server still checks its whole dataset file, in a thread of its own. */
async function untilIdle({ usage }: MeasuredServer): Promise<void> {
  let before: number;
  do {
    before = usage().processorMicroseconds;
    await delay(IDLE_MILLISECONDS);
  } while (usage().processorMicroseconds - before > IDLE_MICROSECONDS);
}

/**
 * Asks servers for every endpoint before measuring: otherwise the first endpoint would pay for compiling the
 * code, and for what a server does when it has just started.
 */
export async function warmUp(
  load: LoadClient,
  asked: readonly { server: MeasuredServer; endpoints: readonly Endpoint[] }[],
  milliseconds: number,
): Promise<void> {
  for (const { server, endpoints } of asked) {
    await untilIdle(server);
    for (const endpoint of endpoints) {
      load.use(endpoint);
      await load.run({ port: server.port, connections: CONNECTIONS, milliseconds });
    }
  }
}

/** Servers take turns, so that other work on the machine affects them equally. */
export async function measureRounds<Name extends string>(
  load: LoadClient,
  servers: Record<Name, { server: MeasuredServer; endpoint: Endpoint }>,
  { rounds, milliseconds }: { rounds: number; milliseconds: number },
): Promise<Record<Name, Measured>[]> {
  const names = Object.keys(servers) as Name[];
  const results: Record<Name, Measured>[] = [];
  for (let round = 0; round <= rounds; round++) {
    const measured = {} as Record<Name, Measured>;
    for (const name of names) {
      const { server, endpoint } = servers[name];
      load.use(endpoint);
      measured[name] = await measureServer(load, server, milliseconds);
    }
    if (round > 0) results.push(measured);
  }
  return results;
}

export function spreadOver<Name extends string>(
  rounds: readonly Record<Name, Measured>[],
  name: Name,
  figure: 'perSecond' | 'bytes' | 'p50' | 'p99' | 'processor',
): Spread {
  return spreadOf(rounds.map((round) => round[name][figure]));
}

/** Median of one server's rate as a share of another's in the same round. */
export function shareOver<Name extends string>(
  rounds: readonly Record<Name, Measured>[],
  name: Name,
  of: Name,
): number {
  return spreadOf(rounds.map((round) => round[name].perSecond / round[of].perSecond)).median;
}

export type Compared = { server: MeasuredServer; endpoints: readonly Endpoint[] };

/**
 * `share` is the rate divided by the first server's in the same round; `processor` the least processor time of the
 * first divided by that of the other, which other work on the machine changes less.
 */
export type Comparison = {
  name: string;
  first: Spread;
  other: Spread;
  /** Mean size of an answer, with its head. */
  bytes: { first: number; other: number };
  share: number;
  processor: number;
};

/** Their endpoints must correspond. Servers take turns in the same rounds. */
export async function compareServers(
  load: LoadClient,
  [first, other]: readonly [Compared, Compared],
  options: { rounds: number; milliseconds: number },
): Promise<Comparison[]> {
  await warmUp(load, [first, other], options.milliseconds);
  const comparisons: Comparison[] = [];
  for (const [i, endpoint] of first.endpoints.entries()) {
    const servers = {
      first: { server: first.server, endpoint },
      other: { server: other.server, endpoint: other.endpoints[i]! },
    };
    const rounds = await measureRounds(load, servers, options);
    const failures = rounds.reduce((sum, round) => sum + round.first.failures + round.other.failures, 0);
    if (failures > 0) throw new Error(`${failures} requests of ${endpoint.name} failed`);
    const rate = (name: 'first' | 'other') => spreadOver(rounds, name, 'perSecond');
    const share = shareOver(rounds, 'other', 'first');
    const least = (name: 'first' | 'other') => spreadOver(rounds, name, 'processor').min;
    const processor = least('first') / least('other');
    const size = (name: 'first' | 'other') => Math.round(spreadOver(rounds, name, 'bytes').median);
    const bytes = { first: size('first'), other: size('other') };
    comparisons.push({
      name: endpoint.name,
      first: rate('first'),
      other: rate('other'),
      bytes,
      share,
      processor,
    });
    console.error(
      `  ${endpoint.name}: ${(100 * share).toFixed(1)} %, by processor ${(100 * processor).toFixed(1)} %`,
    );
  }
  return comparisons;
}
