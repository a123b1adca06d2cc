import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildDataset } from '../build-dataset.ts';
import { defectTable, measureDefects } from '../demo/defects/measure-defects.ts';
import { makeDefectiveWorld } from '../demo/defects/write-defective-world.ts';
import { demoCourses, SMALL_COURSES } from '../demo/demo-courses.ts';
import { readOsmCourses } from '../osm/read-osm-courses.ts';
import { loadPlaces } from '../places/load-places.ts';
import { createProgress } from '../progress.ts';
import { closingTable } from './closing-table.ts';
import { type CommandContext, dataDirOf, parseWholeNumber } from './command.ts';
import { exportWithBuild } from './export.ts';

const DEFAULT_SEED = 1;
const COURSES_WITH_DEFECTS = 300;

export const demoOptions = {
  courses: { type: 'string' },
  seed: { type: 'string' },
  out: { type: 'string' },
  export: { type: 'boolean', default: false },
  defects: { type: 'boolean', default: false },
} as const;

/** Builds and publishes the invented world, labelled as invented. */
export async function runDemo(args: string[], context: CommandContext): Promise<number> {
  const { values } = parseArgs({ args, options: demoOptions });
  const asked = parseWholeNumber('courses', values.courses, 1);
  const seed = parseWholeNumber('seed', values.seed, 0) ?? DEFAULT_SEED;
  const outDir = dataDirOf(values.out, context);
  if (values.defects) {
    return measureRules({ courses: asked ?? COURSES_WITH_DEFECTS, seed, folder: outDir }, context);
  }
  const courses = asked ?? SMALL_COURSES;
  const places = loadPlaces();
  const progress = createProgress(context.stderr);
  const exported = exportWithBuild(outDir, progress);
  const report = await buildDataset({
    kind: 'demo',
    outDir,
    exportFiles: values.export ? exported.exportFiles : undefined,
    allowRejects: false,
    progress,
    places: () => places,
    readSources: async () => {
      progress.start('Inventing courses');
      const inProgress = demoCourses({ courses, seed, places });
      const count = inProgress.heads.length;
      const tally = { key: 'demo', itemsRead: count, itemsKept: count, itemsRejected: 0, findings: [] };
      return { inProgress, tallies: [tally] };
    },
  });
  context.stdout.write(closingTable(report));
  context.stdout.write(exported.table());
  return 0;
}

/**
 * Writes the invented world with mappers' defects, reads it back by the OSM rules and prints how many of each
 * kind were repaired, left out or missed. Publishes nothing.
 */
async function measureRules(
  { courses, seed, folder }: { courses: number; seed: number; folder: string },
  context: CommandContext,
): Promise<number> {
  const progress = createProgress(context.stderr);
  const extract = join(folder, 'defects.osm');
  const truth = join(folder, 'defects.truth.ndjson');
  progress.start('Inventing a world with defects');
  const world = makeDefectiveWorld(demoCourses({ courses, seed }), seed);
  await mkdir(folder, { recursive: true });
  await writeFile(extract, world.xml);
  await writeFile(truth, world.defects.map((defect) => `${JSON.stringify(defect)}\n`).join(''));
  progress.start('Reading it back by the rules for OpenStreetMap golf');
  const read = await readOsmCourses([extract], { cacheFolder: folder });
  progress.finish();
  context.stdout.write(
    `${defectTable(measureDefects(world.defects, read))}\nWrote the extract to ${extract} and the list of its defects to ${truth}.\n`,
  );
  return 0;
}
