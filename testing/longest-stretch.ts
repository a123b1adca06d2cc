import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isMainThread } from 'node:worker_threads';
import type { Sandbox } from './sandbox.ts';

/*
 * For how long a server computes without looking at its sockets, by the processor time of its main thread. The
 * lag of its event loop says more about how many others want the processor. Loaded into the server before
 * anything else (`--import`).
 */

const LOOK_MILLISECONDS = 2;
const WRITE_MILLISECONDS = 100;

export type StretchWatch = {
  environment: Record<string, string>;
  /** Milliseconds, since the last reading. */
  longest: () => number;
};

export function watchStretches(sandbox: Sandbox, name: string): StretchWatch {
  const file = join(sandbox.folder, `stretches-${name}`);
  let read = 0;
  return {
    environment: { STRETCHES: file, NODE_OPTIONS: `--import=${fileURLToPath(import.meta.url)}` },
    longest() {
      const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : [];
      const longest = Math.max(0, ...lines.slice(read).map(Number));
      read = lines.length;
      return longest;
    },
  };
}

function watchThisProcess(file: string): void {
  let longest = 0;
  let last = process.threadCpuUsage();
  setInterval(() => {
    const now = process.threadCpuUsage();
    longest = Math.max(longest, (now.user + now.system - last.user - last.system) / 1000);
    last = now;
  }, LOOK_MILLISECONDS).unref();
  setInterval(() => {
    appendFileSync(file, `${longest.toFixed(1)}\n`);
    longest = 0;
  }, WRITE_MILLISECONDS).unref();
}

const { STRETCHES } = process.env;
// Renderers, which are children with a channel, aren't watched.
if (STRETCHES !== undefined && isMainThread && !process.send) watchThisProcess(STRETCHES);
