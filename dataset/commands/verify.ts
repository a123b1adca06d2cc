import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readManifest } from '#lib/dataset-file/manifest.ts';
import { BuildError } from '../errors.ts';
import { verifyDataset } from '../file/verify/verify-dataset.ts';
import { createProgress, formatDuration } from '../progress.ts';
import { type CommandContext, dataDirOf, UsageError } from './command.ts';

/** The exit code is 1 when a check fails. */
export async function runVerify(args: string[], context: CommandContext): Promise<number> {
  const file = await datasetFileOf(args, context);
  const progress = createProgress(context.stderr);
  progress.start(`Verifying ${file}`);
  const violations = await verifyDataset(file, progress.update);
  const [cost] = progress.finish();
  if (violations.length === 0) {
    context.stdout.write(`${file}: all checks passed (${formatDuration(cost?.seconds ?? 0)}).\n`);
    return 0;
  }
  context.stdout.write(violations.map((violation) => `${violation}\n`).join(''));
  context.stderr.write(`${file} can't be trusted: ${violations.length} failed checks.\n`);
  return 1;
}

/** The file named, or the published one. */
async function datasetFileOf(args: string[], context: CommandContext): Promise<string> {
  const { values, positionals } = parseArgs({
    args,
    options: { out: { type: 'string' } },
    allowPositionals: true,
  });
  if (positionals.length > 1) throw new UsageError('only one FILE at a time');
  return positionals[0] ?? publishedFile(dataDirOf(values.out, context));
}

/** Throws BuildError where nothing is published. */
export async function publishedFile(dataDir: string): Promise<string> {
  const manifest = await readManifest(dataDir);
  if (manifest) return join(dataDir, manifest.file);
  throw new BuildError(`Nothing is published in ${dataDir}: build a dataset first, or name a FILE.`);
}
