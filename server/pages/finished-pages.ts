import { createBoundedCache } from '#lib/cache/bounded-cache.ts';
import type { FinishedPage } from './finish-page.ts';

/** Finished pages by dataset version and key; times are milliseconds of the caller's clock. */
export type FinishedPages = {
  find: (version: string, key: string, now: number) => FinishedPage | undefined;
  keep: (version: string, key: string, page: FinishedPage) => void;
  /** Bytes kept. */
  size: () => number;
};

/** What a page takes beside its body and key: headers, the map's own. A guess on the high side. */
const OVERHEAD_BYTES = 2048;

/**
 * Finished pages of the dataset version asked for last, bounded in bytes, the least recently used dropped first.
 * A page of another version is never given, and is dropped as soon as a newer version is kept.
 */
export function createFinishedPages(maxBytes: number): FinishedPages {
  const pages = createBoundedCache<FinishedPage>(
    maxBytes,
    ({ body }, key) => body.length + key.length + OVERHEAD_BYTES,
  );
  let current: string | null = null;

  return {
    find(version, key, now) {
      if (version !== current) return undefined;
      const page = pages.get(key);
      if (!page || page.expiresAt > now) return page;
      pages.delete(key);
      return undefined;
    },
    keep(version, key, page) {
      if (version !== current) pages.clear();
      current = version;
      pages.set(key, page);
    },
    size: pages.size,
  };
}
