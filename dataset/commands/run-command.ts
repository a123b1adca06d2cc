import { type CommandContext, UsageError } from './command.ts';
import { describeFailure } from './describe-failure.ts';
import { helpOn, helpText } from './help-text.ts';

type Command = (args: string[], context: CommandContext) => Promise<number>;

/** Loaded when asked for: `list` and `--help` need neither the places of the world nor the invented one. */
const commands: Readonly<Record<string, () => Promise<Command>>> = {
  build: async () => (await import('./build.ts')).runBuild,
  demo: async () => (await import('./demo.ts')).runDemo,
  verify: async () => (await import('./verify.ts')).runVerify,
  info: async () => (await import('./info.ts')).runInfo,
  list: async () => (await import('./list.ts')).runList,
  rollback: async () => (await import('./rollback.ts')).runRollback,
};

/** Runs one command line of `npm run dataset`. The exit code: 0 done, 1 failed with one sentence, 2 wrong usage. */
export async function runCommand(argv: string[], context: CommandContext): Promise<number> {
  const [name, ...args] = argv;
  if (name === undefined || name === 'help' || argv.includes('--help') || argv.includes('-h')) {
    const isKnown = name !== undefined && Object.hasOwn(commands, name);
    context.stdout.write(isKnown ? helpOn(name) : helpText);
    return name === undefined ? 2 : 0;
  }
  const load = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!load) return refuseUsage(`there is no command '${name}'`, context);
  try {
    const command = await load();
    return await command(args, context);
  } catch (error) {
    if (error instanceof UsageError) return refuseUsage(error.message, context);
    if (isParseArgsError(error)) return refuseUsage(error.message.split('. ')[0] ?? '', context);
    const sentence = describeFailure(error);
    if (sentence === null) throw error;
    context.stderr.write(`\n${sentence.replace(/([^.])$/, '$1.')}\n`);
    return 1;
  }
}

function refuseUsage(message: string, { stderr }: CommandContext): number {
  stderr.write(`Wrong usage: ${message}. 'npm run dataset -- --help' explains every command.\n`);
  return 2;
}

function isParseArgsError(error: unknown): error is Error {
  return error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');
}
