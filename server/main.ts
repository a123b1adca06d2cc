import { followDatasetUrl } from './dataset-url/follow-dataset-url.ts';
import { adoptConsole } from './observe/adopt-console.ts';
import { createLog } from './observe/create-log.ts';
import { createMetricsServer } from './observe/serve-metrics.ts';
import { createServingMetrics } from './observe/serving-metrics.ts';
import { createServing } from './serve.ts';
import { readSettings, type Settings, SettingsError } from './settings.ts';
import { stopOnSignals } from './stop-on-signals.ts';
import { countInValkey } from './valkey/count-in-valkey.ts';
import { openValkey } from './valkey/open-valkey.ts';
import { startWebsite } from './website.ts';

const settings = readSettingsOrExit();
const isDevelopment = process.argv.includes('--dev');
// Next reads it when its modules are loaded.
Object.assign(process.env, {
  NODE_ENV: process.env.NODE_ENV ?? (isDevelopment ? 'development' : 'production'),
});
const processLog = createLog(settings.logLevel);
const { log } = processLog;
if (!isDevelopment) adoptConsole(log);
process.on('uncaughtException', (error) => exitWith(1, { err: error }, 'The server failed and ends'));

const { valkeyUrl, rateLimitPerSecond, datasetUrl, dataDir, datasetPollSeconds } = settings;
const valkey = valkeyUrl === undefined ? null : openValkey(valkeyUrl, log);

const serving = createServing({
  settings,
  log,
  ...(valkey && { shareCount: countInValkey(valkey, rateLimitPerSecond) }),
  startWebsite: (http, version) =>
    startWebsite({ isDevelopment, settings, log, server: http, version, valkey }),
});
const { server, follower, website } = serving;
const fetching =
  datasetUrl === undefined
    ? null
    : followDatasetUrl({
        datasetUrl,
        dataDir,
        pollSeconds: datasetPollSeconds,
        log,
        onPublished: follower.check,
      });

server.on('error', (error: NodeJS.ErrnoException) => {
  const reason =
    error.code === 'EADDRINUSE' ? `port ${settings.port} is in use: set PORT to another` : error.message;
  exitWith(1, {}, `Can't listen: ${reason}`);
});
server.listen({ port: settings.port, host: settings.host }, () => {
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : settings.port;
  const dataset = follower.current()?.version ?? null;
  log.info({ port, dataset, site: settings.siteUrl }, `Listening on http://localhost:${port}`);
  if (!dataset) log.warn(`No dataset in ${settings.dataDir} yet: the API answers 503 until one is published`);
});

const metrics = startMetrics();

stopOnSignals({
  server,
  log,
  seconds: settings.stopSeconds,
  onStopping: serving.retire,
  async onStopped() {
    metrics?.close();
    await Promise.allSettled([website?.close(), fetching?.close()]);
    follower.close();
    valkey?.close();
    processLog.flush();
    process.exit(0);
  },
});

function startMetrics() {
  if (settings.metricsPort === undefined) return null;
  const registry = createServingMetrics(serving, { logFailures: processLog.failures });
  const metricsServer = createMetricsServer({
    contentType: registry.contentType,
    text: () => registry.metrics(),
  });
  metricsServer.on('error', (error) => exitWith(1, { err: error }, "Can't listen on METRICS_PORT"));
  return metricsServer.listen({ port: settings.metricsPort, host: settings.host });
}

/** Ends the process with its reason as the log's last line. */
function exitWith(code: number, details: object, message: string): never {
  log.fatal(details, message);
  processLog.flush();
  process.exit(code);
}

function readSettingsOrExit(): Settings {
  try {
    return readSettings(process.env);
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(2);
  }
}
