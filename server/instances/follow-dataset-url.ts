import { mkdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { tryLockDataDir } from '#lib/dataset-file/data-dir-lock.ts';
import { datasetFileName, openDatasetFile, removeOldVersions } from '#lib/dataset-file/dataset-version.ts';
import {
  type DatasetManifest,
  MANIFEST_FILE,
  parseManifest,
  readManifest,
  writeManifest,
} from '#lib/dataset-file/manifest.ts';
import { DownloadFailed } from '#lib/download-file/download-file.ts';
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

/** The longest wait between attempts. */
const MOST_SECONDS = 30;

/**
 * Polls a manifest published elsewhere, downloads each new version and publishes it in the data directory, where it's then
 * served like one that was built there. A file that is wrong, cut short or unavailable is never published: it's logged once
 * and retried after longer and longer waits.
 */
export function followDatasetUrl(followed: FollowedUrl): FollowingUrl {
  const { dataDir, pollSeconds, log } = followed;
  const closing = new AbortController();
  let failures = 0;
  let lastReason = '';
  let upToDateAt = 0;
  const look = async () => {
    try {
      const isUpToDate = await fetchPublished(followed, closing.signal);
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
  mkdirSync(dataDir, { recursive: true });
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

/** False if that's left to another process, or to the next look. */
async function fetchPublished(followed: FollowedUrl, closing: AbortSignal): Promise<boolean> {
  const { datasetUrl, dataDir } = followed;
  const manifest = await fetchManifest(datasetUrl, closing);
  const present = await readManifest(dataDir).catch(() => null);
  const copy = statSync(join(dataDir, manifest.file), { throwIfNoEntry: false });
  if (present?.version === manifest.version && copy?.size === manifest.size) return true;
  const unlock = tryLockDataDir(dataDir, 'fetch');
  if (!unlock) return false;
  const started = performance.now();
  try {
    await download(followed, manifest, closing);
    const newest = await fetchManifest(datasetUrl, closing);
    if (newest.version !== manifest.version) return false;
    await publish(dataDir, manifest, closing);
  } finally {
    unlock();
  }
  const seconds = Math.round(performance.now() - started) / 1000;
  followed.log.info({ version: manifest.version, bytes: manifest.size, seconds }, 'Dataset fetched');
  return true;
}

const MANIFEST_MILLISECONDS = 5000;
/** A manifest has some 300 characters. */
const LONGEST_MANIFEST = 64 * 1024;

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
  if (response.status !== 200) throw new DownloadFailed(`${address} answers ${response.status}`);
  let text = '';
  for await (const piece of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    text += piece;
    if (text.length > LONGEST_MANIFEST) throw new DownloadFailed(`${address} is too long for a manifest`);
  }
  const manifest = parseManifest(text, String(address));
  const { version, file, sha256 } = manifest;
  if (file === datasetFileName(version) && sha256.startsWith(version)) return manifest;
  throw new DownloadFailed(
    `The manifest's version ${version}, file ${file} and SHA-256 don't belong together`,
  );
}

const DOWNLOAD_THREAD = new URL('download-thread.ts', import.meta.url);

function download(
  { datasetUrl, dataDir, limits }: FollowedUrl,
  manifest: DatasetManifest,
  closing: AbortSignal,
): Promise<void> {
  const { deadlineMilliseconds, ...speed } = { ...LIMITS, ...limits };
  const address = String(new URL(manifest.file, manifestAddress(datasetUrl)));
  const file: Download = { address, manifest, dataDir, ...speed };
  const stopping = AbortSignal.any([closing, AbortSignal.timeout(deadlineMilliseconds)]);
  return runInThread<void>(DOWNLOAD_THREAD, file, stopping);
}

const LOCK_POLL_MILLISECONDS = 100;

/** Publishes under the lock of builds and rollbacks, which is never held while waiting for the network. */
async function publish(dataDir: string, manifest: DatasetManifest, closing: AbortSignal): Promise<void> {
  openDatasetFile(join(dataDir, manifest.file)).close();
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
