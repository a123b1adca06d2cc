import { createHash, type Hash } from 'node:crypto';
import {
  closeSync,
  constants,
  fdatasync,
  fstatSync,
  ftruncateSync,
  openSync,
  readSync,
  writeSync,
} from 'node:fs';

/**
 * A file that is being downloaded: what is there already counts, and its hash is kept up with. It blocks its thread,
 * which costs half of what it does through Node's pool of threads.
 */
export type PartialFile = {
  size: () => number;
  append: (bytes: Uint8Array) => void;
  /** Begins anew. */
  empty: () => void;
  /** SHA-256 of what is there, in hex; nothing can be appended after it. */
  sha256: () => string;
  close: () => void;
};

const READ_BYTES = 1 << 20;
/** So much is on its way to the disk at a time; what is left for the end takes no more than a moment. */
const UNSYNCED_BYTES = 32 << 20;

/** Opens what an earlier download left at `path`, or begins there. What is longer than `mostBytes` is thrown away. */
export function openPartialFile(path: string, mostBytes: number): PartialFile {
  const file = openSync(path, constants.O_RDWR | constants.O_CREAT);
  let size = fstatSync(file).size;
  if (size > mostBytes) {
    ftruncateSync(file, 0);
    size = 0;
  }
  let hash = hashOf(file, size);
  const disk = createDiskWriter(file);
  return {
    size: () => size,
    append(bytes) {
      for (let written = 0; written < bytes.length; ) {
        written += writeSync(file, bytes, written, bytes.length - written, size + written);
      }
      hash.update(bytes);
      size += bytes.length;
      disk.keepUpWith(size);
    },
    empty() {
      ftruncateSync(file, 0);
      size = 0;
      hash = createHash('sha256');
    },
    sha256: () => hash.digest('hex'),
    close: disk.close,
  };
}

function hashOf(file: number, size: number): Hash {
  const hash = createHash('sha256');
  const buffer = Buffer.alloc(Math.min(size, READ_BYTES));
  for (let position = 0; position < size; ) {
    const bytesRead = readSync(file, buffer, 0, buffer.length, position);
    if (bytesRead === 0) break;
    hash.update(buffer.subarray(0, bytesRead));
    position += bytesRead;
  }
  return hash;
}

/** Has the disk write while more is downloaded, so that nobody waits for all of it at the end. */
function createDiskWriter(file: number) {
  let synced = 0;
  let isSyncing = false;
  let isClosing = false;
  return {
    keepUpWith(size: number) {
      if (isSyncing || Math.abs(size - synced) < UNSYNCED_BYTES) return;
      synced = size;
      isSyncing = true;
      // A failure shows again when the finished file is synced.
      fdatasync(file, () => {
        isSyncing = false;
        if (isClosing) closeSync(file);
      });
    },
    /** Closes the file, once nothing is under way. */
    close() {
      isClosing = true;
      if (!isSyncing) closeSync(file);
    },
  };
}
