import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { DatasetManifest } from '#lib/dataset-file/manifest.ts';
import { BuildError } from './build-error.ts';
import type { CourseDrafts } from './courses/course-draft.ts';
import { loadPlaces } from './places/load-places.ts';
import type { PhaseCost, Progress } from './progress/progress.ts';
import { BUILDING_FILE, cleanLeftovers } from './publish/clean-leftovers.ts';
import { lockDataDir } from './publish/data-dir-lock.ts';
import { publishDataset } from './publish/publish-dataset.ts';
import { refuseRejects } from './refuse-rejects.ts';
import type { SourceTally } from './source-tally.ts';
import { toContents } from './to-contents.ts';
import { verifyDataset } from './verify/verify-dataset.ts';
import type { DatasetTotals } from './write/dataset-totals.ts';
import { writeDataset } from './write/write-dataset.ts';

/** All sources of a build, read and merged. */
export type Sources = { drafts: CourseDrafts; tallies: SourceTally[] };

export type BuildOptions = {
  kind: 'demo' | 'real';
  /** The data directory that the dataset is published in. */
  outDir: string;
  /** Publish although more than 2 % of a source is rejected. */
  allowRejects: boolean;
  /** Called once the data directory is ours, so that no source is read in vain. */
  readSources: (progress: Progress) => Promise<Sources>;
  progress: Progress;
};

export type BuildReport = {
  manifest: DatasetManifest;
  totals: DatasetTotals;
  tallies: SourceTally[];
  costs: PhaseCost[];
};

/**
 * From sources to a published dataset: read, place, identify, write, verify, publish. Whatever fails on the way,
 * the published dataset stays as it was. Throws BuildError, SourceError or the system's error.
 */
export async function buildDataset(options: BuildOptions): Promise<BuildReport> {
  const { kind, outDir, progress } = options;
  await mkdir(outDir, { recursive: true });
  const unlock = lockDataDir(outDir);
  try {
    await cleanLeftovers(outDir);
    const { drafts, tallies: read } = await options.readSources(progress);
    if (!options.allowRejects) refuseRejects(read);
    const tallies = [...read, placesTally(drafts)];
    progress.start('Placing courses');
    const { contents, ledger } = await toContents(kind, drafts, loadPlaces(), outDir, progress);
    progress.start('Writing the dataset');
    const file = join(outDir, BUILDING_FILE);
    const count = contents.entries.length;
    const totals = await writeDataset(file, contents, tallies, (done) => progress.update(done, count));
    progress.start('Verifying it');
    refuseViolations(await verifyDataset(file, progress.update));
    progress.start('Publishing it');
    const manifest = await publishDataset(outDir, file, ledger);
    return { manifest, totals, tallies, costs: progress.finish() };
  } finally {
    unlock();
  }
}

/** Every course draws on the gazetteer that places it. */
function placesTally({ heads }: CourseDrafts): SourceTally {
  const count = heads.length;
  return { key: 'places', itemsRead: count, itemsKept: count, itemsRejected: 0, findings: [] };
}

function refuseViolations(violations: readonly string[]): void {
  if (violations.length === 0) return;
  throw new BuildError(
    `The dataset is not published, because it breaks its own rules:\n${violations.join('\n')}`,
  );
}
