import { setTimeout as delay } from 'node:timers/promises';
import { type HttpAnswer, type HttpClient, openHttpClient } from '#testing/http-client.ts';
import type { Sandbox } from '#testing/sandbox.ts';

export type Asked = {
  path: string;
  headers?: Record<string, string>;
  follow?: (answer: HttpAnswer) => Asked;
};

const BROTLI = { 'accept-encoding': 'br' };

export type Failure = { path: string; reason: string; at: number };

export type SteadyLoad = {
  /** All requests, the failed ones too. */
  count: () => number;
  failures: readonly Failure[];
  /** How long each answer took. */
  milliseconds: readonly number[];
  /** Waits for what is under way. */
  stop: () => Promise<void>;
};

export type SteadyLoadOptions = {
  port: number;
  clients: number;
  targets: readonly Asked[];
  /** Null where the answer is right. */
  check: (answer: HttpAnswer, asked: Asked) => string | null;
  /** Milliseconds that each client rests between requests. */
  pause?: number;
};

export function startSteadyLoad(sandbox: Sandbox, options: SteadyLoadOptions): SteadyLoad {
  const { port, clients, targets, check, pause = 5 } = options;
  const failures: Failure[] = [];
  const milliseconds: number[] = [];
  let next = 0;
  let count = 0;
  let isStopped = false;
  const askOne = async (client: HttpClient, asked: Asked): Promise<void> => {
    count++;
    const answer = await client.get(asked.path, asked.headers);
    milliseconds.push(answer.milliseconds);
    const reason = check(answer, asked);
    if (reason !== null) failures.push({ path: asked.path, reason, at: performance.now() });
    else if (asked.follow) await askOne(client, asked.follow(answer));
  };
  const keepAsking = async (number: number) => {
    const client = openHttpClient(port, { localAddress: `127.0.1.${number + 1}`, headers: BROTLI });
    while (!isStopped) {
      await askOne(client, targets[next++ % targets.length]!);
      await delay(pause);
    }
    client.close();
  };
  const running = Promise.all(Array.from({ length: clients }, (_, number) => keepAsking(number)));
  const stop = async () => {
    isStopped = true;
    await running;
  };
  sandbox.onEnd(stop);
  return { count: () => count, failures, milliseconds, stop };
}

export function describeFailures(failures: readonly Failure[]): string {
  if (failures.length === 0) return 'none failed';
  const examples = [...new Set(failures.map(({ path, reason }) => `${path}: ${reason}`))].slice(0, 3);
  return `${failures.length} failed (${examples.join('; ')})`;
}

/** Milliseconds that half, 99 % and all requests took at most. */
export type Latency = { p50: number; p99: number; max: number };

/** NaN without answers. */
export function latencyOf(milliseconds: readonly number[]): Latency {
  const sorted = [...milliseconds].sort((a, b) => a - b);
  const at = (share: number) =>
    sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
  return { p50: at(0.5), p99: at(0.99), max: at(1) };
}

/** "half within 1.2 ms, 99 % within 8 ms, all within 31 ms". */
export function formatLatency({ p50, p99, max }: Latency): string {
  return `half within ${p50.toFixed(1)} ms, 99 % within ${p99.toFixed(0)} ms, all within ${max.toFixed(0)} ms`;
}
