import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { tryLockDataDir } from '#lib/dataset-file/data-dir-lock.ts';
import { datasetFileName, removeOldVersions } from '#lib/dataset-file/dataset-version.ts';
import {
  type DatasetManifest,
  MANIFEST_FILE,
  parseManifest,
  readManifest,
  writeManifest,
} from '#lib/dataset-file/manifest.ts';
import { DownloadFailed } from '#lib/download-file/download-file.ts';
import { checkDatasetFile, identityOf } from '../store/dataset-files.ts';
import { runInThread } from '../store/in-thread.ts';
import type { Download } from './download-dataset.ts';

export type FollowedUrl = {
  /** The address of the manifest, or of its folder. */
  datasetUrl: string;
  dataDir: string;
  pollSeconds: number;
  log: {
    info: (details: object, message: string) => void;
    warn: (details: object, message: string) => void;
  };
  /** The local file may have to be fetched again. */
  isDamaged?: () => boolean;
  limits?: Partial<DownloadLimits>;
};

export type DownloadLimits = {
  stallMilliseconds: number;
  leastBytesPerSecond: number;
  /** The longest that one attempt may take; the next resumes where it stopped. */
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

/** Another version was published while this one was being fetched. */
class Superseded extends Error {}

/** The longest wait between attempts. */
const MOST_SECONDS = 30;

/**
 * Polls a manifest published elsewhere, downloads each new version and publishes it in the data directory, where it's then
 * served like one that was built there. A file that is wrong, cut short or unavailable is never published: it's logged once
 * and retried after longer and longer waits.
 */
export function followDatasetUrl(followed: FollowedUrl): FollowingUrl {
  const { pollSeconds, log } = followed;
  const closing = new AbortController();
  const following: Following = { ...followed, closing: closing.signal, repaired: null };
  let failures = 0;
  let lastReason = '';
  let upToDateAt = 0;
  const look = async () => {
    try {
      const isUpToDate = await fetchPublished(following);
      if (failures > 0) log.info({ failures }, 'The published dataset is available again');
      failures = 0;
      lastReason = '';
      if (isUpToDate) upToDateAt = Date.now();
    } catch (error) {
      if (closing.signal.aborted) return;
      const reason = reasonOf(error);
      if (reason !== lastReason) {
        log.warn({ reason }, 'The published dataset could not be fetched; trying again');
      }
      lastReason = reason;
      failures++;
    }
  };
  const goOn = async () => {
    while (!closing.signal.aborted) {
      await look();
      const seconds = Math.min(Math.max(pollSeconds, MOST_SECONDS), pollSeconds * 2 ** failures);
      // Instances started together shouldn't ask together.
      const wait = seconds * 1000 * (0.8 + 0.4 * Math.random());
      await delay(wait, undefined, { signal: closing.signal, ref: false }).catch(() => {});
    }
  };
  mkdirSync(followed.dataDir, { recursive: true });
  const running = goOn();
  return {
    isFailing: () => failures > 0,
    upToDateAt: () => upToDateAt,
    close() {
      closing.abort();
      return running;
    },
  };
}

type Following = FollowedUrl & {
  closing: AbortSignal;
  /** The damaged file that was fetched again: `FileIdentity`. */
  repaired: string | null;
};

/** False if that's left to another process, or to the next look. */
async function fetchPublished(following: Following): Promise<boolean> {
  const { datasetUrl, dataDir, closing } = following;
  const manifest = await fetchManifest(datasetUrl, closing);
  const present = await readManifest(dataDir).catch(() => null);
  const isToRepair = present !== null && isNewlyDamaged(following, join(dataDir, present.file));
  if (present?.version === manifest.version && !isToRepair) return true;
  const unlock = tryLockDataDir(dataDir, 'fetch');
  if (!unlock) return false;
  const started = performance.now();
  try {
    await download(following, manifest);
    await publish(following, manifest);
  } catch (error) {
    if (error instanceof Superseded) return false;
    throw error;
  } finally {
    unlock();
  }
  const seconds = Math.round(performance.now() - started) / 1000;
  following.log.info({ version: manifest.version, bytes: manifest.size, seconds }, 'Dataset fetched');
  return true;
}

const MANIFEST_MILLISECONDS = 5000;
/** A manifest has some 300 bytes. */
const MOST_MANIFEST_BYTES = 64 * 1024;

function manifestAddress(datasetUrl: string): URL {
  if (datasetUrl.endsWith('.json')) return new URL(datasetUrl);
  return new URL(MANIFEST_FILE, datasetUrl.endsWith('/') ? datasetUrl : `${datasetUrl}/`);
}

/** Throws DownloadFailed or DatasetFileError. */
async function fetchManifest(datasetUrl: string, closing: AbortSignal): Promise<DatasetManifest> {
  const address = manifestAddress(datasetUrl);
  const response = await fetch(address, {
    // Caches in between must ask the origin again.
    headers: { 'cache-control': 'no-cache' },
    signal: AbortSignal.any([closing, AbortSignal.timeout(MANIFEST_MILLISECONDS)]),
  });
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of response.body ?? []) {
    chunks.push(chunk);
    length += chunk.length;
    if (length > MOST_MANIFEST_BYTES) throw new DownloadFailed(`${address} is too long for a manifest`);
  }
  if (response.status !== 200) throw new DownloadFailed(`${address} answers ${response.status}`);
  const manifest = parseManifest(Buffer.concat(chunks).toString(), String(address));
  const { version, file, sha256 } = manifest;
  if (file === datasetFileName(version) && sha256.startsWith(version)) return manifest;
  throw new DownloadFailed(
    `The manifest's version ${version}, file ${file} and SHA-256 don't belong together`,
  );
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

/** Throws Superseded when another version is published there meanwhile. */
async function download(following: Following, manifest: DatasetManifest): Promise<void> {
  const { datasetUrl, dataDir, pollSeconds, closing, limits } = following;
  const { deadlineMilliseconds, ...speed } = { ...LIMITS, ...limits };
  const address = String(new URL(manifest.file, manifestAddress(datasetUrl)));
  const file: Download = { address, manifest, dataDir, ...speed };
  const stopping = new AbortController();
  const deadline = setTimeout(() => {
    stopping.abort(new DownloadFailed(`${address} took longer than ${deadlineMilliseconds / 1000} s`));
  }, deadlineMilliseconds);
  const watching = setInterval(async () => {
    // The download shows whether the host is working.
    const newest = await fetchManifest(datasetUrl, closing).catch(() => manifest);
    if (newest.version !== manifest.version) stopping.abort(new Superseded());
  }, pollSeconds * 1000);
  try {
    await runInThread<void>(DOWNLOAD_THREAD, file, AbortSignal.any([closing, stopping.signal]));
  } finally {
    clearTimeout(deadline);
    clearInterval(watching);
  }
}

const LOCK_POLL_MILLISECONDS = 100;

/** Publishes under the lock of builds and rollbacks, which is never held while waiting for the network. */
async function publish({ dataDir, closing }: Following, manifest: DatasetManifest): Promise<void> {
  checkDatasetFile({ path: join(dataDir, manifest.file), size: manifest.size });
  let unlock = tryLockDataDir(dataDir);
  while (!unlock) {
    await delay(LOCK_POLL_MILLISECONDS, undefined, { signal: closing });
    unlock = tryLockDataDir(dataDir);
  }
  try {
    await writeManifest(dataDir, manifest);
    await removeOldVersions(dataDir, manifest);
  } finally {
    unlock();
  }
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? `${error.message}: ${error.cause.message}` : error.message;
}
