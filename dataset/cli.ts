import { enableCompileCache } from 'node:module';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { runCommand } from './commands/run-command.ts';
import { stopCleanlyOnSignals } from './interruption.ts';

// From the second run on, types are stripped and commands compiled.
enableCompileCache(fileURLToPath(new URL('../node_modules/.cache/compiled', import.meta.url)));

// A reader that has seen enough ('… | head') isn't a failure.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit();
  throw error;
});

stopCleanlyOnSignals((sentence) => process.stderr.write(`\n${sentence}\n`));
process.exitCode = await runCommand(process.argv.slice(2), process);
