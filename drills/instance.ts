import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePort } from '#testing/free-port.ts';
import { type ServerProcess, startServerProcess } from '#testing/server-process.ts';
import type { Ground } from './ground.ts';

/** A server process as an operator starts it, with its metrics. */
export type Instance = {
  port: number;
  process: ServerProcess;
  /** The sum of a metric over all its labels; 0 where there is none. */
  metric: (name: string) => Promise<number>;
  /** Resident memory in bytes. */
  residentBytes: () => number;
  /** How often a message stands in the log. */
  logged: (message: string | RegExp) => number;
  /** Ends it as a crash does. */
  kill: () => Promise<void>;
};

/** Where instances started here keep rendered pages, in a folder for each site and data directory. */
export const PAGES_KEPT = fileURLToPath(new URL('../.next/pages-kept', import.meta.url));
const READY_SECONDS = 60;

/** Starts an instance and waits until it is ready; `PORT` may be given, as for one that comes back. */
export async function startInstance(ground: Ground, environment: Record<string, string>): Promise<Instance> {
  const port = Number(environment.PORT ?? (await freePort()));
  const metricsPort = await freePort();
  clearPagesKept(ground);
  const server = startServerProcess({
    // No other server's: what one left on the disk is not found here.
    SITE_URL: `http://drill-${process.pid}.example`,
    ...environment,
    PORT: String(port),
    METRICS_PORT: String(metricsPort),
  });
  const kill = async () => {
    await server.stop('SIGKILL');
  };
  ground.onEnd(kill);
  await waitUntilReady(port);
  return {
    port,
    process: server,
    metric: async (name) =>
      sumOfMetric(await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text(), name),
    residentBytes: () => residentBytes(server.child.pid!),
    logged: (message) =>
      server.lines.filter(({ msg }) => (typeof message === 'string' ? msg === message : message.test(msg)))
        .length,
    kill,
  };
}

async function waitUntilReady(port: number): Promise<void> {
  const deadline = AbortSignal.timeout(READY_SECONDS * 1000);
  while (!deadline.aborted) {
    const answer = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => null);
    await answer?.text();
    if (answer?.ok) return;
    await delay(20);
  }
  throw new Error(`The instance on port ${port} was not ready within ${READY_SECONDS} s`);
}

/** Pages that the drill's instances keep on disk are of no use to anyone after it. */
function clearPagesKept(ground: Ground): void {
  const before = new Set(listPagesKept());
  ground.onEnd(() => {
    for (const name of listPagesKept().filter((each) => !before.has(each))) {
      rmSync(join(PAGES_KEPT, name), { recursive: true, force: true });
    }
  });
}

/** The folders of rendered pages that are there. */
export function listPagesKept(): string[] {
  return existsSync(PAGES_KEPT) ? readdirSync(PAGES_KEPT) : [];
}

function sumOfMetric(text: string, name: string): number {
  return text
    .split('\n')
    .filter((line) => line.startsWith(`${name} `) || line.startsWith(`${name}{`))
    .reduce((sum, line) => sum + Number(line.slice(line.lastIndexOf(' ') + 1)), 0);
}

/** What the kernel says of a process (proc(5), VmRSS). */
function residentBytes(pid: number): number {
  const kilobytes = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Number(kilobytes) * 1024;
}
