import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePort } from './free-port.ts';
import { type Usage, usageOf } from './process-usage.ts';
import type { Sandbox } from './sandbox.ts';

export type ServerOptions = {
  /** Every server here is in production mode, on 127.0.0.1 and free ports, without quotas. */
  environment: Record<string, string>;
  /** Must answer 200 before the server counts as started; `/healthz` doesn't wait for a dataset. */
  until?: '/readyz' | '/healthz';
  /** The clone whose server is run; ours by default. */
  checkout?: string;
  /** The log is written here, and `lines` stay empty: reading them takes time from what is measured. */
  logFile?: string;
};

export type LogLine = { msg: string } & Record<string, unknown>;

export type ServerProcess = {
  port: number;
  origin: string;
  child: ChildProcess;
  lines: readonly LogLine[];
  line: (message: string | RegExp) => Promise<LogLine>;
  logged: (message: string | RegExp) => number;
  metrics: () => Promise<string>;
  /** A metric's sum over all labels; 0 if there isn't any. */
  metric: (name: string) => Promise<number>;
  usage: () => Usage;
  /** SIGTERM by default; gives the exit code. */
  stop: (signal?: NodeJS.Signals) => Promise<number | null>;
};

export const projectRoot = fileURLToPath(new URL('..', import.meta.url));
const READY_SECONDS = 60;

/** Another test's server may take a port after it was found free. */
const MOST_STARTS = 3;

/** Starts a server as `npm start` does, and waits until it answers. Killed when the sandbox is cleared. */
export async function startServer(
  sandbox: Sandbox,
  options: ServerOptions,
  starts = 1,
): Promise<ServerProcess> {
  try {
    return await startOnce(sandbox, options);
  } catch (error) {
    const isPortTaken = error instanceof Error && error.message.includes("Can't listen");
    if (!isPortTaken || options.environment.PORT || starts === MOST_STARTS) throw error;
    return startServer(sandbox, options, starts + 1);
  }
}

async function startOnce(sandbox: Sandbox, options: ServerOptions): Promise<ServerProcess> {
  const { environment, until = '/readyz', checkout = projectRoot, logFile } = options;
  const port = Number(environment.PORT ?? (await freePort()));
  const metricsPort = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, [...startOptions(), 'server/main.mjs'], {
    cwd: checkout,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      SITE_URL: origin,
      RATE_LIMIT_PER_SECOND: '0',
      RENDERS_PER_SECOND: '0',
      LOG_LEVEL: 'warn',
      METRICS_PORT: String(metricsPort),
      ...environment,
      PORT: String(port),
    },
    stdio: ['ignore', logFile === undefined ? 'pipe' : openSync(logFile, 'a'), 'inherit'],
  });
  const exited = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const stop: ServerProcess['stop'] = (signal = 'SIGTERM') => {
    child.kill(signal);
    return exited;
  };
  sandbox.onEnd(() => stop('SIGKILL'));
  const log = readLog(child, exited);
  const metrics = async () => (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
  await waitForAnswer(origin + until, child, log.lines);
  return {
    port,
    origin,
    child,
    ...log,
    metrics,
    metric: async (name) => sumOfMetric(await metrics(), name),
    usage: () => usageOf(child.pid!),
    stop,
  };
}

/** The options of `npm start`: what is measured runs as what is served. */
function startOptions(): string[] {
  const { scripts } = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8'));
  return scripts.start.split(' ').filter((word: string) => word.startsWith('--'));
}

function readLog(child: ChildProcess, exited: Promise<number | null>) {
  const lines: LogLine[] = [];
  const listeners = new Set<() => void>();
  let held = '';
  child.stdout?.setEncoding('utf8').on('data', (text: string) => {
    const parts = (held + text).split('\n');
    held = parts.pop() ?? '';
    lines.push(...parts.filter(Boolean).map((part): LogLine => JSON.parse(part)));
    for (const listener of listeners) listener();
  });
  const line = (message: string | RegExp) =>
    new Promise<LogLine>((resolve, reject) => {
      const look = () => {
        const found = lines.find((each) => says(each, message));
        if (!found) return;
        listeners.delete(look);
        resolve(found);
      };
      listeners.add(look);
      look();
      exited.then((code) => reject(new Error(`The server ended with ${code} before it logged ${message}`)));
    });
  const logged = (message: string | RegExp) => lines.filter((each) => says(each, message)).length;
  return { lines, line, logged };
}

function says({ msg }: LogLine, message: string | RegExp): boolean {
  return typeof message === 'string' ? msg === message : message.test(msg);
}

async function waitForAnswer(url: string, child: ChildProcess, lines: readonly LogLine[]): Promise<void> {
  const closed = once(child, 'close');
  const deadline = AbortSignal.timeout(READY_SECONDS * 1000);
  while (!deadline.aborted) {
    if (child.exitCode !== null) {
      await closed;
      throw new Error(`The server ended with ${child.exitCode} before it answered: ${lines.at(-1)?.msg}`);
    }
    const answer = await fetch(url).catch(() => null);
    await answer?.text();
    if (answer?.ok) return;
    await delay(10);
  }
  throw new Error(`${url} wasn't answered within ${READY_SECONDS} s`);
}

function sumOfMetric(text: string, name: string): number {
  return text
    .split('\n')
    .filter((line) => line.startsWith(`${name} `) || line.startsWith(`${name}{`))
    .reduce((sum, line) => sum + Number(line.slice(line.lastIndexOf(' ') + 1)), 0);
}
