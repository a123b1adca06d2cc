import type { IncomingMessage, ServerResponse } from 'node:http';
import { rememberEncodings } from '../http/representation.ts';
import type { NextHandler, Render, Rendered } from '../next/render.ts';
import { createFallbackPages, FALLBACK_FOLDER, type FallbackPages } from './fallback-pages.ts';
import { type FinishedPage, finishPage, isGoodAt, KEPT_BRIEFLY, sendPage } from './finish-page.ts';
import { createFinishedPages } from './finished-pages.ts';
import type { PageSecurity } from './page-security.ts';
import type { PageStore } from './page-store.ts';

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
  /** Next with the visitor's own request, for parts of its static files. */
  handler: NextHandler;
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

/** The pages that read their query. All others are rendered without one. */
const READ_THEIR_QUERY = new Set(['/search', '/compare']);

const STATIC_FILES = '/_next/static/';
const NO_BODY = Buffer.alloc(0);

/**
 * Incremental static regeneration by dataset version. A page follows from the dataset and its path alone:
 * it's rendered when first asked for, kept in memory as sent and in `store` as rendered, and rendered again
 * after a publish or its `revalidate`. Visitors who ask meanwhile share that render. Without a dataset every
 * page is the one that says so.
 */
export function createPages(settings: PagesSettings): Pages {
  const { render, handler, version, hasOwnDataset, security, maxBytes, now } = settings;
  const fallback = createFallbackPages(render);
  const readPage = createPageReader(settings, fallback);
  const finished = createFinishedPages(maxBytes);
  const chooseEncoding = rememberEncodings(['br', 'zstd', 'gzip']);

  const handle: PageHandler = async (request, response, visit) => {
    const dataset = version();
    const target = targetOf(request.url ?? '/');
    // Only files are sent in parts.
    if (request.headers.range !== undefined && target.isFile) {
      response.setHeader('X-Request-Id', visit.requestId);
      for (const [name, value] of Object.entries(security('', NO_BODY))) response.setHeader(name, value);
      await handler(request, response);
      return;
    }
    const encoding = chooseEncoding(request.headers['accept-encoding']);
    const send = (page: FinishedPage) => sendPage(request, response, page, visit.requestId);
    if (hasOwnDataset && dataset === null && isPage(target)) {
      send(await finishPage(secured(await fallback.noDataset(visit.requestId), security), encoding, 'quick'));
      return;
    }
    const key = `${encoding}\n${target.path}`;
    const found = dataset === null ? undefined : finished.find(dataset, key);
    const kept = found && isGoodAt(found, now()) ? found : undefined;
    visit.cache = kept ? 'hit' : 'miss';
    if (kept) {
      send(kept);
      return;
    }
    const answer = secured(await readPage(target, dataset, visit.requestId), security);
    const page = await finishPage(answer, encoding, 'quick');
    const isKept = dataset !== null && isKeepable(answer, target);
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

/** Reads the rendered page from the store, or renders it once for all who are waiting. */
function createPageReader({ render, store, now }: PagesSettings, fallback: FallbackPages) {
  const underWay = new Map<string, { dataset: string; answer: Promise<Rendered> }>();

  async function make({ path, target, isFile, readsQuery }: Target, requestId: string): Promise<Rendered> {
    if (hasNoPage(path)) return fallback.missing(requestId);
    const answer = await fallback.inPlaceOf(await render(target, requestId), requestId);
    const isGood = answer.status === 200 || answer.status === 308;
    if (isFile || readsQuery || !isGood) return answer;
    const seconds = sharedSeconds(String(answer.headers['cache-control'] ?? ''));
    return {
      ...answer,
      headers: { ...answer.headers, 'cache-control': KEPT_BRIEFLY },
      ...(seconds !== null && { goodUntil: now() + seconds * 1000 }),
    };
  }

  async function findOrMake(target: Target, dataset: string, requestId: string): Promise<Rendered> {
    if (target.isFile) return make(target, requestId);
    const kept = await store?.get(dataset, target.path);
    if (kept && isGoodAt(kept, now())) return kept;
    const answer = await make(target, requestId);
    if (isKeepable(answer, target)) void store?.set(dataset, target.path, answer);
    return answer;
  }

  return async (target: Target, dataset: string | null, requestId: string): Promise<Rendered> => {
    if (dataset === null || target.readsQuery) return make(target, requestId);
    const { path } = target;
    // Next shares a render among all who ask for its path, whichever dataset they read: the other dataset's
    // goes first.
    for (let other = underWay.get(path); other && other.dataset !== dataset; other = underWay.get(path)) {
      await other.answer.catch(() => {});
    }
    const shared = underWay.get(path);
    if (shared) return shared.answer;
    const answer = findOrMake(target, dataset, requestId).finally(() => underWay.delete(path));
    underWay.set(path, { dataset, answer });
    return answer;
  };
}

/** The page's `revalidate`; null where it doesn't say. */
function sharedSeconds(cacheControl: string): number | null {
  const seconds = /(?:^|,)\s*s-maxage=(\d+)/.exec(cacheControl)?.[1];
  return seconds === undefined ? null : Number(seconds);
}

type Target = {
  path: string;
  target: string;
  /** A file of the build, which never changes. */
  isFile: boolean;
  readsQuery: boolean;
};

function targetOf(url: string): Target {
  const mark = url.indexOf('?');
  const path = mark < 0 ? url : url.slice(0, mark);
  const readsQuery = READ_THEIR_QUERY.has(path);
  return { path, target: readsQuery ? url : path, isFile: path.startsWith(STATIC_FILES), readsQuery };
}

/** Names of files have a dot. */
const isPage = ({ path, isFile }: Target) => !isFile && !/\.[a-z0-9]+$/i.test(path);

/** Next would scale any picture under /_next/image, and answers its fallback pages by their address. */
const hasNoPage = (path: string) =>
  path.startsWith(FALLBACK_FOLDER) || (path.startsWith('/_next/') && !path.startsWith(STATIC_FILES));

function isKeepable({ status, headers }: Rendered, { isFile, readsQuery }: Target): boolean {
  if (readsQuery || headers['set-cookie'] !== undefined) return false;
  return isFile ? status === 200 : headers['cache-control'] === KEPT_BRIEFLY;
}

function secured(answer: Rendered, security: PageSecurity): Rendered {
  const safe = security(String(answer.headers['content-type'] ?? ''), answer.body);
  return { ...answer, headers: { ...answer.headers, ...safe } };
}
