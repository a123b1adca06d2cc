import { parseArgs } from 'node:util';
import { buildDataset } from '../build-dataset.ts';
import { demoCourses, SMALL_COURSES } from '../demo/demo-courses.ts';
import { loadPlaces } from '../places/load-places.ts';
import { createProgress } from '../progress.ts';
import { closingTable } from './closing-table.ts';
import { type CommandContext, dataDirOf, parseWholeNumber } from './command.ts';
import { exportWithBuild } from './export.ts';

const DEFAULT_SEED = 1;

export const demoOptions = {
  courses: { type: 'string' },
  seed: { type: 'string' },
  out: { type: 'string' },
  export: { type: 'boolean', default: false },
} as const;

/** Builds and publishes the invented world, labelled as invented. */
export async function runDemo(args: string[], context: CommandContext): Promise<number> {
  const { values } = parseArgs({ args, options: demoOptions });
  const courses = parseWholeNumber('courses', values.courses, 1) ?? SMALL_COURSES;
  const seed = parseWholeNumber('seed', values.seed, 0) ?? DEFAULT_SEED;
  const outDir = dataDirOf(values.out, context);
  const progress = createProgress(context.stderr);
  const exported = exportWithBuild(outDir, progress);
  const report = await buildDataset({
    kind: 'demo',
    outDir,
    exportFiles: values.export ? exported.exportFiles : undefined,
    allowRejects: false,
    progress,
    places: loadPlaces,
    readSources: async (_ledger, places) => {
      progress.start('Inventing courses');
      const inProgress = demoCourses({ courses, seed, places: places() });
      const count = inProgress.heads.length;
      const tally = { key: 'demo', itemsRead: count, itemsKept: count, itemsRejected: 0, findings: [] };
      return { inProgress, tallies: [tally] };
    },
  });
  context.stdout.write(closingTable(report));
  context.stdout.write(exported.table());
  return 0;
}
