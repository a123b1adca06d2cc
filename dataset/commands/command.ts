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
