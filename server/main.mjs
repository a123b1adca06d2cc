import { keepCompiled } from '../lib/node/compile-cache.mjs';

keepCompiled();
const { collectInOneThread } = await import('../lib/node/collect-in-one-thread.ts');
const { adoptConsole, createLog } = await import('./observe/log.ts');
const { readSettings, SettingsError } = await import('./settings.ts');
const { runServer } = await import('./run-server.ts');

collectInOneThread();
const settings = readSettingsOrExit();
const isDevelopment = process.argv.includes('--dev');
// Next reads it as its modules load.
process.env.NODE_ENV ??= isDevelopment ? 'development' : 'production';
const processLog = createLog(settings.logLevel);
if (!isDevelopment) adoptConsole(processLog.log);
process.on('uncaughtException', (error) => {
  processLog.log.fatal({ err: error }, 'The server failed and is shutting down');
  processLog.flush();
  process.exit(1);
});

runServer({ settings, processLog, isDevelopment });

function readSettingsOrExit() {
  try {
    return readSettings(process.env);
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(2);
  }
}
