import { type FollowingUrl, followDatasetUrl } from './instances/follow-dataset-url.ts';
import { notifySystemd } from './notify-systemd.ts';
import type { ProcessLog } from './observe/log.ts';
import { createServingMetrics } from './observe/metrics.ts';
import { createMetricsServer } from './observe/serve-metrics.ts';
import { createServing, type Serving } from './serving.ts';
import type { Settings } from './settings.ts';
import { stopOnSignals } from './stop-on-signals.ts';
import { startWebsite } from './website.ts';

export type RunOptions = { settings: Settings; processLog: ProcessLog };

/** Runs the server until it has to stop. */
export async function runServer({ settings, processLog }: RunOptions): Promise<void> {
  const { log } = processLog;
  const { valkeyUrl, rateLimitPerSecond } = settings;
  // Loaded only where it's used: its library is larger than the rest of the server.
  const valkey =
    valkeyUrl === undefined ? null : (await import('./instances/valkey.ts')).openValkey(valkeyUrl, log);
  const serving = createServing({
    settings,
    log,
    shareCount:
      valkey && rateLimitPerSecond > 0 ? (caller) => valkey.count(caller, rateLimitPerSecond) : undefined,
    startWebsite: settings.hasWebsite ? (parts) => startWebsite({ settings, log }, parts) : null,
  });
  const { server, follower, website } = serving;
  const { datasetUrl, dataDir, datasetPollSeconds: pollSeconds } = settings;
  const fetching =
    datasetUrl === undefined ? null : followDatasetUrl({ datasetUrl, dataDir, pollSeconds, log });
  listen(serving, settings, processLog);
  const notify = (state: 'ready' | 'stopping') =>
    notifySystemd(state, (error) => log.warn({ err: error }, "systemd couldn't be notified"));
  // No file descriptors, perhaps: then an agent's first message loads it.
  const onNotLoaded = (error: unknown) => log.warn({ err: error }, "/mcp couldn't be loaded yet");
  // Open, or known to have no dataset. What agents need is loaded after the first answers, and before an
  // agent's first message would hold others up.
  void follower
    .check()
    .then(() => import('./mcp/agent-server.ts').catch(onNotLoaded))
    .then(() => notify('ready'));
  const metrics = listenForMetrics(serving, settings, processLog, fetching);
  const end = async () => {
    metrics?.close();
    website?.close();
    await fetching?.close();
    follower.close();
    valkey?.close();
    processLog.flush();
    process.exit(0);
  };
  stopOnSignals({
    server,
    log,
    seconds: settings.stopSeconds,
    onStopping() {
      serving.retire();
      notify('stopping');
    },
    onStopped: end,
  });
}

function listen({ server, follower }: Serving, settings: Settings, processLog: ProcessLog): void {
  const { log } = processLog;
  const { port, host, siteUrl, dataDir } = settings;
  server.on('error', (error: NodeJS.ErrnoException) => {
    const reason =
      error.code === 'EADDRINUSE' ? `port ${port} is in use: set PORT to another` : error.message;
    exitWith(processLog, {}, `Can't listen: ${reason}`);
  });
  server.listen({ port, host }, () => {
    const address = server.address();
    const bound = typeof address === 'object' && address ? address.port : port;
    const dataset = follower.current()?.version ?? null;
    log.info({ port: bound, dataset, site: siteUrl }, `Listening on http://localhost:${bound}`);
    if (!dataset) log.warn(`No dataset in ${dataDir} yet: the API answers 503 until one is published`);
  });
}

function listenForMetrics(
  serving: Serving,
  { metricsPort, host }: Settings,
  processLog: ProcessLog,
  fetching: FollowingUrl | null,
) {
  if (metricsPort === undefined) return null;
  const registry = createServingMetrics(serving, { logFailures: processLog.failures, fetching });
  const server = createMetricsServer(registry);
  server.on('error', (error) => exitWith(processLog, { err: error }, "Can't listen on METRICS_PORT"));
  return server.listen({ port: metricsPort, host });
}

function exitWith({ log, flush }: ProcessLog, details: object, message: string): never {
  log.fatal(details, message);
  flush();
  process.exit(1);
}
