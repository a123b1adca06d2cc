import process from 'node:process';
import { runCommand } from './commands/run-command.ts';
import { stopCleanlyOnSignals } from './interruption.ts';

// A reader that has seen enough ('… | head') isn't a failure.
process.stdout.on('error', (error) => {
  if (error.code === 'EPIPE') process.exit();
  throw error;
});

stopCleanlyOnSignals((sentence) => process.stderr.write(`\n${sentence}\n`));
process.exitCode = await runCommand(process.argv.slice(2), process);
