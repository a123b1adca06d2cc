/**
 * Next's cache (`cacheHandler` in next.config.mjs) keeps nothing: `server/pages` keeps pages by dataset
 * version for as long as their `revalidate` allows.
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
