import { createBoundedCache } from '#lib/cache/bounded-cache.ts';
import type { FinishedPage } from './finish-page.ts';

/** Finished pages by dataset version and key. */
export type FinishedPages = {
  find: (version: string, key: string) => FinishedPage | undefined;
  keep: (version: string, key: string, page: FinishedPage) => void;
  /** Bytes kept. */
  size: () => number;
};

/** Memory for a page's headers and its entry in the cache: a generous guess. */
const OVERHEAD_BYTES = 2048;

/**
 * Finished pages in memory, bounded in bytes, the least recently used dropped first. Only those of one dataset version
 * are kept: keeping a page of another drops them all.
 */
export function createFinishedPages(maxBytes: number): FinishedPages {
  const pages = createBoundedCache<FinishedPage>(
    maxBytes,
    ({ body }, key) => body.length + key.length + OVERHEAD_BYTES,
  );
  let current: string | null = null;

  return {
    find: (version, key) => (version === current ? pages.get(key) : undefined),
    keep(version, key, page) {
      if (version !== current) pages.clear();
      current = version;
      pages.set(key, page);
    },
    size: pages.size,
  };
}
