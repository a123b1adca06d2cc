import { createHash, type Hash } from 'node:crypto';
import { closeSync, constants, fstatSync, ftruncateSync, openSync, readSync, writeSync } from 'node:fs';

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

/** Opens what an earlier download left at `path`, or begins there. What is longer than `mostBytes` is thrown away. */
export function openPartialFile(path: string, mostBytes: number): PartialFile {
  const file = openSync(path, constants.O_RDWR | constants.O_CREAT);
  let size = fstatSync(file).size;
  if (size > mostBytes) {
    ftruncateSync(file, 0);
    size = 0;
  }
  let hash = hashOf(file, size);
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
      hash = createHash('sha256');
    },
    sha256: () => hash.digest('hex'),
    close: () => closeSync(file),
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
