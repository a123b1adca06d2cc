import cluster, { type Worker } from 'node:cluster';
import { fileURLToPath } from 'node:url';
import type { ProcessLog } from '../observe/log.ts';
import { createMetricsOfWorkers, createMetricsServer } from '../observe/serve-metrics.ts';
import { createQuota } from '../quota/quota.ts';
import type { Settings } from '../settings.ts';
import { followDatasetUrl } from './follow-dataset-url.ts';
import { answerCounts } from './worker-counts.ts';

/** How long a worker may outlive the time for running requests. */
const GRACE_MILLISECONDS = 5_000;

/**
 * Runs several workers, each a whole server, behind one port. The supervisor hands out connections in turn,
 * counts requests and fetches the dataset for all, merges their metrics, replaces workers that die, and
 * passes on SIGTERM. If the first can't even start, the process ends as it did.
 */
export function superviseWorkers(settings: Settings, { log, flush }: ProcessLog): void {
  const { workers: count, rateLimitPerSecond, datasetUrl, dataDir, datasetPollSeconds } = settings;
  const quota = createQuota(Math.max(1, rateLimitPerSecond));
  let hasListened = false;
  let isStopping = false;
  const fetching =
    datasetUrl === undefined
      ? null
      : followDatasetUrl({ datasetUrl, dataDir, pollSeconds: datasetPollSeconds, log });

  cluster.setupPrimary({ exec: fileURLToPath(new URL('../main.ts', import.meta.url)), args: [] });
  const start = (number: number, earlyDeaths: number) => {
    if (isStopping) return;
    const worker = cluster.fork();
    const startedAt = performance.now();
    worker.on('message', (message: unknown) => {
      const answer = answerCounts(quota, message, performance.now());
      if (answer && worker.isConnected()) worker.send(answer);
    });
    worker.once('listening', () => {
      hasListened = true;
      log.info({ worker: number, pid: worker.process.pid }, 'A worker is listening');
    });
    worker.once('exit', (code, signal) => {
      if (isStopping) return;
      if (!hasListened && code !== 0) stop(code);
      else replace(number, countEarlyDeaths(earlyDeaths, performance.now() - startedAt), { code, signal });
    });
  };

  const replace = (number: number, earlyDeaths: number, how: object) => {
    const delay = restartDelay(earlyDeaths);
    log.error({ worker: number, ...how, delay }, 'A worker died; starting another');
    setTimeout(() => start(number, earlyDeaths), delay);
  };

  const stop = (code: number) => {
    if (isStopping) return;
    isStopping = true;
    const running = Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined);
    const killing = setTimeout(() => killAll(running), settings.stopSeconds * 1000 + GRACE_MILLISECONDS);
    const ended = running.map((worker) => endOf(worker));
    for (const worker of running) worker.process.kill('SIGTERM');
    Promise.all([...ended, fetching?.close()]).finally(() => {
      clearTimeout(killing);
      flush();
      process.exit(code);
    });
  };

  if (settings.metricsPort !== undefined) {
    const server = createMetricsServer(createMetricsOfWorkers());
    server.on('error', (error) => {
      log.fatal({ err: error }, "Can't listen on METRICS_PORT");
      stop(1);
    });
    server.listen({ port: settings.metricsPort, host: settings.host });
  }
  for (let number = 1; number <= count; number++) start(number, 0);
  log.info({ workers: count }, `${count} workers share the port`);
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => stop(0));
}

function endOf(worker: Worker): Promise<void> {
  return worker.isDead() ? Promise.resolve() : new Promise((resolve) => worker.once('exit', () => resolve()));
}

function killAll(workers: readonly Worker[]): void {
  for (const worker of workers) worker.process.kill('SIGKILL');
}

/** A worker that lived this long is replaced at once. */
const STEADY_MILLISECONDS = 10_000;
const FIRST_MILLISECONDS = 500;
const MOST_MILLISECONDS = 30_000;

export function countEarlyDeaths(before: number, livedMilliseconds: number): number {
  return livedMilliseconds >= STEADY_MILLISECONDS ? 0 : before + 1;
}

/** Milliseconds until another worker starts: none at first, then twice as many each time. */
export function restartDelay(earlyDeaths: number): number {
  return earlyDeaths === 0 ? 0 : Math.min(MOST_MILLISECONDS, FIRST_MILLISECONDS * 2 ** (earlyDeaths - 1));
}
