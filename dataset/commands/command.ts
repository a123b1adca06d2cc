/** What a command gets with its arguments. */
export type CommandContext = {
  env: Readonly<Record<string, string | undefined>>;
  /** Results. */
  stdout: { write(text: string): unknown };
  /** Progress and errors. */
  stderr: { write(text: string): unknown; isTTY?: boolean; columns?: number };
};

/** A command line we don't understand: prints the message and a hint at --help, and exits with code 2. */
export class UsageError extends Error {
  override name = 'UsageError';
}

/** The data directory: --out, else DATA_DIR, else ./data. */
export function dataDirOf(out: string | undefined, { env }: CommandContext): string {
  return out || env.DATA_DIR || './data';
}

/** A whole number of at least `minimum` from the command line. */
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
