import { join } from 'node:path';
import type { Sources } from '../build-dataset.ts';
import { fillElevations } from '../elevation/fill-elevations.ts';
import { type ElevationSource, openElevation } from '../elevation/open-elevation.ts';
import type { Ledger } from '../identity/ledger.ts';
import { type OsmCourses, readOsmCourses } from '../osm/read-osm-courses.ts';
import type { Progress } from '../progress/progress.ts';
import { mergeSources, type SourceFiles } from '../sources/merge-sources.ts';
import { osmTally } from './osm-tally.ts';

/** Paths of every source of a build; OpenStreetMap extracts may be http(s) addresses too, elevation is a folder. */
export type SourcePaths = SourceFiles & { osm?: readonly string[]; elevation?: string };

/** Reads and merges the sources of a build; downloads stay in the data directory between builds. */
export async function readSources(
  paths: SourcePaths,
  outDir: string,
  ledger: Ledger,
  progress: Progress,
): Promise<Sources> {
  // Opened first: a folder without tiles is told before an hour of reading.
  const elevation = paths.elevation === undefined ? null : await openElevation(paths.elevation);
  try {
    const osm = paths.osm ? await readOsm(paths.osm, outDir, progress) : null;
    progress.start('Merging the other sources');
    const { drafts, tallies } = await mergeSources(osm?.drafts ?? null, paths, ledger);
    const merged = { drafts, tallies: osm ? [osmTally(osm), ...tallies] : tallies };
    return elevation ? await withElevation(merged, elevation, progress) : merged;
  } finally {
    await elevation?.close();
  }
}

async function withElevation(
  { drafts, tallies }: Sources,
  elevation: ElevationSource,
  progress: Progress,
): Promise<Sources> {
  progress.start('Measuring heights');
  const filled = await fillElevations(drafts, elevation, (done, total) => progress.update(done, total));
  return { drafts: filled.drafts, tallies: [...tallies, filled.tally] };
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
