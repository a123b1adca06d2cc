import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { type AddressInfo, createServer } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import type { Logger } from 'pino';

export type NextProcessOptions = {
  /** `next start`, and what comes before it. */
  command: readonly string[];
  /** When it starts. */
  environment: () => Readonly<Record<string, string>>;
  log: Logger;
  /** Resolves if the process at this address answers, and rejects until then. */
  greet: (origin: string) => Promise<void>;
  /** It may be asked for pages. */
  onReady: () => void;
};

export type NextProcess = {
  start: () => void;
  /** Its address; null while it can't be asked. */
  origin: () => string | null;
  /** Whether it has been started, and hasn't answered or died yet, for 20 seconds at most. */
  isStarting: () => boolean;
  /** Kills it, and another is started. */
  replace: (why: string) => void;
  /** How often Next was replaced; it only grows. */
  replaced: () => number;
  close: () => void;
};

/** Megabytes: V8 ends the process when its heap outgrows this. */
const HEAP = 1024;
const LOOK_MILLISECONDS = 50;
/** How long it waits before it starts another: twice as long each time Next ends without having answered. */
const FIRST_WAIT_MILLISECONDS = 500;
const LONGEST_WAIT_MILLISECONDS = 5_000;
/** The time Next has to start; after it, an instance without pages is better than none. */
export const START_MILLISECONDS = 20_000;

export const NEXT_COMMAND: readonly string[] = [
  `--max-old-space-size=${HEAP}`,
  createRequire(import.meta.url).resolve('next/dist/bin/next'),
  'start',
];

/** Keeps a Next process running at a loopback address. One that has ended is replaced; if Next can't start, less and less often. */
export function keepNext({ log, greet, onReady, ...options }: NextProcessOptions): NextProcess {
  let child: ChildProcess | null = null;
  let origin: string | null = null;
  let replaced = 0;
  let wait = FIRST_WAIT_MILLISECONDS;
  let isClosed = false;
  let isStarting = false;

  async function runOnce(): Promise<void> {
    const port = await freePort();
    if (isClosed) return;
    const started = startProcess(port, log, options);
    child = started;
    const ended = new Promise<void>((resolve) => {
      started.once('close', () => resolve()).once('error', () => resolve());
    });
    const at = `http://127.0.0.1:${port}`;
    if (!(await becomesReady(started, ended, () => greet(at)))) return;
    log.info({ pid: started.pid }, 'Next is ready');
    origin = at;
    isStarting = false;
    wait = FIRST_WAIT_MILLISECONDS;
    onReady();
    await ended;
  }

  async function run(): Promise<void> {
    await runOnce().catch((error: unknown) => log.error({ err: error }, "Next can't be started"));
    origin = null;
    isStarting = false;
    if (isClosed) return;
    replaced++;
    const how = { pid: child?.pid, code: child?.exitCode, signal: child?.signalCode };
    log.error({ ...how, wait }, 'Next ended; starting another');
    setTimeout(run, wait).unref();
    wait = Math.min(2 * wait, LONGEST_WAIT_MILLISECONDS);
  }

  return {
    start() {
      isStarting = true;
      void run();
    },
    origin: () => origin,
    isStarting: () => isStarting,
    replace(why) {
      if (origin === null) return;
      log.warn({ pid: child?.pid, why }, 'Next is replaced');
      origin = null;
      child?.kill('SIGKILL');
    },
    replaced: () => replaced,
    close() {
      isClosed = true;
      child?.kill('SIGKILL');
    },
  };
}

/** False where it ends first, or takes too long and is ended. */
async function becomesReady(
  child: ChildProcess,
  ended: Promise<void>,
  greet: () => Promise<void>,
): Promise<boolean> {
  let isGone = false;
  void ended.then(() => {
    isGone = true;
  });
  const deadline = performance.now() + START_MILLISECONDS;
  while (!isGone && performance.now() < deadline) {
    const isThere = await greet().then(
      () => true,
      () => false,
    );
    if (isThere) return true;
    await delay(LOOK_MILLISECONDS);
  }
  child.kill('SIGKILL');
  await ended;
  return false;
}

/** It ends when its standard input does: with this process, however that ends (`instrumentation.ts`). */
function startProcess(
  port: number,
  log: Logger,
  { command, environment }: Pick<NextProcessOptions, 'command' | 'environment'>,
): ChildProcess {
  const child = spawn(process.execPath, [...command, '-H', '127.0.0.1', '-p', String(port)], {
    env: { ...process.env, ...environment(), END_WITH_STDIN: '1' },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  child.stdout
    .setEncoding('utf8')
    .on('data', (text: string) => log.debug({ next: text.trim() }, 'Next says'));
  child.stderr.setEncoding('utf8').on('data', (text: string) => logFailure(log, text.trim()));
  child.once('error', (error) => log.error({ err: error }, "Next can't be started"));
  return child;
}

/** Pages that failed are a line of JSON from `instrumentation.ts`; the rest is Next's own. */
function logFailure(log: Logger, text: string): void {
  try {
    const { msg, ...page } = JSON.parse(text);
    log.error(page, msg);
  } catch {
    log.warn({ next: text }, 'Next says');
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
