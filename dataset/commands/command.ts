import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readManifest } from '#lib/dataset-file/manifest.ts';
import { BuildError } from '../errors.ts';

export type CommandContext = {
  env: Readonly<Record<string, string | undefined>>;
  stdout: { write(text: string): unknown };
  stderr: { write(text: string): unknown; isTTY?: boolean; columns?: number };
};

/** Prints the message and a hint at --help; exits with code 2. */
export class UsageError extends Error {
  override name = 'UsageError';
}

/** --out, else DATA_DIR, else ./data. */
export function dataDirOf(out: string | undefined, { env }: CommandContext): string {
  return out || env.DATA_DIR || './data';
}

/** Reads the arguments of a command that has no options but --out. */
export function parseOut(
  args: string[],
  context: CommandContext,
): { dataDir: string; positionals: string[] } {
  const { values, positionals } = parseArgs({
    args,
    options: { out: { type: 'string' } },
    allowPositionals: true,
  });
  return { dataDir: dataDirOf(values.out, context), positionals };
}

/** The file named, or the published one. Throws UsageError for several, BuildError if nothing is published. */
export async function datasetFileOf(positionals: readonly string[], dataDir: string): Promise<string> {
  if (positionals.length > 1) throw new UsageError('only one FILE at a time');
  if (positionals[0] !== undefined) return positionals[0];
  const manifest = await readManifest(dataDir);
  if (manifest) return join(dataDir, manifest.file);
  throw new BuildError(`Nothing is published in ${dataDir}: build a dataset first, or name a FILE.`);
}

/** Throws UsageError below `minimum`. */
export function parseWholeNumber(
  flag: string,
  text: string | undefined,
  minimum: number,
): number | undefined {
  if (text === undefined) return undefined;
  if (!/^[0-9]{1,15}$/.test(text) || Number(text) < minimum) {
    throw new UsageError(`--${flag} needs a whole number of at least ${minimum}, not '${text}'`);
  }
  return Number(text);
}
