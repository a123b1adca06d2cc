import type { CacheHandler, CacheHandlerValue } from 'next/dist/server/lib/incremental-cache';
import { findInProcessClient } from '#lib/api/in-process-client.ts';
import { countLifetime } from './count-lifetime.ts';
import { findPageStore } from './shared-page-store.ts';

/**
 * Where Next keeps what it rendered (`cacheHandler` in next.config.mjs), by dataset version: after a publish no
 * kept page fits any more, and each is made anew when it's next asked for. Without a dataset, and while the site is
 * being built, nothing is kept. A failed render never gets here. Next makes a handler for every request.
 */
export default class VersionedCacheHandler implements CacheHandler {
  readonly #version = findInProcessClient()?.version() ?? null;
  readonly #store = findPageStore();

  async get(name: string): Promise<CacheHandlerValue | null> {
    return this.#version === null ? null : (this.#store?.get(this.#version, name) ?? null);
  }

  async set(
    name: string,
    value: CacheHandlerValue['value'],
    context: { cacheControl?: CacheHandlerValue['cacheControl'] },
  ): Promise<void> {
    countLifetime();
    if (this.#version === null || value === null) return;
    // Next holds the answer back until this is done: the places, which fail by themselves, are not waited for.
    const page = {
      value,
      lastModified: Date.now(),
      ...(context.cacheControl && { cacheControl: context.cacheControl }),
    };
    this.#store?.set(this.#version, name, page).catch((error: unknown) => {
      console.warn('A page could not be kept', name, error);
    });
  }

  async revalidateTag(): Promise<void> {
    // Pages change with the dataset's version alone.
  }

  resetRequestCache(): void {
    // Nothing is kept for one request.
  }
}
