import { join } from 'node:path';
import {
  type DatasetFile,
  type FileIdentity,
  identityOf,
  listDatasetFiles,
  readPublished,
} from './dataset-files.ts';
import { runInThread } from './in-thread.ts';
import { type Dataset, openDataset } from './open-dataset.ts';
import { isReadFailure } from './read-dataset-file.ts';
import { type Refusals, rememberRefusals } from './refusals.ts';

export type CurrentDataset = {
  current: () => Dataset | null;
  /** A sentence for callers; null while there is a dataset. */
  problem: () => string | null;
  /** What's wrong with the published file or the one being served, for operators. */
  failure: () => string | null;
  /** Answering from `dataset` failed. If that's because its file can't be read, the version before is served. */
  suspect: (error: unknown, dataset: Dataset | null) => void;
  /** Looks at the data directory now; resolves when the published version is served or refused. */
  check: () => Promise<void>;
  close: () => void;
};

export type DatasetLog = {
  info: (details: object, message: string) => void;
  error: (details: object, message: string) => void;
};

/** The version that is open. */
type ServedVersion = {
  dataset: Dataset;
  file: DatasetFile;
  /** The file as it was opened. */
  opened: FileIdentity | null;
  /** The file's `FileIdentity` in which it was last read through; null before that, and while it's gone. */
  checkedState: string | null;
  /** What's wrong with the file, in a sentence; it's served all the same. */
  damage: string | null;
};

type State = {
  dataDir: string;
  served: ServedVersion | null;
  /** What's wrong, in a sentence; null if the published version is served. */
  failure: string | null;
  refusals: Refusals;
  closing: AbortSignal;
  log: DatasetLog;
};

const LOOK_MILLISECONDS = 1000;

/**
 * Serves the version that `current.json` names. The first is opened at once, and read through soon after. A later one is read
 * through in a thread, opened and served; the one before is closed when its last answer is out. A damaged version is refused, or
 * replaced by the one before it, until its file changes or some time has passed. Each failure is logged once.
 */
export function serveCurrentDataset(
  dataDir: string,
  log: DatasetLog,
  /** Milliseconds of a clock that can't be set. */
  now: () => number = () => performance.now(),
): CurrentDataset {
  const closing = new AbortController();
  const refusals = rememberRefusals(now);
  const state: State = { dataDir, served: null, failure: null, refusals, closing: closing.signal, log };
  const { startLooking, check } = oneLookAtATime(state);
  void startLooking();
  const looking = setInterval(startLooking, LOOK_MILLISECONDS).unref();
  return {
    current: () => state.served?.dataset ?? null,
    problem: () => problemOf(state),
    failure: () => state.failure,
    suspect(error, dataset) {
      const { served } = state;
      if (!served || served.dataset !== dataset || !isReadFailure(error)) return;
      if (refusals.reasonOf(served.file) !== null) return;
      served.damage = `reading it failed: ${reasonOf(error)}`;
      served.checkedState = null;
      refusals.add(served.file, served.damage);
      fallBack(state, readOrProblem(dataDir).previous);
      void check();
    },
    check,
    close() {
      closing.abort();
      clearInterval(looking);
      state.served?.dataset.close();
      state.served = null;
    },
  };
}

function oneLookAtATime(state: State) {
  let looking: Promise<void> | null = null;
  const startLooking = () => {
    looking ??= look(state)
      .catch((error: unknown) => {
        if (!state.closing.aborted) setFailure(state, null, reasonOf(error));
      })
      .finally(() => {
        looking = null;
      });
    return looking;
  };
  const check = async () => {
    if (looking) await looking;
    if (!state.closing.aborted) await startLooking();
  };
  return { startLooking, check };
}

function problemOf({ served, failure }: State): string | null {
  if (served) return null;
  return failure === null
    ? 'No dataset has been published yet.'
    : 'The published dataset cannot be served: the log says why.';
}

/** Serves the published version, or the one before it, and checks whether it's still intact. */
async function look(state: State): Promise<void> {
  const { dataDir, refusals } = state;
  const { published, previous, problem } = readOrProblem(dataDir);
  if (state.served) await watchServed(state, state.served);
  if (published && published.version !== state.served?.file.version && mayOpen(state, published)) {
    try {
      serve(state, published, state.served && (await readThrough(state, published)));
    } catch (error) {
      refuse(state, published, error);
    }
  }
  const isServed = state.served !== null && mayOpen(state, state.served.file);
  if (!isServed && (published || problem !== null)) fallBack(state, previous);
  const refusal = published && refusals.reasonOf(published);
  setFailure(state, published?.version ?? null, problem ?? refusal ?? state.served?.damage ?? null);
}

function readOrProblem(dataDir: string) {
  try {
    const manifest = readPublished(dataDir);
    const published = manifest && { version: manifest.version, path: join(dataDir, manifest.file) };
    return { published, previous: manifest?.previous ?? null, problem: null };
  } catch (error) {
    return { published: null, previous: null, problem: reasonOf(error) };
  }
}

function mayOpen({ refusals }: State, file: DatasetFile): boolean {
  return refusals.reasonOf(file) === null;
}

function setFailure(state: State, version: string | null, fullReason: string | null): void {
  // Anyone may read it at /readyz, so files are named without their folder.
  const reason = fullReason?.replaceAll(join(state.dataDir, '/'), '') ?? null;
  const failure = reason && version ? `${version}: ${reason}` : reason;
  const isNew = failure !== null && failure !== state.failure;
  if (isNew) state.log.error({ version, reason }, 'Dataset refused or damaged');
  state.failure = failure;
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

function refuse({ refusals, closing }: State, file: DatasetFile, error: unknown): void {
  if (!closing.aborted) refusals.add(file, reasonOf(error));
}

/** An answer from the version before may still be on its way. */
const GRACE_MILLISECONDS = 30_000;

/** Opens a version and serves it instead of the one before; `checkedState` if it has been read through. */
function serve(state: State, file: DatasetFile, checkedState: string | null): void {
  state.closing.throwIfAborted();
  const opened = identityOf(file.path);
  const dataset = openDataset(file.path, file.version);
  if (state.served) setTimeout(state.served.dataset.close, GRACE_MILLISECONDS).unref();
  state.served = { dataset, file, opened, checkedState, damage: null };
  const { version, courses } = dataset;
  state.log.info({ version, courses: courses.length }, 'Dataset opened');
}

/** Opens the version before, which is read through afterwards; if there isn't one, what's served stays. */
function fallBack(state: State, previous: string | null): void {
  for (const file of listDatasetFiles(state.dataDir, previous)) {
    if (!mayOpen(state, file)) continue;
    try {
      serve(state, file, null);
      return;
    } catch (error) {
      refuse(state, file, error);
    }
  }
}

const CHECK_THREAD = new URL('check-thread.ts', import.meta.url);

/** What's wrong with a file, as a sentence; throws where that can't be found out. */
function findDamage({ closing }: State, file: DatasetFile): Promise<string | null> {
  return runInThread<string | null>(CHECK_THREAD, file, closing);
}

/** Reads a file through. Gives the state in which it's whole; throws if it's damaged. */
async function readThrough(state: State, file: DatasetFile): Promise<string | null> {
  const identity = identityOf(file.path);
  const damage = await findDamage(state, file);
  if (damage !== null) throw new Error(damage);
  return identity?.state ?? null;
}

const GONE = 'it is gone: the open file is still served, but a restart would not find it';

/** Reads the served file through if it has changed or hasn't been read yet, and refuses it if it's damaged. */
async function watchServed(state: State, served: ServedVersion): Promise<void> {
  const { file } = served;
  const identity = identityOf(file.path);
  if (identity === null) {
    Object.assign(served, { checkedState: null, damage: GONE });
    return;
  }
  if (identity.state === served.checkedState || !mayOpen(state, file)) return;
  let damage: string | null;
  try {
    damage = await findDamage(state, file);
  } catch (error) {
    state.closing.throwIfAborted();
    // It's tried again at the next look.
    served.damage = `it can't be checked: ${reasonOf(error)}`;
    return;
  }
  // It changed while it was read, or reading it has failed meanwhile: looked at again.
  if (state.served !== served || identityOf(file.path)?.state !== identity.state) return;
  if (damage !== null && identity.inode === served.opened?.inode) {
    state.refusals.add(file, damage);
    return;
  }
  const wasTouched = served.damage !== null || identity.state !== served.opened?.state;
  if (damage === null && wasTouched) return serve(state, file, identity.state);
  served.checkedState = identity.state;
  if (damage !== null) served.damage = `${damage}: the file that was opened is still served`;
}
