import { readFileSync, watch } from 'node:fs';
import { join } from 'node:path';
import { DatasetManifest, MANIFEST_FILE } from '#lib/dataset-file/manifest.ts';
import { checkDatasetFile } from './check-dataset-file.ts';
import { DatasetRefused } from './dataset-refused.ts';
import { type Dataset, openDataset } from './open-dataset.ts';

/** What the follower says of itself. */
export type FollowerLog = {
  info: (details: object, message: string) => void;
  error: (details: object, message: string) => void;
};

/** A dataset in use: it stays open, though a newer one be published, until it is released. */
export type Pin = { dataset: Dataset; release: () => void };

export type DatasetFollower = {
  /** The dataset being served; null before one has been published. */
  current: () => Dataset | null;
  /** Keeps the present dataset open for work that takes a while; null before one has been published. */
  pin: () => Pin | null;
  /** Why there is no dataset, in a sentence that any caller may read; null while there is one. */
  problem: () => string | null;
  /** Looks at the manifest now: opens what it names if that is new. */
  check: () => void;
  close: () => void;
};

/** How often the manifest is looked at, should the file system fail to tell of its change: milliseconds. */
const POLL_MILLISECONDS = 1000;

type Held = { dataset: Dataset; pins: number; isReplaced: boolean };

/**
 * Follows `current.json` in the data directory: opens and checks the version that it names, switches to it within two
 * seconds of a publish, and closes the former one when the last request that uses it has ended. A file that can't be
 * served is refused with a log line, once; what was served before stays.
 */
export function followDataset(dataDir: string, log: FollowerLog): DatasetFollower {
  let held: Held | null = null;
  let servedManifest = '';
  let lastRefusal = '';

  const check = () => {
    const text = readManifestText(dataDir);
    if (text === null || text === servedManifest) return;
    try {
      const dataset = openFromManifest(dataDir, text, held?.dataset.version ?? null);
      servedManifest = text;
      lastRefusal = '';
      if (!dataset) return;
      const former = held;
      held = { dataset, pins: 0, isReplaced: false };
      if (former) retire(former);
      log.info({ version: dataset.version, courses: dataset.courses.length }, 'Dataset opened');
    } catch (error) {
      // Looked at again every second, as the file may still be on its way; said once.
      const reason = error instanceof Error ? error.message : String(error);
      if (reason !== lastRefusal) log.error({ reason }, 'Dataset refused');
      lastRefusal = reason;
    }
  };

  check();
  const stop = watchDirectory(dataDir, check);
  return {
    current: () => held?.dataset ?? null,
    pin: () => (held ? pin(held) : null),
    problem() {
      if (held) return null;
      return lastRefusal === ''
        ? 'No dataset has been published yet.'
        : 'The published dataset can not be served: the log says why.';
    },
    check,
    close() {
      stop();
      held?.dataset.close();
      held = null;
    },
  };
}

function pin(held: Held): Pin {
  held.pins++;
  let isReleased = false;
  return {
    dataset: held.dataset,
    release() {
      if (isReleased) return;
      isReleased = true;
      held.pins--;
      if (held.isReplaced && held.pins === 0) closeLater(held.dataset);
    },
  };
}

function retire(held: Held): void {
  held.isReplaced = true;
  if (held.pins === 0) closeLater(held.dataset);
}

/** A render may outlive its response for a moment: a caller that hangs up doesn't stop it. */
const GRACE_MILLISECONDS = 30_000;

function closeLater(dataset: Dataset): void {
  setTimeout(dataset.close, GRACE_MILLISECONDS).unref();
}

function readManifestText(dataDir: string): string | null {
  try {
    return readFileSync(join(dataDir, MANIFEST_FILE), 'utf8');
  } catch {
    // Nothing published yet.
    return null;
  }
}

function openFromManifest(dataDir: string, text: string, openVersion: string | null): Dataset | null {
  const manifest = DatasetManifest.safeParse(parseJson(text));
  if (!manifest.success) throw new DatasetRefused(`${MANIFEST_FILE} is not a dataset manifest`);
  const { version, file, size } = manifest.data;
  if (version === openVersion) return null;
  const path = join(dataDir, file);
  checkDatasetFile(path, size);
  return openDataset(path, version);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Calls back when the manifest may have changed; the clock stands in where the file system can't tell. */
function watchDirectory(dataDir: string, onChange: () => void): () => void {
  const poll = setInterval(onChange, POLL_MILLISECONDS);
  poll.unref();
  let watcher: ReturnType<typeof watch> | null = null;
  try {
    watcher = watch(dataDir, { persistent: false }, (_, name) => {
      if (name === MANIFEST_FILE) onChange();
    });
    watcher.on('error', () => watcher?.close());
  } catch {
    // The directory doesn't exist yet: the clock will see the manifest.
  }
  return () => {
    clearInterval(poll);
    watcher?.close();
  };
}
