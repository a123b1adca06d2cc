import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { tryLockDataDir } from '#lib/dataset-file/data-dir-lock.ts';
import { datasetFileName, removeOldVersions } from '#lib/dataset-file/dataset-version.ts';
import { syncToDisk } from '#lib/dataset-file/durable-file.ts';
import {
  type DatasetManifest,
  MANIFEST_FILE,
  parseManifest,
  readManifest,
  writeManifest,
} from '#lib/dataset-file/manifest.ts';
import { DownloadFailed } from '#lib/download-file/download-file.ts';
import { checkDatasetFile } from '../store/dataset-files.ts';
import { downloadInThread } from './download-in-thread.ts';

export type FollowedUrl = {
  datasetUrl: string;
  dataDir: string;
  pollSeconds: number;
  log: {
    info: (details: object, message: string) => void;
    warn: (details: object, message: string) => void;
  };
  /** Called when another version has arrived. */
  onPublished?: () => void;
  random?: () => number;
  stallMilliseconds?: number;
};

/** Another process on the same data directory is fetching. */
class DataDirBusy extends Error {}

const STALL_MILLISECONDS = 15_000;
/** The longest wait between attempts. */
const MOST_SECONDS = 30;

/**
 * Polls a manifest published elsewhere, downloads each new version and publishes it in the data directory,
 * whose follower then switches to it. A file that is wrong, cut short or unavailable is never published: it's
 * logged once and retried after longer and longer waits.
 */
export function followDatasetUrl(followed: FollowedUrl): { close: () => Promise<void> } {
  const { pollSeconds, log, random = Math.random } = followed;
  const closing = new AbortController();
  let validators: Validators | null = null;
  let failures = 0;
  let lastReason = '';
  let timer: NodeJS.Timeout | undefined;

  const look = async () => {
    try {
      validators = await fetchPublished(followed, validators, closing.signal);
      if (failures > 0) log.info({ failures }, 'The published dataset is available again');
      failures = 0;
      lastReason = '';
    } catch (error) {
      if (closing.signal.aborted) return;
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
    async close() {
      closing.abort();
      clearTimeout(timer);
      await running;
    },
  };
}

async function fetchPublished(
  { datasetUrl, dataDir, log, onPublished, stallMilliseconds = STALL_MILLISECONDS }: FollowedUrl,
  known: Validators | null,
  closing: AbortSignal,
): Promise<Validators | null> {
  const address = manifestAddress(datasetUrl);
  const fetched = await fetchManifest(address, known, closing);
  if (!fetched) return known;
  const { validators } = fetched;
  const { unsynced: _ofItsHost, ...manifest } = fetched.manifest;
  checkNames(manifest);
  const present = await readManifest(dataDir).catch(() => null);
  if (present?.version === manifest.version && !present.unsynced) return validators;
  const unlock = tryLockDataDir(dataDir);
  if (!unlock) throw new DataDirBusy(`Another process is writing to ${dataDir}`);
  try {
    const started = performance.now();
    const fileAddress = String(new URL(manifest.file, address));
    await downloadInThread({ address: fileAddress, manifest, dataDir, stallMilliseconds }, closing);
    const path = join(dataDir, manifest.file);
    checkDatasetFile({ path, size: manifest.size });
    // Served at once: a disk that writes 150 MB a second needs some more seconds.
    await writeManifest(dataDir, { ...manifest, unsynced: true });
    onPublished?.();
    const seconds = Math.round(performance.now() - started) / 1000;
    log.info({ version: manifest.version, bytes: manifest.size, seconds }, 'Dataset fetched');
    await syncToDisk(path);
    await writeManifest(dataDir, manifest);
    await removeOldVersions(dataDir, manifest);
  } finally {
    unlock();
  }
  return validators;
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

/** For conditional requests (RFC 9110, section 13). */
export type Validators = { etag: string | null; lastModified: string | null };

export type FetchedManifest = { manifest: DatasetManifest; validators: Validators };

const TIMEOUT_MILLISECONDS = 5000;
/** A manifest has some 300 bytes. */
const MOST_BYTES = 64 * 1024;

/** `datasetUrl` may be the address of the manifest or of its folder. */
function manifestAddress(datasetUrl: string): URL {
  if (datasetUrl.endsWith('.json')) return new URL(datasetUrl);
  return new URL(MANIFEST_FILE, datasetUrl.endsWith('/') ? datasetUrl : `${datasetUrl}/`);
}

/** Null if it hasn't changed since `known`. Throws DownloadFailed or DatasetFileError. */
async function fetchManifest(
  address: URL,
  known: Validators | null,
  closing: AbortSignal,
): Promise<FetchedManifest | null> {
  const response = await fetch(address, {
    headers: {
      // Caches in between must ask the origin again.
      'cache-control': 'no-cache',
      ...(known?.etag && { 'if-none-match': known.etag }),
      ...(known?.lastModified && { 'if-modified-since': known.lastModified }),
    },
    signal: AbortSignal.any([closing, AbortSignal.timeout(TIMEOUT_MILLISECONDS)]),
  });
  if (response.status === 304) {
    await response.body?.cancel();
    return null;
  }
  if (response.status !== 200) {
    await response.body?.cancel();
    throw new DownloadFailed(`${address} answers ${response.status}`);
  }
  const { headers } = response;
  return {
    manifest: parseManifest(await readText(response, address), String(address)),
    validators: { etag: headers.get('etag'), lastModified: headers.get('last-modified') },
  };
}

async function readText(response: Response, address: URL): Promise<string> {
  let text = '';
  const decoder = new TextDecoder();
  for await (const chunk of response.body ?? []) {
    text += decoder.decode(chunk, { stream: true });
    if (text.length > MOST_BYTES) throw new DownloadFailed(`${address} is too long for a manifest`);
  }
  return text;
}
