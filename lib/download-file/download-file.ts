import { createHash, type Hash } from 'node:crypto';
import { closeSync, constants, fstatSync, ftruncateSync, openSync, readSync, writeSync } from 'node:fs';
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { get as getSecurely } from 'node:https';
import { get } from '../node/http.ts';

/** The message is a sentence that says why. */
export class DownloadFailed extends Error {
  override name = 'DownloadFailed';
}

/**
 * A file being downloaded. Bytes of an earlier attempt count, and are in the hash. Writing blocks the thread,
 * which takes half the time of Node's thread pool.
 */
export type PartialFile = {
  size: () => number;
  append: (bytes: Uint8Array) => void;
  empty: () => void;
  /** In hex, of all bytes. Nothing can be appended afterwards. */
  digest: () => string;
  close: () => void;
};

/** Opens what an earlier download left; emptied if it's longer than `mostBytes`. */
export function openPartialFile(
  path: string,
  algorithm: 'sha256' | 'md5',
  mostBytes = Number.POSITIVE_INFINITY,
): PartialFile {
  const file = openSync(path, constants.O_RDWR | constants.O_CREAT);
  let size = fstatSync(file).size;
  if (size > mostBytes) {
    ftruncateSync(file, 0);
    size = 0;
  }
  let hash = hashOf(file, size, algorithm);
  return {
    size: () => size,
    append(bytes) {
      for (let written = 0; written < bytes.length; ) {
        written += writeSync(file, bytes, written, bytes.length - written, size + written);
      }
      hash.update(bytes);
      size += bytes.length;
    },
    empty() {
      ftruncateSync(file, 0);
      size = 0;
      hash = createHash(algorithm);
    },
    digest: () => hash.digest('hex'),
    close: () => closeSync(file),
  };
}

/** Fits into a core's cache. */
const READ_BYTES = 1 << 18;

function hashOf(file: number, size: number, algorithm: string): Hash {
  const hash = createHash(algorithm);
  const buffer = Buffer.alloc(Math.min(size, READ_BYTES));
  for (let position = 0; position < size; ) {
    const bytesRead = readSync(file, buffer, 0, buffer.length, position);
    if (bytesRead === 0) break;
    hash.update(buffer.subarray(0, bytesRead));
    position += bytesRead;
  }
  return hash;
}

export type DownloadOptions = {
  file: PartialFile;
  headers?: Record<string, string>;
  /** Bytes of the whole file, if known in advance. */
  size?: number;
  /** It fails when nothing arrives for this long. */
  stallMilliseconds: number;
  /** It fails when less than this arrives in a stretch of `stallMilliseconds`. */
  leastBytesPerSecond?: number;
  /** Before the body is read. */
  onHeaders?: (headers: IncomingHttpHeaders) => void;
  onBytes?: (done: number) => void;
};

/**
 * Downloads the rest of a file, or all of it if the server ignores the range (RFC 9110, section 14). False if
 * a conditional request found nothing newer (304). Throws DownloadFailed, or what the network and the disk
 * throw; bytes that have arrived stay in the file.
 */
export async function downloadRest(address: URL, options: DownloadOptions): Promise<boolean> {
  const { file, headers = {}, size, stallMilliseconds, onHeaders, onBytes } = options;
  const start = file.size();
  const asked = {
    ...headers,
    // Ranges would be of the compressed bytes.
    'accept-encoding': 'identity',
    ...(start > 0 && { range: `bytes=${start}-` }),
  };
  const response = await openResponse(address, asked, stallMilliseconds);
  const { statusCode: status } = response;
  if (status === 304) {
    response.destroy();
    return false;
  }
  if (status === 416 && start > 0) {
    response.destroy();
    file.empty();
    return downloadRest(address, options);
  }
  if (status === 200) file.empty();
  else checkRange(response, { start, size, address });
  onHeaders?.(response.headers);
  const stopWatching = watchSpeed(response, address, options);
  try {
    for await (const chunk of response as AsyncIterable<Buffer>) {
      if (size !== undefined && file.size() + chunk.length > size) {
        file.empty();
        throw new DownloadFailed(`${address} is longer than the expected ${size} bytes`);
      }
      file.append(chunk);
      onBytes?.(file.size());
    }
  } finally {
    stopWatching();
  }
  if (size !== undefined && file.size() < size) {
    throw new DownloadFailed(`${address} ended after ${file.size()} of ${size} bytes`);
  }
  return true;
}

function watchSpeed(
  response: IncomingMessage,
  address: URL,
  { file, stallMilliseconds, leastBytesPerSecond = 0 }: DownloadOptions,
): () => void {
  if (leastBytesPerSecond === 0) return () => {};
  const least = (leastBytesPerSecond * stallMilliseconds) / 1000;
  let before = file.size();
  const timer = setInterval(() => {
    if (file.size() - before < least) {
      response.destroy(
        new DownloadFailed(`${address} sends less than ${leastBytesPerSecond} bytes a second`),
      );
    }
    before = file.size();
  }, stallMilliseconds);
  return () => clearInterval(timer);
}

function checkRange(
  response: IncomingMessage,
  { start, size, address }: { start: number; size: number | undefined; address: URL },
): void {
  const { statusCode: status, headers } = response;
  const range = headers['content-range'];
  const isExpected =
    size === undefined
      ? range === undefined || range.startsWith(`bytes ${start}-`)
      : range === `bytes ${start}-${size - 1}/${size}`;
  if (status === 206 && isExpected) return;
  response.destroy();
  throw new DownloadFailed(
    status === 206
      ? `${address} sent the range ${range} when asked for the bytes from ${start}${size === undefined ? '' : ` of ${size}`}`
      : `the server answered ${status}`,
  );
}

/** Browsers follow 20 (Fetch standard, section 4.4); a file store needs one or two. */
const MOST_REDIRECTS = 5;

/**
 * Follows redirects; the body is still to be read. Throws DownloadFailed if nothing arrives for
 * `stallMilliseconds`, now or later. Node's own client: `fetch` takes twice the processor time per byte.
 */
async function openResponse(
  address: URL,
  headers: Record<string, string>,
  stallMilliseconds: number,
): Promise<IncomingMessage> {
  let asked = address;
  for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects++) {
    const response = await ask(asked, headers, stallMilliseconds);
    const { statusCode = 0, headers: answered } = response;
    if (statusCode < 300 || statusCode > 399 || answered.location === undefined) return response;
    response.destroy();
    asked = new URL(answered.location, asked);
  }
  throw new DownloadFailed(`${address} redirects more than ${MOST_REDIRECTS} times`);
}

function ask(address: URL, headers: Record<string, string>, stallMilliseconds: number) {
  return new Promise<IncomingMessage>((resolve, reject) => {
    const request = (address.protocol === 'https:' ? getSecurely : get)(address, { headers, agent: false });
    let answer: IncomingMessage | undefined;
    request.setTimeout(stallMilliseconds, () => {
      const error = new DownloadFailed(`${address} has stopped sending`);
      // Reaches the caller, who waits for the answer or for its body.
      request.destroy(error);
      answer?.destroy(error);
    });
    request.on('error', reject);
    request.on('response', (response) => {
      answer = response;
      resolve(response);
    });
  });
}
