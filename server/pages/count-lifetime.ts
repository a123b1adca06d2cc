import { SharedCacheControls } from 'next/dist/server/lib/incremental-cache/shared-cache-controls.external.js';

/** How many pages may be made between two clearings: some megabytes of addresses. */
const MOST_REMEMBERED = 10_000;

const lifetimes = new SharedCacheControls({ routes: {}, dynamicRoutes: {} });
let remembered = 0;

/**
 * To be called for each page that Next has made. It remembers the lifetime of every address that was ever asked for, those
 * of pages that don't exist too, as long as the process lives. Our pages are kept with their lifetimes, so that
 * nothing is lost by clearing that from time to time.
 */
export function countLifetime(): void {
  remembered++;
  if (remembered < MOST_REMEMBERED) return;
  remembered = 0;
  lifetimes.clear();
}
