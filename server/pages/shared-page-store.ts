import type { CacheHandlerValue } from 'next/dist/server/lib/incremental-cache';
import type { PageStore } from './page-store.ts';

type NextPageStore = PageStore<CacheHandlerValue>;

const key = Symbol.for('fairway-atlas.page-store');

/** Gives Next's cache handler its store: Next loads that module by itself, so that only globalThis is common to both. */
export function sharePageStore(store: NextPageStore): void {
  Reflect.set(globalThis, key, store);
}

/** The store of this process; undefined where pages aren't kept (a build, pages of another instance's data). */
export function findPageStore(): NextPageStore | undefined {
  return Reflect.get(globalThis, key);
}
