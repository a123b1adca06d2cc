import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { Settings } from './settings.ts';

// From the second start on, types are stripped and modules compiled already, where this folder may be written to.
enableCompileCache(fileURLToPath(new URL('../node_modules/.cache/compiled', import.meta.url)));
const { adoptConsole, createLog } = await import('./observe/log.ts');
const { readSettings, SettingsError } = await import('./settings.ts');
const { runServer } = await import('./run-server.ts');

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

runServer({ settings, processLog, isDevelopment });

function readSettingsOrExit(): Settings {
  try {
    return readSettings(process.env);
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(2);
  }
}
