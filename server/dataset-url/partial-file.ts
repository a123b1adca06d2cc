import { createHash, type Hash } from 'node:crypto';
import { constants } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';

/** A file that is being downloaded: what is there already counts, and its hash is kept up with. */
export type PartialFile = {
  size: () => number;
  append: (bytes: Uint8Array) => Promise<void>;
  /** Begins anew. */
  empty: () => Promise<void>;
  /** SHA-256 of what is there, in hex; nothing can be appended after it. */
  sha256: () => string;
  close: () => Promise<void>;
};

const READ_BYTES = 1 << 20;

/** Opens what an earlier download left at `path`, or begins there. What is longer than `mostBytes` is thrown away. */
export async function openPartialFile(path: string, mostBytes: number): Promise<PartialFile> {
  const handle = await open(path, constants.O_RDWR | constants.O_CREAT);
  let size = (await handle.stat()).size;
  if (size > mostBytes) {
    await handle.truncate(0);
    size = 0;
  }
  let hash = await hashOf(handle, size);
  return {
    size: () => size,
    async append(bytes) {
      let written = 0;
      while (written < bytes.length) {
        const { bytesWritten } = await handle.write(bytes, written, bytes.length - written, size + written);
        written += bytesWritten;
      }
      hash.update(bytes);
      size += bytes.length;
    },
    async empty() {
      await handle.truncate(0);
      size = 0;
      hash = createHash('sha256');
    },
    sha256: () => hash.digest('hex'),
    close: () => handle.close(),
  };
}

async function hashOf(handle: FileHandle, size: number): Promise<Hash> {
  const hash = createHash('sha256');
  const buffer = Buffer.alloc(Math.min(size, READ_BYTES));
  for (let position = 0; position < size; ) {
    const { bytesRead } = await handle.read(buffer, 0, buffer.length, position);
    if (bytesRead === 0) break;
    hash.update(buffer.subarray(0, bytesRead));
    position += bytesRead;
  }
  return hash;
}
