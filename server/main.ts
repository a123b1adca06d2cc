import pino from 'pino';
import { followDatasetUrl } from './dataset-url/follow-dataset-url.ts';
import { createServing } from './serve.ts';
import { readSettings, type Settings, SettingsError } from './settings.ts';
import { countInValkey } from './valkey/count-in-valkey.ts';
import { openValkey } from './valkey/open-valkey.ts';
import { startWebsite } from './website.ts';

/** How long running requests get to finish after SIGTERM. */
const GRACE_MILLISECONDS = 10_000;

const settings = readSettingsOrExit();
const isDevelopment = process.argv.includes('--dev');
// Next reads it when its modules are loaded.
Object.assign(process.env, {
  NODE_ENV: process.env.NODE_ENV ?? (isDevelopment ? 'development' : 'production'),
});
const log = pino({ level: settings.logLevel, base: null });

const { valkeyUrl, rateLimitPerSecond, datasetUrl, dataDir, datasetPollSeconds } = settings;
const valkey = valkeyUrl === undefined ? null : openValkey(valkeyUrl, log);

const { server, follower, website } = createServing({
  settings,
  log,
  ...(valkey && { shareCount: countInValkey(valkey, rateLimitPerSecond) }),
  startWebsite: (http, version) =>
    startWebsite({ isDevelopment, settings, log, server: http, version, valkey }),
});
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
  log.fatal(`Can't listen: ${reason}`);
  process.exit(1);
});
server.listen({ port: settings.port, host: settings.host }, () => {
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : settings.port;
  const dataset = follower.current()?.version ?? null;
  log.info({ port, dataset, site: settings.siteUrl }, `Listening on http://localhost:${port}`);
  if (!dataset) log.warn(`No dataset in ${settings.dataDir} yet: the API answers 503 until one is published`);
});

for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => stop(signal));

/** Takes no more connections, lets running requests finish for a while, and ends. */
function stop(signal: string): void {
  log.info(`${signal}: finishing running requests`);
  const end = () => {
    follower.close();
    valkey?.close();
    void fetching?.close();
    process.exit(0);
  };
  server.close(end);
  server.closeIdleConnections();
  setTimeout(() => server.closeAllConnections(), GRACE_MILLISECONDS).unref();
  website?.close().catch((error: unknown) => log.warn({ err: error }, 'The website did not close cleanly'));
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
