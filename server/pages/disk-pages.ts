import { existsSync, mkdirSync } from 'node:fs';
import { opendir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type BoundedCache, createBoundedCache } from '#lib/cache/bounded-cache.ts';
import type { PageBytes } from './page-store.ts';

/** Every file counts as at least this much, which bounds their number too. */
const LEAST_BYTES = 8 * 1024;

type DiskPagesSettings = {
  folder: string;
  maxBytes: number;
  onFailure: (error: unknown) => void;
};

/** After a failed write, nothing is written for this long. */
const QUIET_MILLISECONDS = 60_000;

type Files = { folder: string; sizes: BoundedCache<number>; outgrown: string[] };

/**
 * Pages on disk outlive the process and are shared by all processes on the folder; the least recently used are dropped
 * first. A folder of any size is read a file at a time, while pages are served from it.
 */
export function createDiskPages({ folder, maxBytes, onFailure }: DiskPagesSettings): PageBytes {
  const outgrown: string[] = [];
  const sizes = createBoundedCache<number>(
    maxBytes,
    (size) => Math.max(size, LEAST_BYTES),
    (name) => outgrown.push(name),
  );
  const files = { folder, sizes, outgrown };
  /** 0 while writes succeed. */
  let failedAt = 0;
  /** Resolves once the files of earlier processes are counted. */
  let counted: Promise<void> | null = null;
  const fail = (error: unknown) => {
    if (failedAt === 0) onFailure(error);
    failedAt = performance.now();
  };

  return {
    async get(name) {
      counted ??= countFiles(files).catch(fail);
      const file = join(folder, name);
      if (!existsSync(file)) return undefined;
      const bytes = await readFile(file).catch(() => undefined);
      if (bytes && sizes.get(name) === undefined) sizes.set(name, bytes.length);
      return bytes;
    },
    async set(name, bytes) {
      counted ??= countFiles(files).catch(fail);
      await counted;
      if (failedAt > 0 && performance.now() - failedAt < QUIET_MILLISECONDS) return;
      try {
        await write(folder, name, bytes);
        failedAt = 0;
        sizes.set(name, bytes.length);
        await removeOutgrown(files);
      } catch (error) {
        fail(error);
      }
    },
  };
}

async function countFiles(files: Files): Promise<void> {
  if (!existsSync(files.folder)) return;
  for await (const entry of await opendir(files.folder)) {
    const { name } = entry;
    const path = join(files.folder, name);
    // Earlier releases kept a folder for each version of the dataset.
    if (entry.isDirectory()) await rm(path, { recursive: true, force: true });
    // Another process may have removed it since.
    const found = entry.isFile() ? await stat(path).catch(() => null) : null;
    if (found && files.sizes.get(name) === undefined) files.sizes.set(name, found.size);
    await removeOutgrown(files);
  }
}

async function removeOutgrown({ folder, outgrown }: Files): Promise<void> {
  for (const name of outgrown.splice(0)) await rm(join(folder, name), { force: true });
}

let writes = 0;

async function write(folder: string, name: string, bytes: Buffer): Promise<void> {
  const path = join(folder, name);
  const draft = `${path}.${process.pid}-${writes++}`;
  mkdirSync(folder, { recursive: true });
  try {
    await writeFile(draft, bytes);
    await rename(draft, path);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}
