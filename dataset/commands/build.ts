import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type BuildOptions, buildDataset, type Sources } from '../build-dataset.ts';
import { fillElevations } from '../elevation/fill-elevations.ts';
import { type ElevationSource, openElevation } from '../elevation/open-elevation.ts';
import { openRemoteElevation } from '../elevation/remote-elevation.ts';
import { HEIGHTS_FOLDER } from '../file/prune-downloads.ts';
import { lockDataDir } from '../file/publish.ts';
import type { Ledger } from '../identity/ledger.ts';
import { type OsmCourses, readOsmCourses } from '../osm/read-osm-courses.ts';
import { loadPlaces } from '../places/load-places.ts';
import { createProgress, type Progress } from '../progress.ts';
import type { SourceTally } from '../source-tally.ts';
import type { TownsOf } from '../sources/doubtful-names.ts';
import { mergeSources, readSourceFiles, type SourceFiles } from '../sources/merge-sources.ts';
import { closingTable } from './closing-table.ts';
import { type CommandContext, dataDirOf, parseWholeNumber, UsageError } from './command.ts';
import { exportWithBuild } from './export.ts';
import { readSourcesFile } from './sources-file.ts';

const file = { type: 'string', multiple: true } as const;

export const buildOptions = {
  sources: { type: 'string' },
  osm: file,
  elevation: { type: 'string' },
  work: { type: 'string' },
  courses: file,
  scorecards: file,
  reviews: file,
  corrections: file,
  'allow-rejects': { type: 'boolean', default: false },
  'retire-vanished': { type: 'string' },
  'accept-losses': { type: 'boolean', default: false },
  'remake-slugs': { type: 'boolean', default: false },
  keep: { type: 'string' },
  prune: { type: 'boolean', default: false },
  export: { type: 'boolean', default: false },
  out: { type: 'string' },
} as const;

export async function runBuild(args: string[], context: CommandContext): Promise<number> {
  const { values } = parseArgs({ args: nameEveryFile(args), options: buildOptions });
  const paths = pathsOf(values);
  if (!paths.osm && !paths.courses) {
    throw new UsageError('build needs at least one --osm FILE or --courses FILE');
  }
  const outDir = dataDirOf(values.out, context);
  if (values.work !== undefined && resolve(values.work) === resolve(outDir)) {
    throw new UsageError('--work needs another folder than the data directory');
  }
  const progress = createProgress(context.stderr);
  const retireVanished = parseAllowance(values['retire-vanished']);
  const keptEditions = parseWholeNumber('keep', values.keep, 2);
  const exported = exportWithBuild(outDir, progress);
  const unlock = lockWork(values.work);
  try {
    const report = await buildDataset({
      kind: 'real',
      outDir,
      exportFiles: values.export ? exported.exportFiles : undefined,
      allowRejects: values['allow-rejects'],
      retireVanished,
      acceptLosses: values['accept-losses'],
      keptEditions,
      pruneDownloadsIn: values.prune ? downloadsIn(outDir) : undefined,
      remakeSlugs: values['remake-slugs'],
      progress,
      places: loadPlaces,
      readSources: (ledger, places) => readSources(paths, outDir, ledger, { progress, places }),
    });
    context.stdout.write(closingTable(report));
    context.stdout.write(exported.table());
  } finally {
    unlock();
  }
  return 0;
}

const downloadsIn = (outDir: string) => join(outDir, 'downloads');

/** The options that a sources file may have. */
const SOURCES = ['osm', 'elevation', 'courses', 'scorecards', 'reviews', 'corrections'] as const;

type GivenPaths = SourcePaths & { sources?: string };

/** The sources of the command line, and those of the file that `--sources` names. */
function pathsOf({ sources, ...given }: GivenPaths): SourcePaths {
  if (sources === undefined) return given;
  const { elevation = [], ...listed } = readSourcesFile(sources, SOURCES);
  if (elevation.length > 1)
    throw new UsageError(`${sources} has ${elevation.length} lines of elevation; one is accepted`);
  const both = (option: keyof typeof listed) => [...(listed[option] ?? []), ...(given[option] ?? [])];
  const named = Object.fromEntries(
    (['osm', 'courses', 'scorecards', 'reviews', 'corrections'] as const)
      .map((option) => [option, both(option)] as const)
      .filter(([, files]) => files.length > 0),
  );
  return { ...given, elevation: given.elevation ?? elevation[0], ...named };
}

/** How many published courses may go: a number, or a share of them like "2%". Throws UsageError for anything else. */
function parseAllowance(text: string | undefined): number | { share: number } {
  const [, percent] = /^([0-9]{1,2}(?:\.[0-9])?)\s*%$/.exec(text ?? '') ?? [];
  if (percent !== undefined) return { share: Number(percent) / 100 };
  return parseWholeNumber('retire-vanished', text, 0) ?? 0;
}

/** The shell expands `--osm *.pbf` to one option and several words: each gets its own option. */
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

/** OpenStreetMap extracts may be http(s) addresses too; elevation is a folder, or the address of a host. */
export type SourcePaths = SourceFiles & {
  osm?: readonly string[];
  elevation?: string;
  /** A folder where filtered copies of extracts are kept between builds. */
  work?: string;
};

/** Downloads stay in the data directory between builds. */
export async function readSources(
  paths: SourcePaths,
  outDir: string,
  ledger: Ledger,
  { progress, places }: Pick<BuildOptions, 'progress' | 'places'>,
): Promise<Sources> {
  // A folder without tiles is reported before an hour of reading.
  const elevation = paths.elevation === undefined ? null : await openHeights(paths.elevation, outDir);
  try {
    progress.start('Reading lists and cards');
    // Before the extracts, which can take hours.
    const read = await readSourceFiles(paths);
    const osm = paths.osm ? await readOsm(paths.osm, { outDir, work: paths.work, progress }) : null;
    progress.start('Merging the sources');
    const townsOf: TownsOf = (countryCode) => places().settlementsOf(countryCode);
    const { inProgress, tallies, withheld, newest } = mergeSources(
      osm?.inProgress ?? null,
      read,
      ledger,
      townsOf,
    );
    const ofOsm = osm && osmTally(osm);
    ofOsm?.findings.push(...withheld);
    const times = { extract: osm?.extractTimestamp ?? null, files: newest };
    const merged = { inProgress, tallies: ofOsm ? [ofOsm, ...tallies] : tallies, times };
    return elevation ? await withElevation(merged, elevation, progress) : merged;
  } catch (error) {
    await elevation?.close();
    throw error;
  }
}

/** Makes the folder. Throws BuildError while another build uses it. */
function lockWork(work: string | undefined): () => void {
  if (work === undefined) return () => {};
  mkdirSync(work, { recursive: true });
  return lockDataDir(work);
}

/** A folder of tiles, or a host's address whose blocks are kept in the data directory. */
function openHeights(elevation: string, outDir: string): Promise<ElevationSource> | ElevationSource {
  if (!/^https?:\/\//i.test(elevation)) return openElevation(elevation);
  return openRemoteElevation(elevation, { folder: join(downloadsIn(outDir), HEIGHTS_FOLDER) });
}

async function withElevation(
  { inProgress, tallies, times }: Sources,
  elevation: ElevationSource,
  progress: Progress,
): Promise<Sources> {
  progress.start('Measuring heights');
  const filled = await fillElevations(inProgress, elevation, progress.update);
  return {
    inProgress: filled.inProgress,
    tallies: [...tallies, filled.tally],
    times,
    heightsAt: elevation.sample,
    close: elevation.close,
  };
}

async function readOsm(
  files: readonly string[],
  { outDir, work, progress }: { outDir: string; work: string | undefined; progress: Progress },
): Promise<OsmCourses> {
  let task = '';
  return readOsmCourses([...files], {
    cacheFolder: downloadsIn(outDir),
    keepIn: work,
    onProgress: (step) => {
      if (step.task !== task) progress.start(step.task);
      task = step.task;
      if (step.done !== null) progress.update(step.done, step.total);
    },
  });
}

export function osmTally({ counts, findings }: OsmCourses): SourceTally {
  return {
    key: 'osm',
    itemsRead: counts.objects,
    itemsKept: counts.objects - counts.rejected,
    itemsRejected: counts.damaged,
    findings,
  };
}
