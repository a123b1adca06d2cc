import { type CommandContext, UsageError } from './command.ts';
import { describeFailure } from './describe-failure.ts';

/** What `--help` says without a command. */
export const helpText = `The dataset builder: from public data and the club's own files to one published dataset.

Usage: npm run dataset -- COMMAND [OPTIONS]

  build --osm FILE…        Builds a dataset from real sources, checks it and publishes it.
      --osm FILE…          OpenStreetMap extracts (.osm.pbf), paths or http(s) addresses; may be repeated
      --elevation DIR      elevation tiles: SRTM .hgt(.zip), GeoTIFF (Copernicus GLO-30, SRTM)
      --scorecards FILE    scorecards, NDJSON (.gz): teeboxes with ratings and holes
      --courses FILE       courses, NDJSON (.gz): courses without geometry, or attributes of known ones
      --reviews FILE       reviews, CSV: course,member,rating,date
      --allow-rejects      publish although more than 2 % of a source is rejected
  demo                     Builds and publishes the invented world, labelled as such everywhere.
      --courses N          how many courses (35165 is the full scale; about 2,000 by default)
      --seed N             another world of the same kind
      --defects            instead writes it as an OpenStreetMap extract with mappers' mistakes, reads that back and
                           prints how much of each kind was repaired, left out or missed; publishes nothing
  verify [FILE]            Checks everything that must hold of a dataset file (the published one by default).
  info [FILE]              What is in a dataset: counts, sources, licences, findings.
      --course SLUG        where each value of one course comes from, and what was refused
  list                     The versions in the data directory.
  rollback                 Publishes the version before the published one again.

  --out DIR                the data directory, for every command (else DATA_DIR, else ./data)
  --help                   this text, or a command's own behind its name

The data directory holds the published dataset (current.json names it), earlier versions for rollback, and
ids.ndjson, the ledger of every golf_id ever given: keep that file. Nothing is published unless it is whole
and passes 'verify'; a build that fails or is killed leaves the published dataset untouched.

Exit codes: 0 done, 1 failed (one sentence says why), 2 wrong usage.
`;

/** What `COMMAND --help` says: the command's own lines, and those that are every command's. All for no command. */
function helpOn(command: string): string {
  const [own] = new RegExp(`^  ${command} [^]*?(?=^  [a-z]|^\\n)`, 'm').exec(helpText) ?? [];
  if (own === undefined) return helpText;
  const everywhere = helpText.slice(helpText.indexOf('  --out DIR'), helpText.indexOf('  --help'));
  return `Usage: npm run dataset -- ${command} [OPTIONS]\n\n${own}\n${everywhere}`;
}

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
