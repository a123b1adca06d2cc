import { basename } from 'node:path';
import { datasetVersionOf } from '#lib/dataset-file/dataset-version.ts';
import { sha256OfFile } from '#lib/dataset-file/durable-file.ts';
import { DatasetFileError } from '#lib/dataset-file/manifest.ts';
import { verifyDataset } from '../file/verify/verify-dataset.ts';
import { createProgress, formatDuration } from '../progress.ts';
import { type CommandContext, datasetFileOf, parseOut } from './command.ts';

/** The exit code is 1 when a check fails. */
export async function runVerify(args: string[], context: CommandContext): Promise<number> {
  const { dataDir, positionals } = parseOut(args, context);
  const file = await datasetFileOf(positionals, dataDir);
  const progress = createProgress(context.stderr);
  progress.start(`Verifying ${file}`);
  const damage = await damageOf(file);
  const violations = damage ? [damage] : await checked(file, progress.update);
  const [cost] = progress.finish();
  if (violations.length === 0) {
    context.stdout.write(`${file}: all checks passed (${formatDuration(cost?.seconds ?? 0)}).\n`);
    return 0;
  }
  context.stdout.write(violations.map((violation) => `${violation}\n`).join(''));
  context.stderr.write(`${file} can't be trusted: ${violations.length} failed checks.\n`);
  return 1;
}

async function checked(file: string, onProgress: (done: number, total: number) => void): Promise<string[]> {
  try {
    return await verifyDataset(file, onProgress);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ERR_SQLITE_ERROR')) throw error;
    throw new DatasetFileError(`${file} is damaged: ${error.message}.`);
  }
}

/**
 * A sentence if the file isn't the one that was published, whose SHA-256 begins with the version in its
 * name. Checked before the file is opened, since SQLite may stumble over damage anywhere. Null if it's
 * intact, or has another name.
 */
async function damageOf(file: string): Promise<string | null> {
  const version = datasetVersionOf(basename(file));
  if (version === null) return null;
  const sha256 = await sha256OfFile(file);
  if (sha256.startsWith(version)) return null;
  return `${file} is damaged: its SHA-256 begins with ${sha256.slice(0, 16)}, not with its version.`;
}
