import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { openHttpClient } from '#testing/http-client.ts';
import type { Sandbox } from '#testing/sandbox.ts';

/** Each connection asks for its next path as soon as it has its answer, or after a pause. */
export type Asking = {
  port: number;
  /** Each opens `connections` of them. */
  addresses: readonly string[];
  connections: number;
  paths: readonly string[];
  /** How long to ask, over and over; without it, each path once. */
  milliseconds?: number;
  pause?: number;
};

/** Answers by status; 0 is no answer. `badRefusals` lack a Retry-After in whole seconds. */
export type Asked = { statuses: Record<number, number>; badRefusals: number };

/** Starts clients in their own process, so that they don't hold up the measurements. */
export function startOtherClients(sandbox: Sandbox) {
  const child = fork(fileURLToPath(import.meta.url));
  sandbox.onEnd(() => child.kill());
  return async (asking: Asking): Promise<Asked> => {
    child.send(asking);
    const [result] = await once(child, 'message');
    return result as Asked;
  };
}

async function ask(asking: Asking): Promise<Asked> {
  const { port, addresses, connections, paths, milliseconds, pause = 0 } = asking;
  const until = milliseconds === undefined ? Number.POSITIVE_INFINITY : performance.now() + milliseconds;
  const most = milliseconds === undefined ? paths.length : Number.POSITIVE_INFINITY;
  const result: Asked = { statuses: {}, badRefusals: 0 };
  let next = 0;
  const keepAsking = async (localAddress: string) => {
    const client = openHttpClient(port, {
      localAddress,
      connections: 1,
      headers: { 'accept-encoding': 'br' },
      unpacks: false,
    });
    while (next < most && performance.now() < until) {
      const { status, headers } = await client.get(paths[next++ % paths.length]!);
      result.statuses[status] = (result.statuses[status] ?? 0) + 1;
      const isRefused = status === 429 || status === 503;
      if (isRefused && !/^\d+$/.test(String(headers['retry-after']))) result.badRefusals++;
      if (pause > 0) await new Promise((resolve) => setTimeout(resolve, pause));
    }
    client.close();
  };
  await Promise.all(
    addresses.flatMap((address) => Array.from({ length: connections }, () => keepAsking(address))),
  );
  return result;
}

if (process.argv[1] === import.meta.filename && process.send) {
  process.once('disconnect', () => process.exit());
  process.on('message', async (asking: Asking) => process.send!(await ask(asking)));
}
