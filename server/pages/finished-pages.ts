import type { OutgoingHttpHeaders } from 'node:http';

/** A finished response, compressed, ready to be sent again. */
export type FinishedPage = {
  status: number;
  headers: OutgoingHttpHeaders;
  body: Buffer;
  /** Milliseconds since 1970 from which it must be made anew. */
  expiresAt: number;
};

export type FinishedPages = {
  find: (version: string, key: string, now: number) => FinishedPage | undefined;
  keep: (version: string, key: string, page: FinishedPage) => void;
};

/** What a page takes beside its body: keys, headers, the map's own. A guess on the high side. */
const OVERHEAD_BYTES = 2048;

/**
 * Finished pages of the dataset version asked for last, bounded in bytes, the least recently used dropped first.
 * A page of another version is never given, and is dropped as soon as a newer version is kept.
 */
export function createFinishedPages(maxBytes: number): FinishedPages {
  const pages = new Map<string, FinishedPage>();
  let current: string | null = null;
  let size = 0;

  function drop(key: string): void {
    const page = pages.get(key);
    if (!page) return;
    size -= page.body.length + OVERHEAD_BYTES;
    pages.delete(key);
  }

  return {
    find(version, key, now) {
      if (version !== current) return undefined;
      const page = pages.get(key);
      if (!page) return undefined;
      if (page.expiresAt <= now) {
        drop(key);
        return undefined;
      }
      pages.delete(key);
      pages.set(key, page);
      return page;
    },
    keep(version, key, page) {
      if (version !== current) {
        pages.clear();
        size = 0;
        current = version;
      }
      drop(key);
      pages.set(key, page);
      size += page.body.length + OVERHEAD_BYTES;
      for (const oldest of pages.keys()) {
        if (size <= maxBytes) break;
        drop(oldest);
      }
    },
  };
}
