import { parseArgs } from 'node:util';
import { buildDataset } from '../build-dataset.ts';
import { loadPlaces } from '../places/load-places.ts';
import { createProgress } from '../progress/progress.ts';
import { closingTable } from './closing-table.ts';
import { type CommandContext, dataDirOf, UsageError } from './command.ts';
import { readSources } from './read-sources.ts';

const file = { type: 'string', multiple: true } as const;

/** What `build` takes from the command line. */
export const buildOptions = {
  osm: file,
  elevation: { type: 'string' },
  courses: file,
  scorecards: file,
  reviews: file,
  'allow-rejects': { type: 'boolean', default: false },
  out: { type: 'string' },
} as const;

/** `build`: real sources, checked and published. */
export async function runBuild(args: string[], context: CommandContext): Promise<number> {
  const { values } = parseArgs({ args: nameEveryFile(args), options: buildOptions });
  if (!values.osm && !values.courses) {
    throw new UsageError('build wants at least one --osm FILE or --courses FILE');
  }
  const outDir = dataDirOf(values.out, context);
  const progress = createProgress(context.stderr);
  const report = await buildDataset({
    kind: 'real',
    outDir,
    allowRejects: values['allow-rejects'],
    progress,
    places: loadPlaces,
    readSources: (ledger) => readSources(values, outDir, ledger, progress),
  });
  context.stdout.write(closingTable(report));
  return 0;
}

/** The shell turns `--osm *.pbf` into one option and further words: each of them becomes an option of its own. */
function nameEveryFile(args: readonly string[]): string[] {
  const named: string[] = [];
  let option: string | null = null;
  let hasValue = true;
  for (const arg of args) {
    if (arg.startsWith('--')) {
      option = arg.includes('=') ? null : arg;
      hasValue = arg.includes('=');
    } else if (hasValue && option !== null) {
      named.push(option);
    } else {
      hasValue = true;
    }
    named.push(arg);
  }
  return named;
}
