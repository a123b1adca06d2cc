import { join } from 'node:path';
import type { EditionChange } from '#lib/dataset-file/changes.ts';
import { openDatasetOfAnyFormat } from '#lib/dataset-file/dataset-version.ts';
import { type DatasetManifest, readManifest } from '#lib/dataset-file/manifest.ts';
import { fold } from '#lib/text/fold.ts';
import type { CourseHead } from './course/course-in-progress.ts';
import type { CoursesInProgress } from './courses-in-progress.ts';
import { BuildError } from './errors.ts';
import { makeDataDir } from './file/data-dir.ts';
import { pruneDownloads } from './file/prune-downloads.ts';
import {
  BUILDING_FILE,
  cleanLeftovers,
  cleanLeftoversAtOnce,
  lockDataDir,
  manifestOf,
  publishDataset,
} from './file/publish.ts';
import { refuseLosses } from './file/refuse-losses.ts';
import { verifyDataset } from './file/verify/verify-dataset.ts';
import type { DatasetTotals } from './file/write/dataset-contents.ts';
import { openPreviousEdition, type PreviousEdition } from './file/write/previous-edition.ts';
import { writeDataset } from './file/write/write-dataset.ts';
import type { Finding } from './finding.ts';
import type { Identities } from './identity/assign-identities.ts';
import { identifyCourses, readPreviousLedger } from './identity/identify-courses.ts';
import type { Ledger, LedgerEntry } from './identity/ledger.ts';
import { uninterrupted, whenInterrupted } from './interruption.ts';
import { type LatinForm, latinForm } from './names/latin-form.ts';
import { placeInDistricts } from './places/districts.ts';
import type { Place, Places } from './places/place.ts';
import { type HeightsAt, leaveTownsBeyondRidges } from './places/ridges.ts';
import { nameTownsOfAddresses } from './places/towns-of-addresses.ts';
import type { PhaseCost, Progress } from './progress.ts';
import { refuseEmpty, refuseRejects, type SourceTally } from './source-tally.ts';

export type Sources = {
  inProgress: CoursesInProgress;
  tallies: SourceTally[];
  /** RFC 3339 UTC: of the newest extract, and the newest of what the other files say. */
  times?: { extract: string | null; files: string | null };
  /** Heights of tiles, which stay open until `close`. */
  heightsAt?: HeightsAt | undefined;
  close?: (() => Promise<void>) | undefined;
};

export type BuildOptions = {
  kind: 'demo' | 'real';
  outDir: string;
  /** More than 2 % of a source may be rejected. */
  allowRejects: boolean;
  /** How many published courses may disappear, or which share of them; none by default. */
  retireVanished?: number | { share: number };
  /** Any number of courses and mapped holes may be gone. */
  acceptLosses?: boolean;
  /** How many editions stay in the data directory. */
  keptEditions?: number | undefined;
  /** The folder of downloads; what this build hasn't used is removed from it. */
  pruneDownloadsIn?: string | undefined;
  /** Courses with names in other scripts get slugs of their Latin forms. */
  remakeSlugs?: boolean;
  /** Loads the places of the world. */
  places: () => Places;
  /** Called with the ledger of earlier builds once the data directory is locked, and with what loads the places once. */
  readSources: (ledger: Ledger, places: () => Places) => Promise<Sources>;
  /** Writes the files to download before the edition is published: a server lists those that it finds then. */
  exportFiles?: ((file: VerifiedFile) => Promise<void>) | undefined;
  progress: Progress;
};

/** A verified file, and what its manifest will say. */
export type VerifiedFile = { manifest: DatasetManifest; path: string };

export type BuildReport = {
  manifest: DatasetManifest;
  totals: DatasetTotals;
  tallies: SourceTally[];
  /** What differs from the edition that this one replaces; null where it can't be compared with one. */
  changes: EditionChange[] | null;
  restoredIds: number;
  /** Published courses that no source has any more. */
  retired: number;
  /** Published courses that got another slug. */
  remade: Identities['remade'];
  costs: PhaseCost[];
};

/**
 * Reads sources and publishes what they make. Throws BuildError, SourceError or the system's error; the published dataset
 * then stays as it was.
 */
export async function buildDataset(options: BuildOptions): Promise<BuildReport> {
  const { outDir, progress } = options;
  const started = new Date();
  const removeDataDir = makeDataDir(outDir);
  const unlock = lockDataDir(outDir);
  const forget = whenInterrupted(() => {
    cleanLeftoversAtOnce(outDir);
    unlock();
    removeDataDir();
  });
  let replaced: PreviousEdition | null = null;
  let sources: Sources | null = null;
  try {
    await cleanLeftovers(outDir);
    if (options.kind === 'demo') await refuseDemoOverReal(outDir);
    const previous = await readPreviousLedger(options);
    let loaded: Places | null = null;
    const world = () => (loaded ??= options.places());
    sources = await options.readSources(previous.ledger, world);
    const { inProgress, tallies: read, times } = sources;
    if (!options.allowRejects) refuseRejects(read);
    refuseEmpty(inProgress.heads.length, read);
    progress.start('Placing courses');
    const places = await placeCourses(sources, world(), progress);
    const tallies = [...read, placesTally(inProgress, places)];
    progress.start('Reading names');
    const latin = readNames(inProgress, places, world(), progress);
    // Places are half of what is in memory, and no longer needed.
    loaded = null;
    progress.start('Assigning ids');
    const named = identifyCourses(inProgress, { places, latin }, previous, options);
    const { contents, newLedgerEntries, retired, remade } = named;
    tallies.at(-1)!.findings.push(...retired.map(vanished), ...remade.map(slugRemade));
    progress.start('Writing the dataset');
    const file = join(outDir, BUILDING_FILE);
    const count = contents.entries.length;
    replaced = await openPreviousEdition(outDir, options.kind);
    const edition = { asOf: timeOfEdition(times, replaced), previous: replaced };
    const { totals, changes } = await writeDataset(file, contents, tallies, edition, (done) =>
      progress.update(done, count),
    );
    if (replaced && options.kind === 'real' && !options.acceptLosses) refuseLosses(replaced.database, totals);
    progress.start('Verifying the dataset');
    refuseViolations(await verifyDataset(file, progress.update));
    const manifest = await manifestOf(outDir, file);
    await options.exportFiles?.({ manifest, path: file });
    progress.start('Publishing the dataset');
    await uninterrupted(() =>
      publishDataset(outDir, { buildingFile: file, manifest, newLedgerEntries, kept: options.keptEditions }),
    );
    // The next build removes what can't be removed now.
    if (options.pruneDownloadsIn) await pruneDownloads(options.pruneDownloadsIn, started).catch(() => {});
    const restoredIds = previous.restored.length;
    const costs = progress.finish();
    return { manifest, totals, tallies, changes, restoredIds, retired: retired.length, remade, costs };
  } finally {
    replaced?.database.close();
    await sources?.close?.().catch(() => {});
    // Frees room on a full disk; the next build removes what can't be removed now.
    await cleanLeftovers(outDir).catch(() => {});
    unlock();
    removeDataDir();
    forget();
  }
}

/** The extract's time, or that of newer files if the edition before already had this extract: they are what has changed. */
function timeOfEdition(times: Sources['times'], replaced: PreviousEdition | null): string | null {
  const { extract = null, files = null } = times ?? {};
  if (extract === null) return files;
  const before = replaced?.updatedAt ?? null;
  if (files === null || before === null || Date.parse(extract) > Date.parse(before)) return extract;
  return Date.parse(files) > Date.parse(extract) ? files : extract;
}

/** A slip on the command line mustn't replace a real world with an invented one. */
async function refuseDemoOverReal(outDir: string): Promise<void> {
  const manifest = await readManifest(outDir);
  if (!manifest) return;
  const database = openDatasetOfAnyFormat(join(outDir, manifest.file));
  const kind = database.prepare("SELECT value FROM meta WHERE key = 'kind'").get()?.value;
  database.close();
  if (kind === 'demo') return;
  throw new BuildError(
    `${outDir} holds a dataset of real courses: choose another directory for the invented ones with --out.`,
  );
}

async function placeCourses(
  { inProgress: { heads }, heightsAt }: Sources,
  places: Places,
  progress: Progress,
): Promise<Place[]> {
  const placed = heads.map((head, index) => {
    progress.update(index, heads.length);
    return places.locate(head.position, head);
  });
  nameTownsOfAddresses(placed, heads, places);
  if (heightsAt) await leaveTownsBeyondRidges(placed, heads, places, heightsAt);
  placeInDistricts(placed, (index) => heads[index]!.position, places.districtOf);
  return placed;
}

/** Latin forms of names in other scripts. */
function readNames(
  { heads }: CoursesInProgress,
  places: readonly Place[],
  world: Places,
  progress: Progress,
): (LatinForm | null)[] {
  return heads.map((head, index) => {
    progress.update(index, heads.length);
    const { code } = places[index]!.country;
    return latinForm(head, code, () => world.townNames(head.position, code));
  });
}

function slugRemade({ golfId, from, to }: Identities['remade'][number]): Finding {
  const value = `${from}: ${to}`;
  return { source: 'places', place: `golf_id ${golfId}`, rule: 'slug-remade', value, action: 'noted' };
}

/** Its ledger entry stays, so that it comes back under the same golf_id and slug. */
function vanished({ golf_id, slug }: LedgerEntry): Finding {
  const place = `golf_id ${golf_id}`;
  return { source: 'places', place, rule: 'course-vanished', value: slug, action: 'rejected' };
}

/** Every course draws on the gazetteer. */
function placesTally({ heads }: CoursesInProgress, places: readonly Place[]): SourceTally {
  const count = heads.length;
  const findings = heads.flatMap((head, index) => [
    ...farFromTowns(head.sourceIds[0] ?? '', places[index]!),
    ...townOtherwise(head, places[index]!),
  ]);
  return { key: 'places', itemsRead: count, itemsKept: count, itemsRejected: 0, findings };
}

/** People play golf near where they live: a course far from everybody often has a wrong position. */
const FAR_KILOMETRES = 50;

function farFromTowns(place: string, { townKilometres = null, country }: Place): Finding[] {
  if (townKilometres === null || townKilometres <= FAR_KILOMETRES) return [];
  const value = `${Math.round(townKilometres)} km from the nearest town of ${country.name}`;
  return [{ source: 'places', place, rule: 'far-from-any-town', value, action: 'noted' }];
}

/** A town that isn't near the course isn't published as its own. */
function townOtherwise({ cityCorrectedAt: place, cityName }: CourseHead, { city }: Place): Finding[] {
  if (place === undefined || fold(cityName ?? '') === fold(city?.name ?? '')) return [];
  const value = `${cityName}: published as ${city?.name ?? 'no town'}`;
  return [{ source: 'corrections', place, rule: 'correction-of-city-otherwise', value, action: 'noted' }];
}

function refuseViolations(violations: readonly string[]): void {
  if (violations.length === 0) return;
  throw new BuildError(`The dataset wasn't published because these checks failed:\n${violations.join('\n')}`);
}
