import process from 'node:process';
import { runCommand } from './commands/run-command.ts';

// A reader that has seen enough ('… | head') is no failure.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit();
  throw error;
});

process.exitCode = await runCommand(process.argv.slice(2), process);
