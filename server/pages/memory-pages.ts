import { createBoundedCache, ownBytes } from '#lib/cache/bounded-cache.ts';
import type { PageBytes } from './page-bytes.ts';

/** What a page takes beside its bytes: its key, the map's own. A guess on the high side. */
const OVERHEAD_BYTES = 512;

/** Pages in this process's memory, bounded in bytes, the least recently used dropped first. */
export function createMemoryPages(maxBytes: number): PageBytes {
  const pages = createBoundedCache<Buffer>(maxBytes, ({ length }) => length + OVERHEAD_BYTES);
  return {
    get: async (version, name) => pages.get(`${version} ${name}`),
    set: async (version, name, bytes) => pages.set(`${version} ${name}`, ownBytes(bytes)),
  };
}
