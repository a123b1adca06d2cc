import { createHash } from 'node:crypto';
import { deserialize, serialize } from 'node:v8';

/** Pages being written at one time; more aren't kept. */
const MOST_LEAVING = 64;

/**
 * A place that keeps rendered pages as bytes, with its own bound: a disk, a server shared by instances. If it
 * fails, the page is rendered again.
 */
export type PageBytes = {
  /** `name` is 40 hexadecimal digits. */
  get: (name: string) => Promise<Buffer | undefined>;
  set: (name: string, bytes: Buffer) => Promise<void>;
};

export type PageStore<Page> = {
  get: (key: string) => Promise<Page | null>;
  /** `get` finds the page immediately; the promise resolves once every place has saved it, or failed to. */
  set: (key: string, page: Page) => Promise<void>;
};

/**
 * Pages in several places: the first that has a page provides it, and the places before it get a copy.
 * `edition` names all that pages depend on but the dataset (the build, the site's address), so that
 * editions never mix; each page says itself what it was made from. Nothing here rejects: a page that can't
 * be read or kept is rendered again.
 */
export function createPageStore<Page>(
  edition: string,
  places: readonly PageBytes[],
  onFailure: (error: unknown) => void,
): PageStore<Page> {
  const leaving = new Map<string, Page>();
  const nameOf = (key: string) =>
    createHash('sha256').update(`${edition}\0${key}`).digest('hex').slice(0, 40);

  async function find(name: string): Promise<Buffer | undefined> {
    for (const [index, place] of places.entries()) {
      const bytes = await place.get(name);
      if (!bytes) continue;
      for (const nearer of places.slice(0, index)) nearer.set(name, bytes).catch(onFailure);
      return bytes;
    }
    return undefined;
  }

  return {
    async get(key) {
      const name = nameOf(key);
      const page = leaving.get(name);
      if (page !== undefined) return page;
      try {
        const bytes = await find(name);
        return bytes ? deserialize(bytes) : null;
      } catch (error) {
        onFailure(error);
        return null;
      }
    },
    async set(key, page) {
      // Slow places must not fill the memory.
      if (leaving.size >= MOST_LEAVING) return;
      const name = nameOf(key);
      leaving.set(name, page);
      try {
        // The visitor is answered first.
        await new Promise((resolve) => setImmediate(resolve));
        const bytes = serialize(page);
        await Promise.all(places.map((place) => place.set(name, bytes)));
      } catch (error) {
        onFailure(error);
      } finally {
        if (leaving.get(name) === page) leaving.delete(name);
      }
    },
  };
}
