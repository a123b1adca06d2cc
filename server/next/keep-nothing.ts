/**
 * Next's cache (`cacheHandler` in next.config.mjs) keeps nothing: `server/pages` keeps pages for as
 * long as their `revalidate` allows and the API answers them the same.
 */
export default class KeepNothing {
  async get(): Promise<null> {
    return null;
  }

  async set(): Promise<void> {
    // Kept by server/pages.
  }

  async revalidateTag(): Promise<void> {
    // server/pages asks what a publish has changed.
  }

  resetRequestCache(): void {
    // Nothing is kept from one request to the next.
  }
}
