import { adoptConsole, createLog } from './observe/log.ts';
import { runServer } from './run-server.ts';
import { readSettings, SettingsError } from './settings.ts';

const settings = readSettingsOrExit();
const processLog = createLog(settings.logLevel);
adoptConsole(processLog.log);
process.on('uncaughtException', (error) => {
  processLog.log.fatal({ err: error }, 'The server failed and is shutting down');
  processLog.flush();
  process.exit(1);
});

await runServer({ settings, processLog });

function readSettingsOrExit() {
  try {
    return readSettings(process.env);
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(2);
  }
}
