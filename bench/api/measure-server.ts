import type { LoadClient, ServerProcess } from '../servers/child.ts';
import type { LoadResult } from '../servers/load.ts';
import { askUsage } from '../servers/usage.ts';
import { type Spread, spreadOf } from '../spread.ts';
import type { Endpoint } from './endpoints.ts';

/** One server asked for one endpoint in one round; `processor` is its own time in microseconds a request. */
export type Measured = LoadResult & { processor: number };

/** Connections that ask at the same time. */
export const CONNECTIONS = 16;

/** Asks a server for as long as one round takes. */
async function measureServer(
  client: LoadClient,
  { port, child }: ServerProcess,
  milliseconds: number,
): Promise<Measured> {
  const before = await askUsage(child);
  const result = await client.load({ port, connections: CONNECTIONS, milliseconds });
  const after = await askUsage(child);
  return {
    ...result,
    processor: (after.processorMicroseconds - before.processorMicroseconds) / result.count,
  };
}

/**
 * Asks servers for every endpoint before any is measured: a server that has just started runs code that its compiler has
 * not yet made fast, and the first endpoint would pay for all of them.
 */
export async function warmUp(
  client: LoadClient,
  asked: readonly { process: ServerProcess; endpoints: readonly Endpoint[] }[],
  milliseconds: number,
): Promise<void> {
  for (const { process, endpoints } of asked) {
    for (const endpoint of endpoints) {
      client.use(endpoint);
      await client.load({ port: process.port, connections: CONNECTIONS, milliseconds });
    }
  }
}

/** Asks several servers in turn, round by round, so that what else the machine does hits them alike. */
export async function measureRounds<Name extends string>(
  client: LoadClient,
  servers: Record<Name, { process: ServerProcess; endpoint: Endpoint }>,
  { rounds, milliseconds }: { rounds: number; milliseconds: number },
): Promise<Record<Name, Measured>[]> {
  const names = Object.keys(servers) as Name[];
  const results: Record<Name, Measured>[] = [];
  for (let round = 0; round <= rounds; round++) {
    const measured = {} as Record<Name, Measured>;
    for (const name of names) {
      const { process, endpoint } = servers[name];
      client.use(endpoint);
      measured[name] = await measureServer(client, process, milliseconds);
    }
    // The first round warms up.
    if (round > 0) results.push(measured);
  }
  return results;
}

/** A figure of one server over the rounds. */
export function spreadOver<Name extends string>(
  rounds: readonly Record<Name, Measured>[],
  name: Name,
  figure: 'perSecond' | 'p50' | 'p99' | 'processor',
): Spread {
  return spreadOf(rounds.map((round) => round[name][figure]));
}

/** Median over the rounds of one server's rate as a share of another's in the same round. */
export function shareOver<Name extends string>(
  rounds: readonly Record<Name, Measured>[],
  name: Name,
  of: Name,
): number {
  return spreadOf(rounds.map((round) => round[name].perSecond / round[of].perSecond)).median;
}
