import pino from 'pino';
import { createServing } from '#server/serving.ts';
import { readSettings } from '#server/settings.ts';
import { startWebsite } from '#server/website.ts';
import { endWithParent } from './end-with-parent.ts';
import { answerUsage } from './usage.ts';

endWithParent();

/** The whole server, API and built website, on a free port that it tells its parent. */
const settings = readSettings(process.env);
const log = pino({ level: settings.logLevel });
const { server } = createServing({
  settings,
  log,
  startWebsite: (http, version) =>
    startWebsite({ isDevelopment: false, settings, log, server: http, version, valkey: null }),
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  process.send?.(typeof address === 'object' && address ? address.port : 0);
});
answerUsage();
