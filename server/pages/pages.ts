import { setTimeout as delay } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import type { Encoding } from '../http/encoding.ts';
import type { Dataset } from '../store/open-dataset.ts';
import { type Admission, RenderRefused } from './admission.ts';
import { type RouterRequest, readRouterRequest } from './ask-next.ts';
import { createFallbackPages, plainPage } from './fallback-pages.ts';
import type { FindPage, PageAddress } from './find-page.ts';
import { type FinishedPage, finishPage, recodePage, sendPage, type UnfinishedPage } from './finished-page.ts';
import type { PageSecurity } from './page-security.ts';
import type { Render, Rendered } from './render-pages.ts';
import type { StaticFiles } from './static-files.ts';

/** A request for a page, as far as the pages have to know it. */
export type PageVisit = {
  requestId: string;
  /** The client and, for IPv6, the network it belongs to, for what they may have rendered. */
  client: readonly string[];
  /** The best that the client accepts. */
  encoding: Encoding;
  /** Says for the log whether the page was kept already or had to be made. */
  noteCache: (cache: 'hit' | 'miss') => void;
};

/** Answers GET and HEAD requests that nobody else answers. */
export type PageHandler = (request: Request, visit: PageVisit) => Promise<Response>;

export type Pages = { handle: PageHandler; keptBytes: () => number };

export type PagesOptions = {
  /** The one that the API answers from; null before one has been published. */
  dataset: () => Dataset | null;
  find: FindPage;
  files: StaticFiles;
  render: Render;
  /** Gets the reason for each 500, which visitors don't see, and the dataset that was looked into. */
  onError: (error: unknown, requestId: string, dataset: Dataset | null) => void;
  admit: Admission['admit'];
  security: PageSecurity;
  maxBytes: number;
  /** A refused client waits this long for its answer: asking again at once would cost more than refusing. */
  refusalMilliseconds: number;
  /** The clock by which kept pages age, in milliseconds. */
  now?: () => number;
};

/**
 * What a browser keeps, it asks about each time and gets a 304: anything longer would outlive the next publish. A
 * proxy asks once a second, and serves an old page for a day if we fail.
 */
export const KEPT_BRIEFLY = 'public, max-age=0, s-maxage=1, stale-while-revalidate=1, stale-if-error=86400';

/** A generous guess for headers and cache entry. */
const OVERHEAD_BYTES = 2048;

/**
 * Finished pages in front of Next, kept for as long as Next says and until another dataset is published. Visitors who
 * ask meanwhile share a render. An address without a page gets the one page that says so, and without a dataset every
 * page is the one that says that. What has to be rendered counts against its client; everything else is free.
 */
export function createPages(options: PagesOptions): Pages {
  const { dataset, maxBytes, refusalMilliseconds, now = () => performance.now() } = options;
  const kept = new LRUCache<string, FinishedPage>({
    maxSize: maxBytes,
    perf: { now },
    sizeCalculation: ({ body }, key) => body.length + key.length + OVERHEAD_BYTES,
  });
  let edition = editionOf(dataset());
  const forgetOld = () => {
    const current = editionOf(dataset());
    if (current !== edition) kept.clear();
    edition = current;
  };
  const read = createPageReader(options, (key, page, seconds) => {
    forgetOld();
    kept.set(key, page, { ttl: seconds * 1000 });
  });

  const handle: PageHandler = async (request, visit) => {
    const { encoding } = visit;
    try {
      forgetOld();
      const asked = findAsked(options, request);
      const found = asked.router ? undefined : kept.get(asked.key);
      visit.noteCache(found ? 'hit' : 'miss');
      const page = found ?? (await read(asked, { ...visit, isGone: () => request.signal.aborted }));
      return sendPage(request, await recodePage(page, encoding), visit.requestId);
    } catch (error) {
      const isRefused = error instanceof RenderRefused;
      if (isRefused) await delay(refusalMilliseconds);
      else options.onError(error, visit.requestId, dataset());
      const plain = isRefused ? plainPage(error.status, error.retrySeconds) : plainPage(500);
      const page = await finishSecured(options, plain, false);
      return sendPage(request, await recodePage(page, encoding), visit.requestId);
    }
  };
  return { handle, keptBytes: () => kept.calculatedSize };
}

/** Which dataset pages are made from. */
export function editionOf(dataset: Pick<Dataset, 'version'> | null): string {
  return dataset?.version ?? 'none';
}

type Asked = (PageAddress | { kind: 'file' } | { kind: 'noDataset' }) & {
  /** The same for all addresses with the same answer. */
  key: string;
  router?: RouterRequest | undefined;
};

function findAsked({ files, find, dataset }: PagesOptions, request: Request): Asked {
  const { pathname: path, search, searchParams } = new URL(request.url);
  if (files.has(path)) return { kind: 'file', key: path };
  const current = dataset();
  if (path.startsWith('/_next/')) return { kind: 'missing', key: 'missing' };
  if (current === null) return { kind: 'noDataset', key: 'no dataset' };
  const address = find(path, search.slice(1), current);
  const router = readRouterRequest(request.headers, searchParams);
  if (address.kind === 'missing') return { ...address, key: 'missing', router };
  if (address.kind === 'moved') return { ...address, key: `moved ${address.path}`, router };
  return { ...address, key: address.target, router };
}

type Reader = PageVisit & { isGone: () => boolean };
type Keep = (key: string, page: FinishedPage, seconds: number) => void;

/** Renders a page once for all who wait for it. */
function createPageReader(options: PagesOptions, keep: Keep) {
  const { dataset } = options;
  const make = createPageMaker(options, keep);
  const underWay = new Map<string, { page: Promise<FinishedPage>; readers: Reader[] }>();

  const read = async (asked: Asked, reader: Reader): Promise<FinishedPage> => {
    if (asked.router) return make(asked, reader, () => !reader.isGone());
    const key = `${editionOf(dataset())} ${asked.key}`;
    const shared = underWay.get(key);
    if (shared) {
      shared.readers.push(reader);
      // This client may be allowed what another was refused.
      return shared.page.catch((error: unknown) => {
        if (error instanceof RenderRefused) return read(asked, reader);
        throw error;
      });
    }
    const readers = [reader];
    const isWanted = () => readers.some(({ isGone }) => !isGone());
    const page = make(asked, reader, isWanted).finally(() => underWay.delete(key));
    underWay.set(key, { page, readers });
    return page;
  };
  return read;
}

const A_YEAR_SECONDS = 31_536_000;

function createPageMaker(options: PagesOptions, keep: Keep) {
  const { render, admit, files, dataset } = options;
  const fallback = createFallbackPages(render);

  const makeUnfinished = async (asked: Asked, reader: Reader, isWanted: () => boolean) => {
    const { requestId, client } = reader;
    if (asked.kind === 'file') return files.read(asked.key);
    if (asked.kind === 'moved') return movedTo(asked, asked.router?.proof ?? null);
    if (asked.kind === 'noDataset') return fallback.noDataset(requestId);
    // Next's router asks for the document then.
    if (asked.kind === 'missing') return asked.router ? NO_PAYLOAD : fallback.missing(requestId);
    const turn = admit(client, asked.cost, isWanted);
    const answer = await render({ target: asked.key, requestId, router: asked.router, turn });
    return asked.router ? withoutKeeping(answer) : fallback.inPlaceOf(answer, requestId);
  };

  return async (asked: Asked, reader: Reader, isWanted: () => boolean): Promise<FinishedPage> => {
    const made: UnfinishedPage & { edition?: string | null } = await makeUnfinished(asked, reader, isWanted);
    const seconds = asked.router ? 0 : secondsToKeep(made, asked);
    const isKept = seconds > 0 && made.edition !== null;
    const { vary, ...headers }: Record<string, string> = made.headers;
    // A payload's address differs from its document's.
    if (asked.router && vary !== undefined) headers.vary = vary;
    if (isKept && asked.kind === 'page') headers['cache-control'] = KEPT_BRIEFLY;
    const path = asked.kind === 'page' && made.status === 200 ? asked.key : '';
    const page = await finishSecured(options, { ...made, headers }, isKept, path);
    // While it was compressed, another edition may have been published.
    const isStillRight = made.edition === undefined || made.edition === editionOf(dataset());
    if (isKept && isStillRight) keep(asked.key, page, seconds);
    return page;
  };
}

const NO_PAYLOAD: UnfinishedPage = {
  status: 404,
  headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
  body: Buffer.from('There is no such page.\n'),
};

function withoutKeeping(answer: Rendered): Rendered {
  return { ...answer, headers: { ...answer.headers, 'cache-control': 'no-store' } };
}

/** Next's router goes on asking for a payload, which Next has to be able to tell. */
function movedTo({ status, path }: { status: number; path: string }, proof: string | null): UnfinishedPage {
  const location = proof === null ? path : `${path}?_rsc=${encodeURIComponent(proof)}`;
  return { status, headers: { location, 'cache-control': KEPT_BRIEFLY }, body: Buffer.alloc(0) };
}

/** How long it's the same for everybody; a page for what is missing until the next publish. */
function secondsToKeep({ status, headers }: UnfinishedPage, { kind }: Asked): number {
  if (headers['set-cookie'] !== undefined) return 0;
  if (kind !== 'page') return kind === 'missing' && status !== 404 ? 0 : A_YEAR_SECONDS;
  if (status !== 200 && status !== 308) return 0;
  const seconds = /(?:^|,)\s*s-maxage=(\d+)/.exec(headers['cache-control'] ?? '')?.[1];
  return seconds === undefined ? 0 : Number(seconds);
}

async function finishSecured(
  { security }: PagesOptions,
  page: UnfinishedPage,
  isKept: boolean,
  path = '',
): Promise<FinishedPage> {
  return finishPage({ ...page, headers: { ...page.headers, ...security(page, path) } }, isKept);
}
