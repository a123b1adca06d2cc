import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { mkdir, readFile, rename, rm, stat, utimes } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { downloadRest, openPartialFile } from '#lib/download-file/download-file.ts';
import { SourceError } from '../../errors.ts';

export type DownloadOptions = {
  cacheFolder: string;
  onProgress: (progress: { task: string; done: number | null; total: number | null }) => void;
};

type Validators = { etag: string | null; lastModified: string | null };
const NO_VALIDATORS: Validators = { etag: null, lastModified: null };

/** Bytes between progress reports. */
const REPORT_EVERY = 1 << 20;

const STALL_MILLISECONDS = 60_000;

/**
 * A current copy is used again, a broken download resumed (RFC 9110 §13.1.5, If-Range), and the bytes
 * compared with the address + '.md5' if there is one. The copy's folder is dated, as in use. Returns the copy's path.
 * Throws SourceError.
 */
export async function downloadExtract(url: URL, options: DownloadOptions): Promise<string> {
  const folder = join(options.cacheFolder, createHash('sha256').update(url.href).digest('hex').slice(0, 12));
  await mkdir(folder, { recursive: true });
  const copy = join(folder, basename(url.pathname) || 'extract.osm.pbf');
  try {
    await fetchCopy(url, copy, options);
    await utimes(folder, new Date(), new Date());
  } catch (error) {
    if (error instanceof SourceError) throw error;
    throw new SourceError(downloadFailure(url, error));
  }
  return copy;
}

async function fetchCopy(url: URL, copy: string, options: DownloadOptions): Promise<void> {
  const part = `${copy}.part`;
  const known = (await hasBytes(copy)) ? await readValidators(`${copy}.json`) : null;
  const validator = strongValidator(await readValidators(`${part}.json`));
  const file = openPartialFile(part, 'md5');
  try {
    if (validator === null) file.empty();
    const isNew = await downloadRest(url, {
      file,
      // A server looks at the copy's validator first, then at the part's (RFC 9110 §13.2.2).
      headers: { ...ifChanged(known), ...ifSame(file.size() > 0 ? validator : null) },
      stallMilliseconds: STALL_MILLISECONDS,
      ...watchDownload(url, part, { resumedAt: file.size, onProgress: options.onProgress }),
    });
    if (!isNew) {
      await removePart(part);
      return;
    }
    await checkDigest(url, part, file.digest());
  } finally {
    file.close();
  }
  await rename(part, copy);
  await rename(`${part}.json`, `${copy}.json`);
}

function ifChanged(validators: Validators | null): Record<string, string> {
  const { etag, lastModified } = validators ?? NO_VALIDATORS;
  if (etag) return { 'if-none-match': etag };
  return lastModified ? { 'if-modified-since': lastModified } : {};
}

function ifSame(validator: string | null): Record<string, string> {
  return validator ? { 'if-range': validator } : {};
}

/**
 * A weak ETag doesn't promise equal bytes (RFC 9110 §8.8.1): without a strong one the download starts again.
 */
function strongValidator(validators: Validators | null): string | null {
  const { etag, lastModified } = validators ?? NO_VALIDATORS;
  return etag && !etag.startsWith('W/') ? etag : lastModified;
}

/** Keeps the validators, so that the download can be resumed, and reports progress. */
function watchDownload(
  url: URL,
  part: string,
  { resumedAt, onProgress }: { resumedAt: () => number; onProgress: DownloadOptions['onProgress'] },
) {
  let total: number | null = null;
  let reported = 0;
  return {
    onHeaders(headers: Headers) {
      const validators = { etag: headers.get('etag'), lastModified: headers.get('last-modified') };
      writeFileSync(`${part}.json`, JSON.stringify(validators));
      const length = Number(headers.get('content-length') ?? Number.NaN);
      reported = resumedAt();
      total = Number.isFinite(length) && !headers.has('content-encoding') ? reported + length : null;
    },
    onBytes(done: number) {
      if (done - reported < REPORT_EVERY && done !== total) return;
      onProgress({ task: `Downloading ${url.href}`, done, total });
      reported = done;
    },
  };
}

/** A damaged download is thrown away, so that the next attempt starts again. */
async function checkDigest(url: URL, part: string, actual: string): Promise<void> {
  const address = new URL(url);
  address.pathname += '.md5';
  const response = await fetch(address);
  const expected = response.ok
    ? /^[0-9a-f]{32}\b/i.exec(await response.text())?.[0].toLowerCase()
    : undefined;
  if (expected === undefined || expected === actual) return;
  await removePart(part);
  throw new SourceError(
    `${url.href} arrived damaged: its digest isn't the one in ${address.href}; try again`,
  );
}

async function removePart(part: string): Promise<void> {
  await rm(part);
  await rm(`${part}.json`, { force: true });
}

async function readValidators(path: string): Promise<Validators | null> {
  const text = await readFile(path, 'utf8').catch(() => null);
  if (text === null) return null;
  try {
    const { etag, lastModified } = JSON.parse(text) as Partial<Validators>;
    return { etag: etag ?? null, lastModified: lastModified ?? null };
  } catch {
    return null;
  }
}

async function hasBytes(path: string): Promise<boolean> {
  return ((await stat(path).catch(() => null))?.size ?? 0) > 0;
}

function downloadFailure(url: URL, error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  const reason = cause instanceof Error ? cause.message : String(cause);
  if (/ENOSPC/.test(reason)) return `The disk is full: there is no room for ${url.href}`;
  return `${url.href} could not be downloaded: ${reason}; run the same command again to continue where it stopped`;
}
