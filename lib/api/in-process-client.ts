/**
 * The API of this process, put on `globalThis` by the server. The website's bundle has its own copies of our modules,
 * so the two share nothing else.
 */
export type InProcessClient = {
  /** Answers as the network would, without a quota, and follows the redirects of renamed courses. */
  fetch: (request: Request) => Promise<Response>;
  /** The dataset version that the current page render reads, the same for the whole render; null without a dataset. */
  version: () => string | null;
  /** Logs an error of a page's render (`instrumentation.ts`). */
  onPageError: (error: unknown, page: { requestId: string; path: string; route: string }) => void;
};

const key = Symbol.for('fairway-atlas.in-process');

/** Makes the client available to the website in this process. */
export function putInProcessClient(client: InProcessClient): void {
  Reflect.set(globalThis, key, client);
}

/** The client; undefined where no API runs in this process (a build, a test). */
export function findInProcessClient(): InProcessClient | undefined {
  return Reflect.get(globalThis, key);
}
