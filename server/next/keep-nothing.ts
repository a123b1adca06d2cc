/**
 * Next's cache (`cacheHandler` in next.config.mjs), which keeps nothing: each page that Next regenerates goes to
 * `server/pages`, which keeps it by dataset version for as long as the page's `revalidate` allows.
 */
export default class KeepNothing {
  async get(): Promise<null> {
    return null;
  }

  async set(): Promise<void> {
    // Kept by server/pages.
  }

  async revalidateTag(): Promise<void> {
    // A publish gives every page a new key.
  }

  resetRequestCache(): void {
    // Nothing is kept for a request.
  }
}
