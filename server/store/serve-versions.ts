import { columnsOf, type SharedColumns } from '#lib/dataset-file/stored-columns.ts';
import type { FileToCheck } from './check-dataset.ts';
import {
  checkDatasetFile,
  type DatasetFile,
  DatasetRefused,
  identityOf,
  listDatasetFiles,
  type Published,
  readPublished,
} from './dataset-files.ts';
import { type Held, hold, pin, retire } from './held-dataset.ts';
import { runInThread } from './in-thread.ts';
import { type Dataset, openDataset, openDatasetInSteps } from './open-dataset.ts';
import type { Refusals } from './refusals.ts';
import { doStepwise, type StepOptions } from './stepwise.ts';

/** A data directory, and what of it is served. */
export type ServedVersions = {
  dataDir: string;
  held: Held | null;
  /** What's wrong, in a sentence; null if the published version is served. */
  failure: string | null;
  /** Nothing has been opened or refused yet. */
  isStarting: boolean;
  refusals: Refusals;
  /** `FileIdentity` of a file whose SHA-256 was compared as it arrived; it needn't be read twice before it's served. */
  arrived: string | null;
  warm: (dataset: Dataset) => Generator<void, void, void>;
  /** For the first version only: renderers outlive it. */
  warmPages: (dataset: Dataset) => Promise<void>;
  pages: 'cold' | 'warming' | 'warm';
  closing: AbortSignal;
  onOpened: (dataset: Dataset) => void;
  /** Called again for problems that have already been reported, too. */
  onFailure: (what: 'refused' | 'damaged', version: string | null, reason: string) => void;
  /** What's published is served and whole. */
  onWell: () => void;
};

/** Serves the published version, or the one before it, and checks whether it's still intact. */
export async function look(versions: ServedVersions): Promise<void> {
  const { dataDir, refusals } = versions;
  const mayHaveCrashed = versions.isStarting;
  versions.isStarting = false;
  const { published, problem } = readOrProblem(dataDir);
  const previous = published?.previous ?? null;
  if (versions.held) await watchFile(versions, versions.held, previous);
  const wanted = published?.file;
  const isWanted = () => wanted !== undefined && wanted.version !== versions.held?.file.version;
  if (wanted && isWanted() && refusals.reasonOf(wanted) === null) {
    try {
      if (mayHaveCrashed && published.isUnsynced) await readThrough(versions, wanted);
      if (versions.held) await openNext(versions, wanted);
      else openFirst(versions, wanted);
    } catch (error) {
      refuse(versions, wanted, error);
    }
  }
  if (problem !== null) versions.onFailure('refused', null, problem);
  if (!versions.held && (wanted || problem !== null)) await fallBack(versions, previous);
  if (versions.held && !versions.held.isWarm) await warmUp(versions, versions.held, previous);
  if (versions.held && versions.pages === 'cold') warmPages(versions, versions.held);
  const refusal = wanted && isWanted() ? refusals.reasonOf(wanted) : null;
  versions.failure = problem ?? refusal ?? versions.held?.damage ?? null;
  if (versions.failure === null) versions.onWell();
}

function readOrProblem(dataDir: string): { published: Published | null; problem: string | null } {
  try {
    return { published: readPublished(dataDir), problem: null };
  } catch (error) {
    return { published: null, problem: reasonOf(error) };
  }
}

export function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** Permanently if the file is at fault; a lack of descriptors, memory or room passes. */
function refuse({ refusals, closing, onFailure }: ServedVersions, file: DatasetFile, error: unknown): void {
  if (closing.aborted) return;
  if (error instanceof DatasetRefused) refusals.add(file, reasonOf(error));
  else refusals.addForNow(file, reasonOf(error));
  onFailure('refused', file.version, reasonOf(error));
}

/** The first is served as soon as it's open; it's warmed up and read through afterwards. */
function openFirst(versions: ServedVersions, file: DatasetFile): void {
  const identity = identityOf(file.path);
  checkDatasetFile(file);
  serve(versions, hold(openDataset(file.path, file.version), file, identity));
}

/** Warmed up while it's read through, and served after both. */
async function openNext(versions: ServedVersions, file: DatasetFile): Promise<void> {
  const identity = identityOf(file.path);
  checkDatasetFile(file);
  const isHashed = identity !== null && identity.state === versions.arrived;
  const [reading, opening] = await Promise.allSettled([
    readThrough(versions, { ...file, isHashed }),
    openWarm(versions, file),
  ]);
  if (reading.status === 'fulfilled' && opening.status === 'fulfilled') {
    // What was only compared as it arrived is read through afterwards.
    serve(versions, { ...hold(opening.value, file, identity), isChecked: !isHashed, isWarm: true });
    return;
  }
  if (opening.status === 'fulfilled') opening.value.close();
  // A damaged file can't be opened in many ways, and only the check says what it is.
  throw reading.status === 'rejected' ? reading.reason : (opening as PromiseRejectedResult).reason;
}

/** There's no hurry: another version is served meanwhile. */
async function openWarm(versions: ServedVersions, file: DatasetFile): Promise<Dataset> {
  const options = { isPatient: true };
  const columns = columnsOf(await runInThread<SharedColumns>(COLUMNS_THREAD, file.path, versions.closing));
  const dataset = await doSteps(
    openDatasetInSteps(file.path, file.version, { ...options, columns }),
    options,
  );
  try {
    await dataset.fullyRead;
    await doSteps(versions.warm(dataset), options);
    return dataset;
  } catch (error) {
    dataset.close();
    throw error;
  }
}

/**
 * Serves the version before as soon as it's open, without waiting for its words; it's read through
 * afterwards. False if there isn't one.
 */
async function fallBack(versions: ServedVersions, previous: string | null): Promise<boolean> {
  const { dataDir, held, refusals } = versions;
  for (const file of listDatasetFiles(dataDir, previous)) {
    if (file.version === held?.file.version || refusals.reasonOf(file) !== null) continue;
    try {
      if (held) await openHurriedly(versions, file);
      else openFirst(versions, file);
      return true;
    } catch (error) {
      refuse(versions, file, error);
    }
  }
  return false;
}

async function openHurriedly(versions: ServedVersions, file: DatasetFile): Promise<void> {
  const identity = identityOf(file.path);
  checkDatasetFile(file);
  const dataset = await doSteps(openDatasetInSteps(file.path, file.version));
  serve(versions, { ...hold(dataset, file, identity), isWarm: true });
}

function serve(versions: ServedVersions, next: Held): void {
  const { held: former, closing, onOpened } = versions;
  if (closing.aborted) {
    next.dataset.close();
    return;
  }
  versions.held = next;
  if (former) retire(former);
  onOpened(next.dataset);
}

async function doSteps<Result>(
  steps: Generator<void, Result, void>,
  options: StepOptions = {},
): Promise<Result> {
  const doing = doStepwise(steps, options);
  await doing.ended;
  return doing.finish();
}

const COLUMNS_THREAD = new URL('columns-thread.ts', import.meta.url);
const CHECK_THREAD = new URL('check-thread.ts', import.meta.url);

/** Throws where that can't be found out. */
function findDamage({ closing }: ServedVersions, file: FileToCheck): Promise<string | null> {
  return runInThread<string | null>(CHECK_THREAD, file, closing);
}

async function readThrough(versions: ServedVersions, file: FileToCheck): Promise<void> {
  const damage = await findDamage(versions, file);
  if (damage !== null) throw new DatasetRefused(damage);
}

const GONE = 'it is gone: the open file is still served, but a restart would not find it';

/** Reads the served file through if it hasn't been yet, and stops serving it if it's damaged. */
async function watchFile(versions: ServedVersions, held: Held, previous: string | null): Promise<void> {
  const { file } = held;
  if (held.failedToRead !== null) return leave(versions, held, held.failedToRead, previous);
  const identity = identityOf(file.path);
  if (identity === null) {
    Object.assign(held, { state: null, damage: GONE });
    versions.onFailure('damaged', file.version, GONE);
    return;
  }
  if (identity.state === held.state && held.isChecked) return;
  let found: string | null;
  try {
    found = await Promise.race([findDamage(versions, file), held.readFailure.promise]);
  } catch (error) {
    versions.closing.throwIfAborted();
    // It's tried again at the next look.
    held.damage = `it can't be checked: ${reasonOf(error)}`;
    versions.onFailure('damaged', file.version, held.damage);
    return;
  }
  if (held.failedToRead !== null) return leave(versions, held, held.failedToRead, previous);
  // It changed while it was read: looked at again.
  if (identityOf(file.path)?.state !== identity.state) return;
  const wasTouched = identity.state !== held.state || held.damage !== null;
  Object.assign(held, { state: identity.state, isChecked: true });
  if (found !== null && identity.inode === held.inode) return leave(versions, held, found, previous);
  if (found !== null) {
    held.damage = `${found}: the file that was opened is still served`;
    versions.onFailure('damaged', file.version, held.damage);
  } else if (wasTouched) {
    await openNext(versions, file).catch((error: unknown) => refuse(versions, file, error));
  }
}

/** For the version before; without one, it's still served. */
async function leave(
  versions: ServedVersions,
  held: Held,
  reason: string,
  previous: string | null,
): Promise<void> {
  const { file } = held;
  const { refusals, onFailure } = versions;
  const mayBeRight = held.failedToRead !== null;
  if (mayBeRight) refusals.addForNow(file, reason);
  else refusals.add(file, reason);
  onFailure('damaged', file.version, reason);
  if (await fallBack(versions, previous)) return;
  const readFailure = Promise.withResolvers<string>();
  Object.assign(held, { damage: reason, isChecked: !mayBeRight, failedToRead: null, readFailure });
}

async function warmUp(versions: ServedVersions, first: Held, previous: string | null): Promise<void> {
  try {
    await first.dataset.fullyRead;
    await doSteps(versions.warm(first.dataset));
  } catch (error) {
    if (!versions.closing.aborted) await leave(versions, first, reasonOf(error), previous);
  }
  first.isWarm = true;
}

/** It takes seconds, so nothing waits for it. Renderers log the pages that fail. */
function warmPages(versions: ServedVersions, held: Held): void {
  const { dataset, release } = pin(held);
  versions.pages = 'warming';
  void versions
    .warmPages(dataset)
    .catch(() => {})
    .finally(() => {
      versions.pages = 'warm';
      release();
    });
}
