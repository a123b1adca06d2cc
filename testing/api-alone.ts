import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/*
 * The server without its website, started by `server-process.ts`. It runs the server of the working
 * directory, so that another clone can be measured too.
 */
const load = (file: string) => import(pathToFileURL(join(process.cwd(), file)).href);
const { createServing }: typeof import('#server/serving.ts') = await load('server/serving.ts');
const { readSettings }: typeof import('#server/settings.ts') = await load('server/settings.ts');
const settings = readSettings(process.env);
const { createLog } = await load('server/observe/log.ts');
const { log } = createLog(settings.logLevel);
const { server } = createServing({ settings, log, startWebsite: null });
server.listen(settings.port, '127.0.0.1');
