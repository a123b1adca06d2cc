import { type CommandContext, UsageError } from './command.ts';
import { describeFailure } from './describe-failure.ts';

export const helpText = `Builds a dataset from public data and clubs' own files, checks it and publishes it.

Usage: npm run dataset -- COMMAND [OPTIONS]

  build --osm FILE…        Builds and publishes a dataset of real courses.
      --osm FILE…          OpenStreetMap extracts (.osm.pbf), paths or http(s) addresses; repeat it for more
      --elevation DIR      elevation tiles: SRTM .hgt(.zip), GeoTIFF (Copernicus GLO-30, SRTM, lidar); or the http(s) address of
                           a host that has Copernicus GLO-30, of which it reads the blocks that courses lie in
      --work DIR           keeps filtered copies of the extracts there, for the next build from the same ones
      --scorecards FILE    scorecards, NDJSON (.gz): teeboxes with ratings and holes
      --courses FILE       courses, NDJSON (.gz): courses without geometry, or details of known ones; also
                           OpenGolfAPI's own NDJSON, GeoJSON or CSV
      --reviews FILE       reviews, CSV: course,member,rating,date
      --corrections FILE   what you know better, CSV: course,field,value,reason,date
      --sources FILE       a file with a line for each of the sources above, such as 'osm https://…' or 'courses clubs.ndjson'
      --allow-rejects      publish even if more than 2% of a source is rejected
      --retire-vanished N  publish even if up to N published courses (or N% of them) are no longer in any source
      --accept-losses      publish even if over 2% of the courses or mapped holes are gone
      --remake-slugs       give names in other scripts slugs from their Latin forms; the former slugs redirect
      --keep N             how many editions stay in the data directory (5 by default, at least 2)
      --prune              remove downloaded extracts and heights that this build didn't use
      --export             also write the files to download, as 'export' does
  demo                     Builds and publishes an invented world, labelled as invented everywhere.
      --courses N          how many courses (35165 is the full scale; about 2,000 by default)
      --seed N             a different world of the same kind
      --export             also write the files to download, as 'export' does
  export                   Writes the published dataset as files to download: CSV, NDJSON, GeoParquet, PMTiles.
  verify [FILE]            Runs every check on a dataset file (the published one by default).
  info [FILE]              Shows what's in a dataset: counts, sources, licences, findings.
      --course SLUG        where each value of one course comes from, and what was rejected
      --rule RULE          each finding of a rule, with its source, place and value; 'all' for those of every rule
      --csv                with --rule: as CSV, for a spreadsheet
  diff OLD NEW             Shows which courses differ between two datasets, files or versions in the data directory.
  tiles [FILE]             Lists the elevation cells that a dataset needs, one a line: name, courses, blocks.
  list                     Lists the versions in the data directory.
  rollback                 Publishes the previous version again.

  --out DIR                the data directory, for every command (else DATA_DIR, else ./data)
  --help                   this text; after a command's name, help on that command

The data directory holds the published dataset (current.json names it), earlier versions for rollback, and
ids.ndjson, the ledger of every golf_id ever assigned: don't lose that file. A dataset is only published once
it's complete and passes 'verify'; a build that fails or is killed leaves the published one untouched.

Exit codes: 0 done, 1 failed (the last line says why), 2 wrong usage.
`;

/** Help on a command, with the common options; the whole help for an unknown one. */
function helpOn(command: string): string {
  const [own] = new RegExp(`^  ${command} [^]*?(?=^  [a-z]|^\\n)`, 'm').exec(helpText) ?? [];
  if (own === undefined) return helpText;
  const everywhere = helpText.slice(helpText.indexOf('  --out DIR'), helpText.indexOf('  --help'));
  return `Usage: npm run dataset -- ${command} [OPTIONS]\n\n${own}\n${everywhere}`;
}

type Command = (args: string[], context: CommandContext) => Promise<number>;

/** Loaded when needed: `list` and `--help` shouldn't wait for the world's places. */
const commands: Readonly<Record<string, () => Promise<Command>>> = {
  build: async () => (await import('./build.ts')).runBuild,
  demo: async () => (await import('./demo.ts')).runDemo,
  export: async () => (await import('./export.ts')).runExport,
  verify: async () => (await import('./verify.ts')).runVerify,
  info: async () => (await import('./info.ts')).runInfo,
  diff: async () => (await import('./diff.ts')).runDiff,
  tiles: async () => (await import('./tiles.ts')).runTiles,
  list: async () => (await import('./list.ts')).runList,
  rollback: async () => (await import('./rollback.ts')).runRollback,
};

/** Exit code: 0 done, 1 failed with one sentence, 2 wrong usage. */
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
