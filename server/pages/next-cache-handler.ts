import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CacheHandler, CacheHandlerValue } from 'next/dist/server/lib/incremental-cache';
import { findInProcessDoor } from '#lib/api/in-process-door.ts';
import { createPageStore, type PageStore } from './page-store.ts';

const MEMORY_BYTES = 48 * 1024 * 1024;
const DISK_BYTES = 512 * 1024 * 1024;

const key = Symbol.for('fairway-atlas.page-store');

/** One store for the process: Next makes a handler for every request. */
function pageStore(): PageStore<CacheHandlerValue> {
  const existing = Reflect.get(globalThis, key);
  if (existing) return existing;
  const store = createPageStore<CacheHandlerValue>({
    folder: pageFolder(),
    memoryBytes: MEMORY_BYTES,
    diskBytes: DISK_BYTES,
  });
  Reflect.set(globalThis, key, store);
  return store;
}

/** Pages name the build's scripts, so each build has a folder of its own inside `.next`. */
function pageFolder(): string | null {
  const buildId = join(process.cwd(), '.next', 'BUILD_ID');
  return existsSync(buildId)
    ? join(process.cwd(), '.next', 'pages-kept', readFileSync(buildId, 'utf8'))
    : null;
}

/**
 * Where Next keeps what it rendered (`cacheHandler` in next.config.mjs), by dataset version: after a publish no
 * kept page fits any more, and each is made anew when it's next asked for. Without a dataset, and while the site is
 * being built, nothing is kept. A failed render never gets here.
 */
export default class VersionedCacheHandler implements CacheHandler {
  readonly #version = findInProcessDoor()?.version() ?? null;

  async get(name: string): Promise<CacheHandlerValue | null> {
    return this.#version === null ? null : pageStore().get(this.#version, name);
  }

  async set(
    name: string,
    value: CacheHandlerValue['value'],
    context: { cacheControl?: CacheHandlerValue['cacheControl'] },
  ): Promise<void> {
    if (this.#version === null || value === null) return;
    pageStore().set(this.#version, name, {
      value,
      lastModified: Date.now(),
      ...(context.cacheControl && { cacheControl: context.cacheControl }),
    });
  }

  async revalidateTag(): Promise<void> {
    // Pages change with the dataset's version alone.
  }

  resetRequestCache(): void {
    // Nothing is kept for one request.
  }
}
