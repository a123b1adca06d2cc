import { parseArgs } from 'node:util';
import { buildDataset } from '../build-dataset.ts';
import { demoDrafts, SMALL_COURSES } from '../demo/demo-drafts.ts';
import { loadPlaces } from '../places/load-places.ts';
import { createProgress } from '../progress/progress.ts';
import { closingTable } from './closing-table.ts';
import { type CommandContext, dataDirOf, parseWholeNumber } from './command.ts';
import { measureMessyWorld } from './demo-messy.ts';

const DEFAULT_SEED = 1;

/** What `demo` takes from the command line. */
export const demoOptions = {
  courses: { type: 'string' },
  seed: { type: 'string' },
  out: { type: 'string' },
  messy: { type: 'boolean', default: false },
} as const;

/** `demo`: the invented world, published like any other dataset and labelled as invented. */
export async function runDemo(args: string[], context: CommandContext): Promise<number> {
  const { values } = parseArgs({ args, options: demoOptions });
  const asked = parseWholeNumber('courses', values.courses, 1);
  const seed = parseWholeNumber('seed', values.seed, 0) ?? DEFAULT_SEED;
  if (values.messy) return measureMessyWorld({ courses: asked, seed, out: values.out }, context);
  const courses = asked ?? SMALL_COURSES;
  const places = loadPlaces();
  const progress = createProgress(context.stderr);
  const report = await buildDataset({
    kind: 'demo',
    outDir: dataDirOf(values.out, context),
    allowRejects: false,
    progress,
    places: () => places,
    readSources: async () => {
      progress.start('Inventing courses');
      const drafts = demoDrafts({ courses, seed, places });
      const count = drafts.heads.length;
      const tally = { key: 'demo', itemsRead: count, itemsKept: count, itemsRejected: 0, findings: [] };
      return { drafts, tallies: [tally] };
    },
  });
  context.stdout.write(closingTable(report));
  return 0;
}
