import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildDataset, type Sources } from '../build-dataset.ts';
import { readOsmCourses } from '../osm/read-osm-courses.ts';
import { loadPlaces } from '../places/load-places.ts';
import { createProgress, type Progress } from '../progress/progress.ts';
import { closingTable } from './closing-table.ts';
import { type CommandContext, dataDirOf, UsageError } from './command.ts';
import { osmTally } from './osm-tally.ts';

/** `build`: real sources, checked and published. */
export async function runBuild(args: string[], context: CommandContext): Promise<number> {
  const { values, positionals } = parseArgs({
    args,
    options: {
      osm: { type: 'string', multiple: true },
      'allow-rejects': { type: 'boolean', default: false },
      out: { type: 'string' },
    },
    allowPositionals: true,
  });
  // The shell turns `--osm *.pbf` into one option and further words.
  const files = [...(values.osm ?? []), ...positionals];
  if (!values.osm) throw new UsageError('build wants at least one --osm FILE');
  const outDir = dataDirOf(values.out, context);
  const report = await buildDataset({
    kind: 'real',
    outDir,
    allowRejects: values['allow-rejects'],
    progress: createProgress(context.stderr),
    places: loadPlaces,
    readSources: (progress) => readSources(files, outDir, progress),
  });
  context.stdout.write(closingTable(report));
  return 0;
}

async function readSources(files: string[], outDir: string, progress: Progress): Promise<Sources> {
  let task = '';
  const osm = await readOsmCourses(files, {
    cacheFolder: join(outDir, 'downloads'),
    onProgress: (step) => {
      if (step.task !== task) progress.start(step.task);
      task = step.task;
      if (step.done !== null) progress.update(step.done, step.total);
    },
  });
  return { drafts: osm.drafts, tallies: [osmTally(osm)] };
}
