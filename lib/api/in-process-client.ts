/** What every page says about the dataset. */
export type SiteFacts = {
  isDemo: boolean;
  /** Of all sources, each once. */
  attributions: string[];
};

/**
 * The API of this process, put on `globalThis` by the server: the website's bundle has its own copies of our
 * modules, so the two share nothing else.
 */
export type InProcessClient = {
  /** Has no quota, and follows the redirects of renamed courses. */
  fetch: (request: Request) => Promise<Response>;
  /** Of the one dataset that the current page render reads; null without a dataset. */
  facts: () => SiteFacts | null;
  /** For `instrumentation.ts`. */
  onPageError: (error: unknown, page: { requestId: string; path: string; route: string }) => void;
};

const key = Symbol.for('fairway-atlas.in-process');

export function putInProcessClient(client: InProcessClient): void {
  Reflect.set(globalThis, key, client);
}

/** Undefined where no API runs in this process (a build, a test). */
export function findInProcessClient(): InProcessClient | undefined {
  return Reflect.get(globalThis, key);
}
