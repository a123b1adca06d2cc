import cluster from 'node:cluster';
import { adoptConsole, createLog } from './observe/log.ts';
import { readSettings, type Settings, SettingsError } from './settings.ts';

const settings = readSettingsOrExit();
const isDevelopment = process.argv.includes('--dev');
// Next reads it as its modules load.
Object.assign(process.env, {
  NODE_ENV: process.env.NODE_ENV ?? (isDevelopment ? 'development' : 'production'),
});
const processLog = createLog(settings.logLevel);
if (!isDevelopment) adoptConsole(processLog.log);
process.on('uncaughtException', (error) => {
  processLog.log.fatal({ err: error }, 'The server failed and is shutting down');
  processLog.flush();
  process.exit(1);
});

// Loaded separately: the supervisor needs none of the server.
if (settings.workers > 1 && !isDevelopment && cluster.isPrimary) {
  const { superviseWorkers } = await import('./instances/supervise-workers.ts');
  superviseWorkers(settings, processLog);
} else {
  const { runServer } = await import('./run-server.ts');
  runServer({ settings, processLog, isDevelopment });
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
