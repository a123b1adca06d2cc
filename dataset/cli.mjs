import process from 'node:process';
import { keepCompiled } from '../lib/node/compile-cache.mjs';

keepCompiled();
const { collectInOneThread } = await import('../lib/node/collect-in-one-thread.ts');
const { stopCleanlyOnSignals } = await import('./interruption.ts');
const { runCommand } = await import('./commands/run-command.ts');

collectInOneThread();
// A reader that has seen enough ('… | head') isn't a failure.
process.stdout.on('error', (error) => {
  if (error.code === 'EPIPE') process.exit();
  throw error;
});

stopCleanlyOnSignals((sentence) => process.stderr.write(`\n${sentence}\n`));
process.exitCode = await runCommand(process.argv.slice(2), process);
