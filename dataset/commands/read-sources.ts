import { join } from 'node:path';
import type { Sources } from '../build-dataset.ts';
import type { Ledger } from '../identity/ledger.ts';
import { type OsmCourses, readOsmCourses } from '../osm/read-osm-courses.ts';
import type { Progress } from '../progress/progress.ts';
import { mergeSources, type SourceFiles } from '../sources/merge-sources.ts';
import { osmTally } from './osm-tally.ts';

/** Paths of every source of a build; OpenStreetMap extracts may be http(s) addresses too. */
export type SourcePaths = SourceFiles & { osm?: readonly string[] };

/** Reads and merges the sources of a build; downloads stay in the data directory between builds. */
export async function readSources(
  paths: SourcePaths,
  outDir: string,
  ledger: Ledger,
  progress: Progress,
): Promise<Sources> {
  const osm = paths.osm ? await readOsm(paths.osm, outDir, progress) : null;
  progress.start('Merging the other sources');
  const { drafts, tallies } = await mergeSources(osm?.drafts ?? null, paths, ledger);
  return { drafts, tallies: osm ? [osmTally(osm), ...tallies] : tallies };
}

function readOsm(files: readonly string[], outDir: string, progress: Progress): Promise<OsmCourses> {
  let task = '';
  return readOsmCourses([...files], {
    cacheFolder: join(outDir, 'downloads'),
    onProgress: (step) => {
      if (step.task !== task) progress.start(step.task);
      task = step.task;
      if (step.done !== null) progress.update(step.done, step.total);
    },
  });
}
