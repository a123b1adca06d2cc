import { existsSync, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type BoundedCache, createBoundedCache } from '#lib/cache/bounded-cache.ts';
import type { PageBytes } from './page-store.ts';

/** Requests that began before a publish still read the version before it. */
const VERSIONS_KEPT = 2;

type DiskPagesSettings = {
  /** Holds a folder for each dataset version. */
  folder: string;
  maxBytes: number;
  onFailure: (error: unknown) => void;
};

/** After a failed write, nothing more is written until the next version. */
type VersionFiles = { sizes: BoundedCache<number>; outgrown: string[]; isFailing: boolean };

/**
 * Pages on disk outlive the process and are shared by all processes on the folder. The two newest versions
 * are kept, and the least recently used pages of each dropped first.
 */
export function createDiskPages({ folder, maxBytes, onFailure }: DiskPagesSettings): PageBytes {
  const opened = new Map<string, VersionFiles>();
  let writes = 0;

  function open(version: string): VersionFiles {
    const known = opened.get(version);
    if (known) return known;
    const files = openVersion(join(folder, version), maxBytes);
    opened.set(version, files);
    const kept = [...opened.keys()].slice(-VERSIONS_KEPT);
    for (const entry of listFolder(folder).filter((name) => !kept.includes(name))) {
      rmSync(join(folder, entry), { recursive: true, force: true });
      opened.delete(entry);
    }
    return files;
  }

  async function write(version: string, name: string, bytes: Buffer): Promise<void> {
    const path = join(folder, version, name);
    const draft = `${path}.${process.pid}-${writes++}`;
    mkdirSync(join(folder, version), { recursive: true });
    try {
      await writeFile(draft, bytes);
      await rename(draft, path);
    } catch (error) {
      await rm(draft, { force: true });
      throw error;
    }
  }

  return {
    async get(version, name) {
      const { sizes } = open(version);
      const path = join(folder, version, name);
      if (!existsSync(path)) return undefined;
      const bytes = await readFile(path).catch(() => undefined);
      if (bytes && sizes.get(name) === undefined) sizes.set(name, bytes.length);
      return bytes;
    },
    async set(version, name, bytes) {
      const files = open(version);
      if (files.isFailing) return;
      try {
        await write(version, name, bytes);
        files.sizes.set(name, bytes.length);
        for (const old of files.outgrown.splice(0)) await rm(join(folder, version, old), { force: true });
      } catch (error) {
        files.isFailing = true;
        onFailure(error);
      }
    },
  };
}

/** In the order in which the files were written. */
function openVersion(folder: string, maxBytes: number): VersionFiles {
  const outgrown: string[] = [];
  const sizes = createBoundedCache<number>(
    maxBytes,
    (size) => size,
    (name) => outgrown.push(name),
  );
  const found = listFolder(folder).flatMap((name) => {
    // Another process may have removed it since.
    const stats = statSync(join(folder, name), { throwIfNoEntry: false });
    return stats ? [{ name, size: stats.size, writtenAt: stats.mtimeMs }] : [];
  });
  found.sort((a, b) => a.writtenAt - b.writtenAt);
  for (const { name, size } of found) sizes.set(name, size);
  return { sizes, outgrown, isFailing: false };
}

function listFolder(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
