import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { zstdCompressSync, zstdDecompressSync } from 'node:zlib';

const VERSIONS_KEPT = 2;

/** Where rendered pages are kept and how much room they may take. `folder` null keeps them in memory alone. */
export type PageStoreSettings = { folder: string | null; memoryBytes: number; diskBytes: number };

export type PageStore<Page> = {
  get: (version: string, key: string) => Page | null;
  set: (version: string, key: string, page: Page) => void;
};

/**
 * Rendered pages by dataset version and key, bounded in memory (the least recently used go first) and on disk (the
 * oldest go first), compressed in both. The disk keeps the two newest versions, each within its bound: requests that
 * began before a switch still ask for the older one.
 */
export function createPageStore<Page>(settings: PageStoreSettings): PageStore<Page> {
  const memory = new Map<string, Buffer>();
  let memorySize = 0;
  const disk = settings.folder === null ? null : createDisk(settings.folder, settings.diskBytes);

  function remember(name: string, bytes: Buffer): void {
    memorySize += bytes.length - (memory.get(name)?.length ?? 0);
    memory.delete(name);
    memory.set(name, bytes);
    for (const [oldest, { length }] of memory) {
      if (memorySize <= settings.memoryBytes) break;
      memory.delete(oldest);
      memorySize -= length;
    }
  }

  return {
    get(version, key) {
      const name = fileName(version, key);
      const bytes = memory.get(name) ?? disk?.read(version, name);
      if (!bytes) return null;
      remember(name, bytes);
      return deserialize(zstdDecompressSync(bytes));
    },
    set(version, key, page) {
      const name = fileName(version, key);
      const bytes = zstdCompressSync(serialize(page));
      remember(name, bytes);
      disk?.write(version, name, bytes);
    },
  };
}

function fileName(version: string, key: string): string {
  return createHash('sha256').update(`${version}\0${key}`).digest('hex').slice(0, 40);
}

type Files = { sizes: Map<string, number>; total: number };

/** One folder a dataset version. */
function createDisk(folder: string, maxBytes: number) {
  const opened = new Map<string, Files>();

  function open(version: string): Files {
    const known = opened.get(version);
    if (known) return known;
    const files = readFiles(join(folder, version));
    opened.set(version, files);
    for (const entry of listFolder(folder)) {
      const isKept = [...opened.keys()].slice(-VERSIONS_KEPT).includes(entry);
      if (!isKept) rmSync(join(folder, entry), { recursive: true, force: true });
    }
    return files;
  }

  return {
    read(version: string, name: string): Buffer | null {
      if (!open(version).sizes.has(name)) return null;
      try {
        return readFileSync(join(folder, version, name));
      } catch {
        // Someone tidied the folder: the page is made again.
        return null;
      }
    },
    write(version: string, name: string, bytes: Buffer): void {
      const files = open(version);
      const path = join(folder, version, name);
      mkdirSync(join(folder, version), { recursive: true });
      writeFileSync(`${path}.new`, bytes);
      renameSync(`${path}.new`, path);
      files.total += bytes.length - (files.sizes.get(name) ?? 0);
      files.sizes.delete(name);
      files.sizes.set(name, bytes.length);
      for (const [oldest, size] of files.sizes) {
        if (files.total <= maxBytes) break;
        rmSync(join(folder, version, oldest), { force: true });
        files.sizes.delete(oldest);
        files.total -= size;
      }
    },
  };
}

/** What a folder holds, the oldest first. */
function readFiles(folder: string): Files {
  const files = listFolder(folder).map((name) => ({ name, ...statSync(join(folder, name)) }));
  files.sort((a, b) => a.mtimeMs - b.mtimeMs);
  return {
    sizes: new Map(files.map(({ name, size }) => [name, size])),
    total: files.reduce((sum, { size }) => sum + size, 0),
  };
}

function listFolder(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
