import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { SourceError } from '../../errors.ts';

export type DownloadOptions = {
  cacheFolder: string;
  onProgress: (progress: { task: string; done: number | null; total: number | null }) => void;
};

/** What marks the state of the file at the address, kept beside the copy. */
type Validators = { etag: string | null; lastModified: string | null };

/** Bytes between two reports of progress. */
const reportEvery = 1 << 20;

/**
 * Downloads an extract into the cache folder and gives the path of the copy. A copy that is still current is
 * used again, a broken-off download goes on where it stopped (RFC 9110 §13.1.5, If-Range), and the bytes are
 * compared with the address + '.md5' where there is such a file. Throws a SourceError that says why it failed.
 */
export async function downloadExtract(url: URL, options: DownloadOptions): Promise<string> {
  const folder = join(options.cacheFolder, createHash('sha256').update(url.href).digest('hex').slice(0, 12));
  await mkdir(folder, { recursive: true });
  const copy = join(folder, basename(url.pathname) || 'extract.osm.pbf');
  try {
    await fetchCopy(url, copy, options);
  } catch (error) {
    if (error instanceof SourceError) throw error;
    throw new SourceError(downloadFailure(url, error));
  }
  return copy;
}

async function fetchCopy(url: URL, copy: string, options: DownloadOptions): Promise<void> {
  const part = `${copy}.part`;
  const known = await readValidators(`${copy}.json`);
  const started = await readValidators(`${part}.json`);
  const hasCopy = await sizeOf(copy);
  const from = started ? await sizeOf(part) : 0;
  const response = await fetch(url, {
    headers: hasCopy && known ? ifChanged(known) : from ? ifRange(started, from) : {},
  });
  if (response.status === 304) return;
  if (response.status === 416 && from > 0) {
    await response.body?.cancel();
    await rm(part, { force: true });
    return fetchCopy(url, copy, options);
  }
  if (!response.ok || !response.body) {
    throw new SourceError(`${url.href} could not be downloaded: the server answered ${response.status}`);
  }
  const validators = {
    etag: response.headers.get('etag'),
    lastModified: response.headers.get('last-modified'),
  };
  const resumed = response.status === 206 ? from : 0;
  await writeFile(`${part}.json`, JSON.stringify(validators));
  await pipeline(
    response.body,
    reportProgress(url, response, resumed, options),
    createWriteStream(part, { flags: resumed ? 'a' : 'w' }),
  );
  await checkDigest(url, part);
  await rename(part, copy);
  await rename(`${part}.json`, `${copy}.json`);
}

function ifChanged({ etag, lastModified }: Validators): Record<string, string> {
  if (etag) return { 'if-none-match': etag };
  return lastModified ? { 'if-modified-since': lastModified } : {};
}

/** A weak ETag does not promise equal bytes (RFC 9110 §8.8.1): without a strong one the download starts anew. */
function ifRange(validators: Validators | null, from: number): Record<string, string> {
  const { etag, lastModified } = validators ?? { etag: null, lastModified: null };
  const validator = etag && !etag.startsWith('W/') ? etag : lastModified;
  return validator ? { range: `bytes=${from}-`, 'if-range': validator } : {};
}

function reportProgress(url: URL, response: Response, resumed: number, { onProgress }: DownloadOptions) {
  const length = Number(response.headers.get('content-length') ?? Number.NaN);
  const total =
    Number.isFinite(length) && !response.headers.get('content-encoding') ? resumed + length : null;
  return async function* (chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
    let done = resumed;
    let reported = done;
    for await (const chunk of chunks) {
      done += chunk.length;
      if (done - reported >= reportEvery || done === total) {
        onProgress({ task: `Downloading ${url.href}`, done, total });
        reported = done;
      }
      yield chunk;
    }
  };
}

/** A damaged download is thrown away, so that the next attempt starts anew. */
async function checkDigest(url: URL, part: string): Promise<void> {
  const address = new URL(url);
  address.pathname += '.md5';
  const response = await fetch(address);
  const expected = response.ok
    ? /^[0-9a-f]{32}\b/i.exec(await response.text())?.[0].toLowerCase()
    : undefined;
  if (!expected) return;
  const hash = createHash('md5');
  await pipeline(createReadStream(part), hash);
  if (hash.digest('hex') === expected) return;
  await Promise.all([rm(part), rm(`${part}.json`)]);
  throw new SourceError(
    `${url.href} arrived damaged: it does not have the digest that ${address.href} names; try again`,
  );
}

async function readValidators(path: string): Promise<Validators | null> {
  const text = await readFile(path, 'utf8').catch(() => null);
  if (text === null) return null;
  try {
    const { etag, lastModified } = JSON.parse(text) as Partial<Validators>;
    return { etag: etag ?? null, lastModified: lastModified ?? null };
  } catch {
    // Cut short by a crash: as good as none.
    return null;
  }
}

async function sizeOf(path: string): Promise<number> {
  return (await stat(path).catch(() => null))?.size ?? 0;
}

function downloadFailure(url: URL, error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  const reason = cause instanceof Error ? cause.message : String(cause);
  if (/ENOSPC/.test(reason)) return `The disk is full: there is no room for ${url.href}`;
  return `${url.href} could not be downloaded: ${reason}; run the same command again to go on where it stopped`;
}
