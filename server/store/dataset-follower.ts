import { watch } from 'node:fs';
import { MANIFEST_FILE } from '#lib/dataset-file/manifest.ts';
import { identityOf } from './dataset-files.ts';
import { type Pin, pin } from './held-dataset.ts';
import type { Dataset } from './open-dataset.ts';
import { isReadFailure } from './read-dataset-file.ts';
import { rememberRefusals } from './refusals.ts';
import { look, reasonOf, type ServedVersions } from './serve-versions.ts';

export type FollowerLog = {
  info: (details: object, message: string) => void;
  error: (details: object, message: string) => void;
};

export type DatasetFollower = {
  current: () => Dataset | null;
  /** For work that takes a while; null before a dataset has been published. */
  pin: () => Pin | null;
  /** A sentence for callers; null while there is a dataset, warmed up. */
  problem: () => string | null;
  /** What's wrong with the published file or the one being served, for operators. */
  failure: () => string | null;
  /** Answering from `dataset` failed. If that's because its file can't be read, the version before is served. */
  suspect: (error: unknown, dataset: Dataset | null) => void;
  /** A published file has arrived, and its SHA-256 was compared on the way. */
  arrived: (path: string) => void;
  /** Reads the file being served from end to end. */
  verify: () => Promise<void>;
  /** Looks at the data directory now; resolves when the published version is served or refused. */
  check: () => Promise<void>;
  close: () => void;
};

export type FollowerOptions = {
  /**
   * Prepares what a first request would otherwise wait for, in steps. A version for which it throws is
   * refused.
   */
  warm?: (dataset: Dataset) => Generator<void, void, void>;
  /** Renders pages of the first version. Until it's done, `problem` says that the server isn't ready. */
  warmPages?: (dataset: Dataset) => Promise<void>;
  /** Milliseconds of a clock that can't be set. */
  now?: () => number;
};

/** In case the file system doesn't report a change. */
const POLL_MILLISECONDS = 1000;
const VERIFY_MILLISECONDS = 3_600_000;

/**
 * Serves the version that `current.json` names. The first is opened at once, and read through soon after.
 * A later one is read through, opened in steps and warmed up while the previous one is served. A damaged
 * version is refused, or replaced by the one before it, until its file changes. Each failure is logged
 * once.
 */
export function followDataset(
  dataDir: string,
  log: FollowerLog,
  { warm = function* () {}, warmPages = async () => {}, now = () => performance.now() }: FollowerOptions = {},
): DatasetFollower {
  const closing = new AbortController();
  const versions: ServedVersions = {
    dataDir,
    held: null,
    failure: null,
    isStarting: true,
    refusals: rememberRefusals(now),
    arrived: null,
    warm,
    warmPages,
    pages: 'cold',
    closing: closing.signal,
    onOpened: ({ version, courses }) => log.info({ version, courses: courses.length }, 'Dataset opened'),
    ...reportOnce(log),
  };
  const { check, startLooking } = oneAtATime(versions);
  const verify = async () => {
    if (versions.held) versions.held.isChecked = false;
    await check();
  };
  void startLooking();
  const stop = watchDirectory(dataDir, startLooking);
  const scrub = setInterval(verify, VERIFY_MILLISECONDS).unref();
  return {
    current: () => versions.held?.dataset ?? null,
    pin: () => (versions.held ? pin(versions.held) : null),
    problem: () => problemOf(versions),
    failure: () => versions.failure,
    suspect(error, dataset) {
      const { held, refusals } = versions;
      if (!held || held.dataset !== dataset || held.failedToRead !== null || !isReadFailure(error)) return;
      if (refusals.reasonOf(held.file) !== null) return;
      held.failedToRead = `reading it failed: ${reasonOf(error)}`;
      held.readFailure.resolve(held.failedToRead);
      void check();
    },
    arrived(path) {
      versions.arrived = identityOf(path)?.state ?? null;
      void check();
    },
    verify,
    check,
    close() {
      closing.abort();
      stop();
      clearInterval(scrub);
      versions.held?.dataset.close();
      versions.held = null;
    },
  };
}

const messages = { refused: 'Dataset refused', damaged: 'Dataset file damaged: publish it again' };

/** For each version, until it works. */
function reportOnce(log: FollowerLog): Pick<ServedVersions, 'onFailure' | 'onWell'> {
  const reported = new Set<string>();
  return {
    onFailure(what, version, reason) {
      const key = version ?? reason;
      if (!reported.has(key)) log.error({ version, reason }, messages[what]);
      reported.add(key);
    },
    onWell: () => reported.clear(),
  };
}

function oneAtATime(versions: ServedVersions) {
  let looking: Promise<void> | null = null;
  const startLooking = () => {
    looking ??= look(versions)
      .catch((error: unknown) => {
        if (!versions.closing.aborted) versions.onFailure('refused', null, reasonOf(error));
      })
      .finally(() => {
        looking = null;
      });
    return looking;
  };
  const check = async () => {
    if (looking) await looking;
    if (!versions.closing.aborted) await startLooking();
  };
  return { startLooking, check };
}

function problemOf({ held, pages, failure }: ServedVersions): string | null {
  if (held) return held.isWarm && pages === 'warm' ? null : 'This server is still warming up.';
  return failure === null
    ? 'No dataset has been published yet.'
    : 'The published dataset cannot be served: the log says why.';
}

function watchDirectory(dataDir: string, onChange: () => Promise<void>): () => void {
  const poll = setInterval(onChange, POLL_MILLISECONDS);
  poll.unref();
  let watcher: ReturnType<typeof watch> | null = null;
  try {
    watcher = watch(dataDir, { persistent: false }, (_, name) => {
      if (name === MANIFEST_FILE) void onChange();
    });
    watcher.on('error', () => watcher?.close());
  } catch {
    // The directory doesn't exist yet: the timer will find the manifest.
  }
  return () => {
    clearInterval(poll);
    watcher?.close();
  };
}
