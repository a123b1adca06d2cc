import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { tryLockDataDir } from '#lib/dataset-file/data-dir-lock.ts';
import { datasetFileName, removeOldVersions } from '#lib/dataset-file/dataset-version.ts';
import { syncToDisk } from '#lib/dataset-file/durable-file.ts';
import { type DatasetManifest, readManifest, writeManifest } from '#lib/dataset-file/manifest.ts';
import { DownloadFailed } from '#lib/download-file/download-file.ts';
import { checkDatasetFile, identityOf } from '../store/dataset-files.ts';
import { runInThread } from '../store/in-thread.ts';
import type { Download } from './download-dataset.ts';
import { fetchManifest, manifestAddress, type Validators } from './fetch-manifest.ts';

export type FollowedUrl = {
  datasetUrl: string;
  dataDir: string;
  pollSeconds: number;
  log: {
    info: (details: object, message: string) => void;
    warn: (details: object, message: string) => void;
  };
  /** Another version has arrived in this file, and its SHA-256 is right. */
  onPublished?: (path: string) => void;
  /** The local file may have to be fetched again. */
  isDamaged?: () => boolean;
  random?: () => number;
  limits?: Partial<DownloadLimits>;
};

export type DownloadLimits = {
  stallMilliseconds: number;
  leastBytesPerSecond: number;
  /** For one attempt; the next resumes where it stopped. */
  deadlineMilliseconds: number;
};

const LIMITS: DownloadLimits = {
  stallMilliseconds: 15_000,
  leastBytesPerSecond: 128 * 1024,
  deadlineMilliseconds: 3_600_000,
};

export type FollowingUrl = {
  /** Whether attempts have failed since the last success. */
  isFailing: () => boolean;
  /**
   * When the published version was last fetched, or found to be here already: milliseconds since 1970, 0
   * for never.
   */
  upToDateAt: () => number;
  close: () => Promise<void>;
};

/** Another process on the same data directory is fetching. */
class DataDirBusy extends Error {}
/** Another version was published while this one was being fetched. */
class Superseded extends Error {}

/** The longest wait between attempts. */
const MOST_SECONDS = 30;

/**
 * Polls a manifest published elsewhere, downloads each new version and publishes it in the data directory,
 * whose follower then switches to it. A file that is wrong, cut short or unavailable is never published: it's
 * logged once and retried after longer and longer waits.
 */
export function followDatasetUrl(followed: FollowedUrl): FollowingUrl {
  const { pollSeconds, log, random = Math.random } = followed;
  const closing = new AbortController();
  const following: Following = { ...followed, closing: closing.signal, known: null, repaired: null };
  let failures = 0;
  let lastReason = '';
  let upToDateAt = 0;
  let timer: NodeJS.Timeout | undefined;

  const look = async () => {
    try {
      following.known = await fetchPublished(following);
      if (failures > 0) log.info({ failures }, 'The published dataset is available again');
      failures = 0;
      lastReason = '';
      upToDateAt = Date.now();
    } catch (error) {
      if (closing.signal.aborted) return;
      // What's here may be of another manifest by now.
      following.known = null;
      if (error instanceof Superseded) {
        failures = 0;
        return;
      }
      const reason = reasonOf(error);
      const isNew = reason !== lastReason;
      lastReason = reason;
      if (error instanceof DataDirBusy) {
        if (isNew) log.info({ reason }, 'Waiting to fetch the published dataset');
        return;
      }
      failures++;
      if (isNew) log.warn({ reason }, 'The published dataset could not be fetched; trying again');
    }
  };
  const goOn = async () => {
    await look();
    if (closing.signal.aborted) return;
    const seconds = Math.min(Math.max(pollSeconds, MOST_SECONDS), pollSeconds * 2 ** failures);
    // Instances started together shouldn't ask together.
    timer = setTimeout(start, seconds * 1000 * (0.8 + 0.4 * random()));
    timer.unref();
  };
  let running = Promise.resolve();
  const start = () => {
    running = goOn();
  };
  mkdirSync(followed.dataDir, { recursive: true });
  start();
  return {
    isFailing: () => failures > 0,
    upToDateAt: () => upToDateAt,
    async close() {
      closing.abort();
      clearTimeout(timer);
      await running;
    },
  };
}

type Following = FollowedUrl & {
  closing: AbortSignal;
  known: Validators | null;
  /** The damaged file that was fetched again: `FileIdentity`. */
  repaired: string | null;
};

async function fetchPublished(following: Following): Promise<Validators | null> {
  const { datasetUrl, dataDir, known, closing } = following;
  const address = manifestAddress(datasetUrl);
  const present = await readManifest(dataDir).catch(() => null);
  const isToRepair = present !== null && isNewlyDamaged(following, join(dataDir, present.file));
  const fetched = await fetchManifest(address, isToRepair ? null : known, closing);
  if (!fetched) return known;
  const { unsynced: _ofItsHost, ...manifest } = fetched.manifest;
  checkNames(manifest);
  if (present?.version === manifest.version && !present.unsynced && !isToRepair) return fetched.validators;
  const unlock = tryLockDataDir(dataDir, 'fetch');
  if (!unlock) throw new DataDirBusy(`Another process is fetching into ${dataDir}`);
  try {
    await fetchFile(following, address, manifest);
  } finally {
    unlock();
  }
  return fetched.validators;
}

/** Whether the file looks damaged and hasn't been fetched again yet, as it is now. */
function isNewlyDamaged(following: Following, path: string): boolean {
  if (!following.isDamaged?.()) return false;
  const state = identityOf(path)?.state ?? 'gone';
  if (state === following.repaired) return false;
  following.repaired = state;
  return true;
}

const DOWNLOAD_THREAD = new URL('download-thread.ts', import.meta.url);

async function fetchFile(following: Following, address: URL, manifest: DatasetManifest): Promise<void> {
  const { dataDir, log, onPublished } = following;
  const started = performance.now();
  await download(following, address, manifest);
  const path = join(dataDir, manifest.file);
  checkDatasetFile({ path, size: manifest.size });
  // Served at once, without waiting for the disk: at 150 MB a second that takes a few more seconds.
  await publish(following, async () => writeManifest(dataDir, { ...manifest, unsynced: true }));
  onPublished?.(path);
  const seconds = Math.round(performance.now() - started) / 1000;
  log.info({ version: manifest.version, bytes: manifest.size, seconds }, 'Dataset fetched');
  await syncToDisk(path);
  await publish(following, async () => {
    // Someone may have rolled back meanwhile.
    if ((await readManifest(dataDir))?.version !== manifest.version) return;
    await writeManifest(dataDir, manifest);
    await removeOldVersions(dataDir, manifest);
  });
}

/** Gives up when another version is published there. */
async function download(following: Following, address: URL, manifest: DatasetManifest): Promise<void> {
  const { dataDir, closing, limits } = following;
  const { deadlineMilliseconds, ...speed } = { ...LIMITS, ...limits };
  const superseded = new AbortController();
  const ended = new AbortController();
  const deadline = AbortSignal.timeout(deadlineMilliseconds);
  const file: Download = { address: String(new URL(manifest.file, address)), manifest, dataDir, ...speed };
  const watching = watchManifest(following, manifest.version, AbortSignal.any([closing, ended.signal]), () =>
    superseded.abort(new Superseded()),
  );
  try {
    await runInThread<void>(DOWNLOAD_THREAD, file, AbortSignal.any([closing, superseded.signal, deadline]));
  } catch (error) {
    if (!deadline.aborted || superseded.signal.aborted || closing.aborted) throw error;
    throw new DownloadFailed(`${file.address} took longer than ${deadlineMilliseconds / 1000} s`);
  } finally {
    ended.abort();
    await watching;
  }
}

/** Until `ended`. */
async function watchManifest(
  { datasetUrl, pollSeconds }: Following,
  version: string,
  ended: AbortSignal,
  onOther: () => void,
): Promise<void> {
  let known: Validators | null = null;
  while (!ended.aborted) {
    try {
      await delay(pollSeconds * 1000, undefined, { signal: ended });
      const fetched = await fetchManifest(manifestAddress(datasetUrl), known, ended);
      if (!fetched) continue;
      known = fetched.validators;
      if (fetched.manifest.version !== version) onOther();
    } catch {
      // The download shows whether the host is working.
    }
  }
}

const LOCK_POLL_MILLISECONDS = 100;

/** Under the lock of builds and rollbacks, which is never held while waiting for the network. */
async function publish({ dataDir, closing }: Following, write: () => Promise<void>): Promise<void> {
  for (;;) {
    const unlock = tryLockDataDir(dataDir);
    if (!unlock) {
      await delay(LOCK_POLL_MILLISECONDS, undefined, { signal: closing });
      continue;
    }
    try {
      return await write();
    } finally {
      unlock();
    }
  }
}

/** Throws DownloadFailed unless version, file name and hash agree. */
function checkNames({ version, file, sha256 }: DatasetManifest): void {
  if (file !== datasetFileName(version) || !sha256.startsWith(version)) {
    throw new DownloadFailed(
      `The manifest's version ${version}, file ${file} and SHA-256 don't belong together`,
    );
  }
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? `${error.message}: ${error.cause.message}` : error.message;
}
