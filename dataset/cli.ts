import { enableCompileCache } from 'node:module';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { runCommand } from './commands/run-command.ts';

// Commands are loaded by runCommand: from the second time on without stripping types and compiling again.
enableCompileCache(fileURLToPath(new URL('../node_modules/.cache/compiled', import.meta.url)));

// A reader that has seen enough ('… | head') is no failure.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit();
  throw error;
});

process.exitCode = await runCommand(process.argv.slice(2), process);
