import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { FaultOrders } from './faulty-system.ts';
import { childrenOf } from './process-usage.ts';
import type { Sandbox } from './sandbox.ts';
import type { ServerProcess } from './server-process.ts';
import { until } from './until.ts';

const FAULTY_SYSTEM = pathToFileURL(fileURLToPath(new URL('./faulty-system.ts', import.meta.url))).href;

export type FaultySystem = {
  /** For a server whose system shall have faults. */
  environment: Record<string, string>;
  /** Resolves when the server and its renderers go by them. */
  order: (server: ServerProcess, orders: Partial<Omit<FaultOrders, 'number'>>) => Promise<void>;
  /** Calls that have failed as ordered: "order process kind call". */
  hits: () => string[];
};

export function createFaultySystem(sandbox: Sandbox): FaultySystem {
  const file = join(sandbox.folder, 'fault-orders');
  let number = 0;
  return {
    environment: { FAULT_ORDERS: file, NODE_OPTIONS: `--import=${FAULTY_SYSTEM}` },
    async order({ child }, { faults = {}, clockMilliseconds = 0 }) {
      const orders: FaultOrders = { number: ++number, faults, clockMilliseconds };
      writeFileSync(file, JSON.stringify(orders));
      const pids = [child.pid!, ...childrenOf(child.pid!)];
      for (const pid of pids) process.kill(pid, 'SIGUSR2');
      const hasRead = (pid: number) => textOf(`${file}.${pid}`) === String(orders.number);
      await until(() => pids.every((pid) => hasRead(pid) || !existsSync(`/proc/${pid}`)));
    },
    hits: () => textOf(`${file}.hits`).split('\n').filter(Boolean),
  };
}

const textOf = (path: string) => (existsSync(path) ? readFileSync(path, 'utf8') : '');
