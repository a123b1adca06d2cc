import { existsSync, mkdirSync } from 'node:fs';
import { opendir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type BoundedCache, createBoundedCache } from '#lib/cache/bounded-cache.ts';
import type { PageBytes } from './page-store.ts';

/** Requests that began before a publish still read the version before it. */
const VERSIONS_KEPT = 2;

/** Every file counts as at least this much, which bounds their number too. */
const LEAST_BYTES = 8 * 1024;

type DiskPagesSettings = {
  /** Holds a folder for each dataset version. */
  folder: string;
  maxBytes: number;
  onFailure: (error: unknown) => void;
};

/** After a failed write, nothing is written for this long. */
const QUIET_MILLISECONDS = 60_000;

type VersionFiles = {
  path: string;
  sizes: BoundedCache<number>;
  outgrown: string[];
  /** 0 while writes succeed. */
  failedAt: number;
  /** Resolves once the files of earlier processes are counted. */
  counted: Promise<void>;
};

/**
 * Pages on disk outlive the process and are shared by all processes on the folder. The two newest versions
 * are kept, and the least recently used pages of each dropped first. A folder of any size is read a file at
 * a time, while pages are served from it.
 */
export function createDiskPages({ folder, maxBytes, onFailure }: DiskPagesSettings): PageBytes {
  const opened = new Map<string, VersionFiles>();

  function open(version: string): VersionFiles {
    const known = opened.get(version);
    if (known) return known;
    const outgrown: string[] = [];
    const sizes = createBoundedCache<number>(
      maxBytes,
      (size) => Math.max(size, LEAST_BYTES),
      (name) => outgrown.push(name),
    );
    const files = { path: join(folder, version), sizes, outgrown, failedAt: 0, counted: Promise.resolve() };
    opened.set(version, files);
    files.counted = countFiles(files).then(removeOtherVersions).catch(onFailure);
    return files;
  }

  async function removeOtherVersions(): Promise<void> {
    const kept = [...opened.keys()].slice(-VERSIONS_KEPT);
    const found = await readdir(folder).catch(() => []);
    for (const entry of found.filter((name) => !kept.includes(name))) {
      opened.delete(entry);
      await rm(join(folder, entry), { recursive: true, force: true });
    }
  }

  return {
    async get(version, name) {
      const { path, sizes } = open(version);
      const file = join(path, name);
      if (!existsSync(file)) return undefined;
      const bytes = await readFile(file).catch(() => undefined);
      if (bytes && sizes.get(name) === undefined) sizes.set(name, bytes.length);
      return bytes;
    },
    async set(version, name, bytes) {
      const files = open(version);
      await files.counted;
      if (files.failedAt > 0 && performance.now() - files.failedAt < QUIET_MILLISECONDS) return;
      try {
        await write(files.path, name, bytes);
        files.failedAt = 0;
        files.sizes.set(name, bytes.length);
        await removeOutgrown(files);
      } catch (error) {
        if (files.failedAt === 0) onFailure(error);
        files.failedAt = performance.now();
      }
    },
  };
}

async function countFiles(files: VersionFiles): Promise<void> {
  if (!existsSync(files.path)) return;
  for await (const { name } of await opendir(files.path)) {
    // Another process may have removed it since.
    const found = await stat(join(files.path, name)).catch(() => null);
    if (found && files.sizes.get(name) === undefined) files.sizes.set(name, found.size);
    await removeOutgrown(files);
  }
}

async function removeOutgrown({ path, outgrown }: VersionFiles): Promise<void> {
  for (const name of outgrown.splice(0)) await rm(join(path, name), { force: true });
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
