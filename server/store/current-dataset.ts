import { DatasetFileError } from '#lib/dataset-file/manifest.ts';
import {
  checkDatasetFile,
  type DatasetFile,
  type FileIdentity,
  identityOf,
  listDatasetFiles,
  type Published,
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
  /** Reads the file being served from end to end. */
  verify: () => Promise<void>;
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
  report: (what: keyof typeof MESSAGES, version: string | null, reason: string) => void;
  closing: AbortSignal;
  log: DatasetLog;
};

const LOOK_MILLISECONDS = 1000;
const VERIFY_MILLISECONDS = 3_600_000;

/**
 * Serves the version that `current.json` names. The first is opened at once, and read through soon after. A later one is read
 * through in a thread, opened and served; the one before is closed when its last answer is out. A damaged version is refused, or
 * replaced by the one before it, until its file changes. Each failure is logged once.
 */
export function serveCurrentDataset(
  dataDir: string,
  log: DatasetLog,
  /** Milliseconds of a clock that can't be set. */
  now: () => number = () => performance.now(),
): CurrentDataset {
  const closing = new AbortController();
  const reported = new Set<string>();
  const state: State = {
    dataDir,
    served: null,
    failure: null,
    refusals: rememberRefusals(now),
    report(what, version, reason) {
      if (!reported.has(version ?? reason)) log.error({ version, reason }, MESSAGES[what]);
      reported.add(version ?? reason);
    },
    closing: closing.signal,
    log,
  };
  const { startLooking, check } = oneLookAtATime(state, reported);
  const verify = async () => {
    if (state.served) state.served.checkedState = null;
    await check();
  };
  void startLooking();
  const looking = setInterval(startLooking, LOOK_MILLISECONDS).unref();
  const verifying = setInterval(verify, VERIFY_MILLISECONDS).unref();
  return {
    current: () => state.served?.dataset ?? null,
    problem: () => problemOf(state),
    failure: () => state.failure,
    suspect(error, dataset) {
      const { served, refusals } = state;
      if (!served || served.dataset !== dataset || !isReadFailure(error)) return;
      if (refusals.reasonOf(served.file) !== null) return;
      const reason = `reading it failed: ${reasonOf(error)}`;
      refusals.addForNow(served.file, reason);
      served.checkedState = null;
      leave(state, served, reason, readOrProblem(dataDir).published?.previous ?? null);
      void check();
    },
    verify,
    check,
    close() {
      closing.abort();
      clearInterval(looking);
      clearInterval(verifying);
      state.served?.dataset.close();
      state.served = null;
    },
  };
}

function oneLookAtATime(state: State, reported: Set<string>) {
  let looking: Promise<void> | null = null;
  const startLooking = () => {
    looking ??= look(state)
      .then(() => {
        if (state.failure === null) reported.clear();
      })
      .catch((error: unknown) => {
        if (!state.closing.aborted) state.report('refused', null, reasonOf(error));
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

const MESSAGES = { refused: 'Dataset refused', damaged: 'Dataset file damaged: publish it again' };

function problemOf({ served, failure }: State): string | null {
  if (served) return null;
  return failure === null
    ? 'No dataset has been published yet.'
    : 'The published dataset cannot be served: the log says why.';
}

/** Serves the published version, or the one before it, and checks whether it's still intact. */
async function look(state: State): Promise<void> {
  const { dataDir, refusals } = state;
  const { published, problem } = readOrProblem(dataDir);
  const previous = published?.previous ?? null;
  if (state.served) await watchServed(state, state.served, previous);
  const wanted = published?.file;
  const isWanted = () => wanted !== undefined && wanted.version !== state.served?.file.version;
  if (wanted && isWanted() && refusals.reasonOf(wanted) === null) {
    try {
      checkDatasetFile(wanted);
      serve(state, wanted, state.served && (await readThrough(state, wanted)));
    } catch (error) {
      refuse(state, wanted, error);
    }
  }
  if (problem !== null) state.report('refused', null, problem);
  if (!state.served && (wanted || problem !== null)) fallBack(state, previous);
  const refusal = wanted && isWanted() ? refusals.reasonOf(wanted) : null;
  state.failure = problem ?? refusal ?? state.served?.damage ?? null;
}

function readOrProblem(dataDir: string): { published: Published | null; problem: string | null } {
  try {
    return { published: readPublished(dataDir), problem: null };
  } catch (error) {
    return { published: null, problem: reasonOf(error) };
  }
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** Permanently if the file is at fault; a lack of descriptors, memory or room passes. */
function refuse({ refusals, closing, report }: State, file: DatasetFile, error: unknown): void {
  if (closing.aborted) return;
  if (error instanceof DatasetFileError) refusals.add(file, error.message);
  else refusals.addForNow(file, reasonOf(error));
  report('refused', file.version, reasonOf(error));
}

/** An answer from the version before may still be on its way. */
const GRACE_MILLISECONDS = 30_000;

/** Opens a version and serves it instead of the one before; `checkedState` if it has been read through. */
function serve(state: State, file: DatasetFile, checkedState: string | null): void {
  state.closing.throwIfAborted();
  const opened = identityOf(file.path);
  checkDatasetFile(file);
  const dataset = openDataset(file.path, file.version);
  if (state.served) setTimeout(state.served.dataset.close, GRACE_MILLISECONDS).unref();
  state.served = { dataset, file, opened, checkedState, damage: null };
  const { version, courses } = dataset;
  state.log.info({ version, courses: courses.length }, 'Dataset opened');
}

/** Opens the version before, which is read through afterwards. False if there isn't one. */
function fallBack(state: State, previous: string | null): boolean {
  for (const file of listDatasetFiles(state.dataDir, previous)) {
    if (file.version === state.served?.file.version || state.refusals.reasonOf(file) !== null) continue;
    try {
      serve(state, file, null);
      return true;
    } catch (error) {
      refuse(state, file, error);
    }
  }
  return false;
}

const CHECK_THREAD = new URL('check-thread.ts', import.meta.url);

/** What's wrong with a file, as a sentence; throws where that can't be found out. */
function findDamage({ closing }: State, file: DatasetFile): Promise<string | null> {
  return runInThread<string | null>(CHECK_THREAD, file, closing);
}

/** Reads a file through. Gives the state in which it's whole; throws DatasetFileError if it's damaged. */
async function readThrough(state: State, file: DatasetFile): Promise<string | null> {
  const identity = identityOf(file.path);
  const damage = await findDamage(state, file);
  if (damage !== null) throw new DatasetFileError(damage);
  return identity?.state ?? null;
}

const GONE = 'it is gone: the open file is still served, but a restart would not find it';

/** Reads the served file through if it has changed or hasn't been read yet, and stops serving it if it's damaged. */
async function watchServed(state: State, served: ServedVersion, previous: string | null): Promise<void> {
  const { file } = served;
  const identity = identityOf(file.path);
  if (identity === null) {
    Object.assign(served, { checkedState: null, damage: GONE });
    state.report('damaged', file.version, GONE);
    return;
  }
  if (identity.state === served.checkedState) return;
  const wasTouched = served.damage !== null || identity.state !== served.opened?.state;
  let damage: string | null;
  try {
    damage = await findDamage(state, file);
  } catch (error) {
    state.closing.throwIfAborted();
    // It's tried again at the next look.
    served.damage = `it can't be checked: ${reasonOf(error)}`;
    state.report('damaged', file.version, served.damage);
    return;
  }
  // It changed while it was read, or reading it has failed meanwhile: looked at again.
  if (identityOf(file.path)?.state !== identity.state || state.served !== served) return;
  served.checkedState = identity.state;
  if (damage !== null && identity.inode === served.opened?.inode) {
    state.refusals.add(file, damage);
    return leave(state, served, damage, previous);
  }
  if (damage !== null) {
    served.damage = `${damage}: the file that was opened is still served`;
    state.report('damaged', file.version, served.damage);
  } else if (wasTouched) serve(state, file, identity.state);
}

/** Serves the version before instead; without one, it's still served. */
function leave(state: State, served: ServedVersion, reason: string, previous: string | null): void {
  state.report('damaged', served.file.version, reason);
  if (!fallBack(state, previous)) served.damage = reason;
}
