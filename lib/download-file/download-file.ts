import { createHash, type Hash } from 'node:crypto';
import { closeSync, constants, fstatSync, ftruncateSync, openSync, readSync, writeSync } from 'node:fs';

/** The message is a sentence that says why. */
export class DownloadFailed extends Error {
  override name = 'DownloadFailed';
}

/** A file being downloaded. Bytes of an earlier attempt count, and are in the hash. Writing blocks the thread. */
export type PartialFile = {
  size: () => number;
  append: (bytes: Uint8Array) => void;
  empty: () => void;
  /** The digest of all bytes, in hex. Nothing can be appended afterwards. */
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
  /** It fails when nothing arrives for this long; that may take twice as long to notice. */
  stallMilliseconds: number;
  /** It fails when less than this arrives in a stretch of `stallMilliseconds`. */
  leastBytesPerSecond?: number;
  /** Called before the body is read. */
  onHeaders?: (headers: Headers) => void;
  onBytes?: (done: number) => void;
};

/**
 * Downloads the rest of a file, or all of it if the server ignores the range (RFC 9110, section 14). False if
 * a conditional request found nothing newer (304). Throws DownloadFailed, or what the network and the disk
 * throw; bytes that have arrived stay in the file.
 */
export async function downloadRest(address: URL, options: DownloadOptions): Promise<boolean> {
  const { file, headers, size, onHeaders, onBytes } = options;
  const start = file.size();
  const { signal, stop } = watchSpeed(address, options);
  try {
    // Ranges would be of the compressed bytes.
    const range = { 'accept-encoding': 'identity', ...(start > 0 && { range: `bytes=${start}-` }) };
    const response = await fetch(address, { headers: { ...headers, ...range }, signal });
    if (response.status === 304) return false;
    if (response.status === 416 && start > 0) {
      file.empty();
      return await downloadRest(address, options);
    }
    if (response.status === 200) file.empty();
    else checkRange(response, { start, size, address });
    onHeaders?.(response.headers);
    for await (const chunk of response.body ?? []) {
      if (size !== undefined && file.size() + chunk.length > size) {
        file.empty();
        throw new DownloadFailed(`${address} is longer than the expected ${size} bytes`);
      }
      file.append(chunk);
      onBytes?.(file.size());
    }
  } finally {
    stop();
  }
  if (size !== undefined && file.size() < size) {
    throw new DownloadFailed(`${address} ended after ${file.size()} of ${size} bytes`);
  }
  return true;
}

/** The signal is aborted when too little arrives, and when `stop` is called, which lets the connection go. */
function watchSpeed(address: URL, { file, stallMilliseconds, leastBytesPerSecond = 0 }: DownloadOptions) {
  const stopping = new AbortController();
  const least = (leastBytesPerSecond * stallMilliseconds) / 1000;
  let before = file.size();
  const timer = setInterval(() => {
    const arrived = file.size() - before;
    before = file.size();
    if (arrived <= 0) stopping.abort(new DownloadFailed(`${address} has stopped sending`));
    else if (arrived < least) {
      stopping.abort(new DownloadFailed(`${address} sends less than ${leastBytesPerSecond} bytes a second`));
    }
  }, stallMilliseconds);
  return {
    signal: stopping.signal,
    stop() {
      clearInterval(timer);
      stopping.abort();
    },
  };
}

function checkRange(
  { status, headers }: Response,
  { start, size, address }: { start: number; size: number | undefined; address: URL },
): void {
  const range = headers.get('content-range');
  const isExpected =
    size === undefined
      ? range === null || range.startsWith(`bytes ${start}-`)
      : range === `bytes ${start}-${size - 1}/${size}`;
  if (status === 206 && isExpected) return;
  throw new DownloadFailed(
    status === 206
      ? `${address} sent the range ${range} when asked for the bytes from ${start}${size === undefined ? '' : ` of ${size}`}`
      : `the server answered ${status}`,
  );
}
