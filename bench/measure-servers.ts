import { setTimeout as delay } from 'node:timers/promises';
import type { LoadClient, LoadResult } from '#testing/load-client.ts';
import type { MeasuredServer } from './bare-server.ts';
import { type Spread, spreadOf } from './report.ts';
import type { Endpoint } from './targets.ts';

/** `processor` is the server's own time in microseconds a request. */
export type Measured = LoadResult & { processor: number };

/** Connections that are open at the same time. */
const CONNECTIONS = 16;

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

/** Waits for the check of the whole dataset file, which a thread still does after the server's first answer. */
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
