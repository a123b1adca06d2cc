import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { demoDrafts } from '../demo/demo-drafts.ts';
import { measureMess } from '../demo/messy/measure-mess.ts';
import { messTable } from '../demo/messy/mess-table.ts';
import { makeMessyWorld } from '../demo/messy/messy-world.ts';
import { readOsmCourses } from '../osm/read-osm-courses.ts';
import { createProgress } from '../progress/progress.ts';
import { type CommandContext, dataDirOf } from './command.ts';

const DEFAULT_COURSES = 300;

/**
 * `demo --messy`: writes the invented world as mappers would, mess and all, reads it back by the rules for OSM golf
 * and says for each kind of mess how much was repaired, left out or missed. Publishes nothing.
 */
export async function measureMessyWorld(
  {
    courses = DEFAULT_COURSES,
    seed,
    out,
  }: { courses: number | undefined; seed: number; out: string | undefined },
  context: CommandContext,
): Promise<number> {
  const progress = createProgress(context.stderr);
  const folder = dataDirOf(out, context);
  const extract = join(folder, 'messy-world.osm');
  const truth = join(folder, 'messy-world.truth.ndjson');
  progress.start('Inventing a messy world');
  const world = makeMessyWorld(demoDrafts({ courses, seed }), seed);
  await mkdir(folder, { recursive: true });
  await writeFile(extract, world.xml);
  await writeFile(truth, world.messes.map((mess) => `${JSON.stringify(mess)}\n`).join(''));
  progress.start('Reading it by the rules for OSM golf');
  const read = await readOsmCourses([extract], { cacheFolder: folder });
  progress.finish();
  context.stdout.write(
    `${messTable(measureMess(world.messes, read))}\nWritten: ${extract}, and the truth: ${truth}\n`,
  );
  return 0;
}
