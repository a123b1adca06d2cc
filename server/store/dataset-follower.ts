import { readFileSync, watch } from 'node:fs';
import { join } from 'node:path';
import { sha256OfFile } from '#lib/dataset-file/durable-file.ts';
import { DatasetManifest, MANIFEST_FILE } from '#lib/dataset-file/manifest.ts';
import { checkDatasetFile, DatasetRefused, type FileGuard, guardDatasetFile } from './guard-dataset-file.ts';
import { type Dataset, openDataset, openDatasetInSteps } from './open-dataset.ts';
import { doStepwise } from './stepwise.ts';

export type FollowerLog = {
  info: (details: object, message: string) => void;
  error: (details: object, message: string) => void;
};

/** A dataset that stays open until it's released, even if a newer one is published. */
export type Pin = { dataset: Dataset; release: () => void };

export type DatasetFollower = {
  current: () => Dataset | null;
  /** For work that takes a while; null before a dataset has been published. */
  pin: () => Pin | null;
  /** In a sentence for callers; null while there is a dataset. */
  problem: () => string | null;
  /** What's wrong with the published file or the one being served, for operators. */
  failure: () => string | null;
  /** Checks the file being served from end to end. */
  verify: () => Promise<void>;
  /** Looks at the manifest now; resolves when a new version is served or refused. */
  check: () => Promise<void>;
  close: () => void;
};

/** In case the file system doesn't report a change. */
const POLL_MILLISECONDS = 1000;

const VERIFY_MILLISECONDS = 3_600_000;

type Held = { dataset: Dataset; guard: FileGuard; pins: number; isReplaced: boolean };

/**
 * Follows `current.json` in the data directory: opens and checks the version it names, and closes the former
 * one when its last request has ended. The first is opened at once, later ones in steps while the former is
 * served; they take over two seconds after a publish. A file that can't be served is refused with one log
 * line, and the former stays. A file that is damaged or lost while served is opened again once the right
 * bytes are back.
 */
export function followDataset(dataDir: string, log: FollowerLog): DatasetFollower {
  let held: Held | null = null;
  const foundAtStart = readManifestText(dataDir);
  let servedManifest = '';
  let lastRefusal = '';
  let opening: Promise<void> | null = null;
  let isClosed = false;

  const open = async (text: string, isAgain: boolean) => {
    const { version, path, size, sha256, unsynced } = fileOfManifest(dataDir, text);
    if (version === held?.dataset.version && !isAgain) return;
    checkDatasetFile(path, size);
    if (unsynced && text === foundAtStart) await checkArrived(path, sha256);
    const onRestored = async () => {
      await opening;
      if (held?.guard === guard) await attempt(text, true);
    };
    const guard = guardDatasetFile({ path, sha256 }, { log, onRestored });
    const dataset = held ? await openBeside(path, version) : openDataset(path, version);
    if (isClosed) return dataset.close();
    const former = held;
    held = { dataset, guard, pins: 0, isReplaced: false };
    if (former) retire(former);
    log.info({ version, courses: dataset.courses.length }, 'Dataset opened');
  };
  const openOrRefuse = async (text: string, isAgain: boolean) => {
    try {
      await open(text, isAgain);
      servedManifest = text;
      lastRefusal = '';
    } catch (error) {
      // The file may still be on its way: look again every second, but report it once.
      const reason = error instanceof Error ? error.message : String(error);
      if (reason !== lastRefusal) log.error({ reason }, 'Dataset refused');
      lastRefusal = reason;
    }
  };
  const ended = () => {
    opening = null;
  };
  const attempt = (text: string, isAgain: boolean) =>
    (opening ??= openOrRefuse(text, isAgain).finally(ended));
  const check = async () => {
    if (opening) await opening;
    const text = readManifestText(dataDir);
    if (text !== null && text !== servedManifest) await attempt(text, false);
    else held?.guard.look();
  };
  const verify = async () => held?.guard.verify();

  void check();
  const stop = watchDirectory(dataDir, check);
  const scrub = setInterval(verify, VERIFY_MILLISECONDS).unref();
  return {
    current: () => held?.dataset ?? null,
    pin: () => (held ? pin(held) : null),
    problem: () => (held ? null : problemWithout(lastRefusal)),
    failure: () => (lastRefusal === '' ? (held?.guard.damage() ?? null) : lastRefusal),
    verify,
    check,
    close() {
      isClosed = true;
      stop();
      clearInterval(scrub);
      held?.dataset.close();
      held = null;
    },
  };
}

/** Throws DatasetRefused if the machine went down before the file was on the disk. */
async function checkArrived(path: string, sha256: string): Promise<void> {
  if ((await sha256OfFile(path)) !== sha256) {
    throw new DatasetRefused(
      `${path} is incomplete: the machine went down before all of it reached the disk`,
    );
  }
}

function problemWithout(refusal: string): string {
  return refusal === ''
    ? 'No dataset has been published yet.'
    : 'The published dataset can not be served: the log says why.';
}

async function openBeside(path: string, version: string): Promise<Dataset> {
  const steps = doStepwise(openDatasetInSteps(path, version));
  await steps.ended;
  const dataset = steps.finish();
  await dataset.wordsRead;
  return dataset;
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

/** A page may still be rendering after its caller has gone. */
const GRACE_MILLISECONDS = 30_000;

function closeLater(dataset: Dataset): void {
  setTimeout(dataset.close, GRACE_MILLISECONDS).unref();
}

function readManifestText(dataDir: string): string | null {
  try {
    return readFileSync(join(dataDir, MANIFEST_FILE), 'utf8');
  } catch {
    return null;
  }
}

function fileOfManifest(dataDir: string, text: string): DatasetManifest & { path: string } {
  const manifest = DatasetManifest.safeParse(parseJson(text));
  if (!manifest.success) throw new DatasetRefused(`${MANIFEST_FILE} is not a dataset manifest`);
  return { ...manifest.data, path: join(dataDir, manifest.data.file) };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
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
