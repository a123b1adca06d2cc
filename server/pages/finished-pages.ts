import { createBoundedCache } from '#lib/cache/bounded-cache.ts';
import type { FinishedPage } from './finish-page.ts';

export type FinishedPages = {
  find: (version: string, key: string) => FinishedPage | undefined;
  keep: (version: string, key: string, page: FinishedPage) => void;
  size: () => number;
};

/** A generous guess for headers and cache entry. */
const OVERHEAD_BYTES = 2048;

/**
 * Bounded in bytes, least recently used dropped first. Only one dataset version's pages are kept: keeping
 * another's drops them all.
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
