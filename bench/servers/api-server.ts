import pino from 'pino';
import { createServing } from '#server/serving.ts';
import { readSettings } from '#server/settings.ts';
import { endWithParent } from './end-with-parent.ts';
import { answerUsage } from './usage.ts';

endWithParent();

/** The server without its website, on a free port that it tells its parent. */
const settings = readSettings(process.env);
const { server } = createServing({ settings, log: pino({ level: settings.logLevel }), startWebsite: null });
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  process.send?.(typeof address === 'object' && address ? address.port : 0);
});
answerUsage();
