import type { IncomingMessage, ServerResponse } from 'node:http';
import { rememberEncodings } from '../http/representation.ts';
import type { Render, Rendered } from '../next/render.ts';
import { createFallbackPages, type FallbackPages } from './fallback-pages.ts';
import { type FinishedPage, finishPage, isGoodAt, KEPT_BRIEFLY, sendPage } from './finish-page.ts';
import { createFinishedPages } from './finished-pages.ts';
import type { PageAddress } from './page-address.ts';
import type { PageSecurity } from './page-security.ts';
import type { PageStore } from './page-store.ts';
import type { StaticFiles } from './static-files.ts';

/** `cache` is set to whether the finished page was there already. */
export type PageVisit = { requestId: string; cache: 'hit' | 'miss' | null };

export type PageHandler = (
  request: IncomingMessage,
  response: ServerResponse,
  visit: PageVisit,
) => Promise<void>;

export type Pages = {
  handle: PageHandler;
  keptBytes: () => number;
};

export type PagesSettings = {
  render: Render;
  files: StaticFiles;
  /** In the dataset that the current request reads. */
  find: (path: string, query: string) => PageAddress;
  /** The version that the current request reads; null before one has been published. */
  version: () => string | null;
  /**
   * False where pages read another instance, whose dataset may change at any moment: nothing is kept then.
   */
  hasOwnDataset: boolean;
  security: PageSecurity;
  store: PageStore<Rendered> | null;
  maxBytes: number;
  /** In milliseconds: how old a kept page is. */
  now: () => number;
};

/**
 * Incremental static regeneration by dataset version. A page follows from the dataset and its path alone:
 * it's rendered when first asked for, kept in memory as sent and in `store` as rendered, and rendered again
 * after a publish or its `revalidate`. Visitors who ask meanwhile share that render. An address without a
 * page gets the one page that says so. Without a dataset every page is the one that says that.
 */
export function createPages(settings: PagesSettings): Pages {
  const { version, hasOwnDataset, security, maxBytes, now } = settings;
  const fallback = createFallbackPages(settings.render);
  const readPage = createPageReader(settings, fallback);
  const finished = createFinishedPages(maxBytes);
  const chooseEncoding = rememberEncodings(['br', 'zstd', 'gzip']);

  const handle: PageHandler = async (request, response, visit) => {
    const dataset = version();
    const encoding = chooseEncoding(request.headers['accept-encoding']);
    const send = (page: FinishedPage) => sendPage(request, response, page, visit.requestId);
    const asked = findAsked(settings, request.url ?? '/', hasOwnDataset && dataset === null);
    if (asked.kind === 'noDataset') {
      send(await finishPage(secured(await fallback.noDataset(visit.requestId), security), encoding, 'quick'));
      return;
    }
    const key = `${encoding}\n${asked.key}`;
    const found = dataset === null ? undefined : finished.find(dataset, key);
    const kept = found && isGoodAt(found, now()) ? found : undefined;
    visit.cache = kept ? 'hit' : 'miss';
    if (kept) {
      send(kept);
      return;
    }
    const answer = secured(await readPage(asked, dataset, visit.requestId), security);
    const page = await finishPage(answer, encoding, 'quick');
    const isKept = dataset !== null && isKeepable(answer, asked);
    if (isKept) finished.keep(dataset, key, page);
    send(page);
    // Whoever waits is answered first; the smallest encoding is made afterwards, unless the page has been
    // dropped by then.
    if (!isKept || encoding !== 'br' || page.body.length === answer.body.length) return;
    const smaller = await finishPage(answer, encoding, 'well');
    if (finished.find(dataset, key) === page) finished.keep(dataset, key, smaller);
  };
  return { handle, keptBytes: finished.size };
}

/** `key` is the same for all addresses with the same answer. */
type Asked =
  | { kind: 'file'; key: string }
  | { kind: 'page'; key: string; readsQuery: boolean }
  | { kind: 'moved'; key: string; path: string }
  | { kind: 'missing'; key: string };

const MISSING: Asked = { kind: 'missing', key: 'missing' };

function findAsked(
  { files, find }: PagesSettings,
  url: string,
  isWithoutDataset: boolean,
): Asked | { kind: 'noDataset' } {
  const mark = url.indexOf('?');
  const path = mark < 0 ? url : url.slice(0, mark);
  if (path.startsWith('/_next/')) return files.has(path) ? { kind: 'file', key: path } : MISSING;
  if (isWithoutDataset && !isNamedLikeFile(path)) return { kind: 'noDataset' };
  const address = find(path, mark < 0 ? '' : url.slice(mark + 1));
  if (address.kind === 'missing') return MISSING;
  if (address.kind === 'moved') return { ...address, key: `moved ${address.path}` };
  return { kind: 'page', key: address.target, readsQuery: address.readsQuery };
}

const isNamedLikeFile = (path: string) => /\.[a-z0-9]+$/i.test(path);

/** Reads the rendered page from the store, or renders it once for all who are waiting. */
function createPageReader({ render, files, store, now }: PagesSettings, fallback: FallbackPages) {
  const underWay = new Map<string, { dataset: string; answer: Promise<Rendered> }>();

  async function make(asked: Asked, requestId: string): Promise<Rendered> {
    if (asked.kind === 'missing') return fallback.missing(requestId);
    if (asked.kind === 'moved') return movedTo(asked.path);
    if (asked.kind === 'file') return files.read(asked.key);
    const answer = await fallback.inPlaceOf(await render(asked.key, requestId), requestId);
    const isGood = answer.status === 200 || answer.status === 308;
    if (asked.readsQuery || !isGood) return answer;
    const seconds = sharedSeconds(String(answer.headers['cache-control'] ?? ''));
    return {
      ...answer,
      headers: { ...answer.headers, 'cache-control': KEPT_BRIEFLY },
      ...(seconds !== null && { goodUntil: now() + seconds * 1000 }),
    };
  }

  async function findOrMake(asked: Asked, dataset: string, requestId: string): Promise<Rendered> {
    if (asked.kind !== 'page') return make(asked, requestId);
    const kept = await store?.get(dataset, asked.key);
    if (kept && isGoodAt(kept, now())) return kept;
    const answer = await make(asked, requestId);
    if (isKeepable(answer, asked)) void store?.set(dataset, asked.key, answer);
    return answer;
  }

  return async (asked: Asked, dataset: string | null, requestId: string): Promise<Rendered> => {
    if (dataset === null || (asked.kind === 'page' && asked.readsQuery)) return make(asked, requestId);
    const { key } = asked;
    // Next shares a render among all who ask for its path, whichever dataset they read: the other dataset's
    // goes first.
    for (let other = underWay.get(key); other && other.dataset !== dataset; other = underWay.get(key)) {
      await other.answer.catch(() => {});
    }
    const shared = underWay.get(key);
    if (shared) return shared.answer;
    const answer = findOrMake(asked, dataset, requestId).finally(() => underWay.delete(key));
    underWay.set(key, { dataset, answer });
    return answer;
  };
}

/** The page's `revalidate`; null where it doesn't say. */
function sharedSeconds(cacheControl: string): number | null {
  const seconds = /(?:^|,)\s*s-maxage=(\d+)/.exec(cacheControl)?.[1];
  return seconds === undefined ? null : Number(seconds);
}

function movedTo(path: string): Rendered {
  return { status: 308, headers: { location: path, 'cache-control': KEPT_BRIEFLY }, body: Buffer.alloc(0) };
}

function isKeepable({ status, headers }: Rendered, asked: Asked): boolean {
  if (headers['set-cookie'] !== undefined) return false;
  if (asked.kind !== 'page') return status < 500;
  return !asked.readsQuery && headers['cache-control'] === KEPT_BRIEFLY && status < 400;
}

function secured(answer: Rendered, security: PageSecurity): Rendered {
  const safe = security(String(answer.headers['content-type'] ?? ''), answer.body);
  return { ...answer, headers: { ...answer.headers, ...safe } };
}
