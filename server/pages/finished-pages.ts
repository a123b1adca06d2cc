import { createBoundedCache } from '#lib/cache/bounded-cache.ts';
import type { FinishedPage } from './finish-page.ts';

export type FinishedPages = {
  find: (key: string) => FinishedPage | undefined;
  keep: (key: string, page: FinishedPage) => void;
  size: () => number;
};

/** A generous guess for headers and cache entry. */
const OVERHEAD_BYTES = 2048;
const READ_BYTES = 250;

/** Bounded in bytes, least recently used dropped first. */
export function createFinishedPages(maxBytes: number): FinishedPages {
  const pages = createBoundedCache<FinishedPage>(
    maxBytes,
    ({ body, sources }, key) =>
      body.length + key.length + OVERHEAD_BYTES + READ_BYTES * (sources?.reads.length ?? 0),
  );
  return { find: pages.get, keep: pages.set, size: pages.size };
}
