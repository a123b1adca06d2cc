import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { type Encoding, rememberEncodings } from '../http/representation.ts';
import type { Spend } from '../quota/spending.ts';
import { packPage } from '../renderers/pack-page.ts';
import type { PageSources, RenderedPage } from '../renderers/page-sources.ts';
import { OURS, RenderRefused, type RenderRequest } from '../renderers/renderers.ts';
import type { Dataset } from '../store/open-dataset.ts';
import { busyPage, createFallbackPages, type FallbackPages, tooManyPagesPage } from './fallback-pages.ts';
import { type FinishedPage, finishPage, isGoodAt, KEPT_BRIEFLY, sendPage } from './finish-page.ts';
import { createFinishedPages } from './finished-pages.ts';
import type { PageAddress } from './page-address.ts';
import type { PageSecurity } from './page-security.ts';
import type { PageStore } from './page-store.ts';
import type { StaticFiles } from './static-files.ts';

/** `cache` is set to whether the finished page was there already. */
export type PageVisit = {
  requestId: string;
  cache: 'hit' | 'miss' | null;
  /** The dataset that the page is made from; null before one has been published. */
  dataset: Dataset | null;
  /** The client and its network, for the quota. */
  client: readonly string[];
};

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
  render: (request: RenderRequest) => Promise<RenderedPage>;
  spend: Spend;
  files: StaticFiles;
  find: (path: string, query: string, dataset: Dataset | null) => PageAddress;
  /**
   * False where pages read another instance, whose dataset may change at any moment: nothing is kept then.
   */
  hasOwnDataset: boolean;
  /** Whether a page's sources say the same in this dataset. */
  isStillSaid: (sources: PageSources, dataset: Dataset) => Promise<boolean>;
  security: PageSecurity;
  store: PageStore<RenderedPage> | null;
  maxBytes: number;
  /**
   * A refused client waits this long for its answer: asking again at once would cost us more than refusing.
   */
  refusalMilliseconds: number;
  /** In milliseconds: how old a kept page is. */
  now: () => number;
};

/**
 * Incremental static regeneration by what pages are made from. A page depends only on the dataset and its
 * path: it's rendered when first asked for, kept in memory as sent and in `store` as rendered and packed,
 * and rendered again when another dataset answers it differently, or after its `revalidate`. Visitors who
 * ask meanwhile share that render. An address without a page gets the one page that says so. Without a
 * dataset every page is the one that says that. What has to be rendered counts against its client;
 * everything else is free.
 */
export function createPages(settings: PagesSettings): Pages {
  const { render, hasOwnDataset, security, maxBytes, now } = settings;
  const fallback = createFallbackPages((target, reader) => render({ ...reader, ...OURS, target }));
  const readPage = createPageReader(settings, fallback);
  const finished = createFinishedPages(maxBytes);
  const prove = createProof(settings);
  const refuse = createRefusals(security);
  const chooseEncoding = rememberEncodings(['br', 'zstd', 'gzip']);

  const handle: PageHandler = async (request, response, visit) => {
    const dataset = hasOwnDataset ? visit.dataset : null;
    const encoding = chooseEncoding(request.headers['accept-encoding']);
    const send = (page: FinishedPage) => sendPage(request, response, page, visit.requestId);
    const asked = findAsked(settings, request.url ?? '/', dataset);
    const key = `${encoding}\n${asked.key}`;
    const found = dataset === null ? undefined : finished.find(key);
    const isKept = found && dataset && (isProven(found, dataset, now()) || (await prove(found, dataset)));
    const kept = isKept ? found : undefined;
    visit.cache = kept ? 'hit' : 'miss';
    if (kept) {
      send(kept);
      return;
    }
    const isGone = () => response.destroyed;
    const rendered =
      asked.kind === 'noDataset'
        ? fallback.noDataset(visit.requestId)
        : readPage(asked, { ...visit, dataset, isGone });
    let made: RenderedPage;
    try {
      made = await rendered;
    } catch (error) {
      const refusal = refuse(error, encoding);
      await delay(settings.refusalMilliseconds);
      send(await refusal);
      return;
    }
    const answer = secured(made, security, asked.kind === 'page' && made.status === 200 ? asked.key : '');
    const page = await finishPage(answer, encoding);
    if (dataset !== null && isKeepable(answer, asked)) finished.keep(key, page);
    send(page);
  };
  return { handle, keptBytes: finished.size };
}

type Proving = Pick<FinishedPage, 'version' | 'sources' | 'good'>;

/** Without asking. */
function isProven(page: Proving, { version }: Dataset, milliseconds: number): boolean {
  return page.version === version && isGoodAt(page, milliseconds);
}

/** Whether another version's page is still right for this one; if so, it's marked as such. */
function createProof({ isStillSaid, now }: Pick<PagesSettings, 'isStillSaid' | 'now'>) {
  return async (page: Proving, dataset: Dataset): Promise<boolean> => {
    if (!page.sources || page.version === dataset.version || !isGoodAt(page, now())) return false;
    if (!(await isStillSaid(page.sources, dataset))) return false;
    page.version = dataset.version;
    return true;
  };
}

/** Made once for all who are refused: a page for each of them would keep others waiting. Throws other errors. */
function createRefusals(
  security: PageSecurity,
): (error: unknown, encoding: Encoding) => Promise<FinishedPage> {
  const made = new Map<string, Promise<FinishedPage>>();
  return (error, encoding) => {
    if (!(error instanceof TooMuchAsked || error instanceof RenderRefused)) throw error;
    const { name, retrySeconds } = error;
    const key = `${name} ${retrySeconds} ${encoding}`;
    const known = made.get(key);
    if (known) return known;
    const page = error instanceof TooMuchAsked ? tooManyPagesPage(retrySeconds) : busyPage(retrySeconds);
    const finished = page.then((answer) => finishPage(secured(answer, security, ''), encoding));
    made.set(key, finished);
    return finished;
  };
}

class TooMuchAsked extends Error {
  override name = 'TooMuchAsked';
  readonly retrySeconds: number;

  constructor(waitMilliseconds: number) {
    super('This client has asked for too many pages');
    this.retrySeconds = Math.max(1, Math.ceil(waitMilliseconds / 1000));
  }
}

/** `key` is the same for all addresses with the same answer. */
type Asked =
  | { kind: 'file'; key: string }
  | { kind: 'page'; key: string; cost: number; readsQuery: boolean }
  | { kind: 'moved'; key: string; path: string }
  | { kind: 'missing'; key: string };

const MISSING: Asked = { kind: 'missing', key: 'missing' };
const NO_DATASET = { kind: 'noDataset', key: 'no dataset' } as const;

function findAsked(
  { files, find, hasOwnDataset }: PagesSettings,
  url: string,
  dataset: Dataset | null,
): Asked | typeof NO_DATASET {
  const mark = url.indexOf('?');
  const path = mark < 0 ? url : url.slice(0, mark);
  if (path.startsWith('/_next/')) return files.has(path) ? { kind: 'file', key: path } : MISSING;
  if (hasOwnDataset && dataset === null && !isNamedLikeFile(path)) return NO_DATASET;
  const address = find(path, mark < 0 ? '' : url.slice(mark + 1), dataset);
  if (address.kind === 'missing') return MISSING;
  if (address.kind === 'moved') return { ...address, key: `moved ${address.path}` };
  const { target: key, ...page } = address;
  return { ...page, key };
}

const isNamedLikeFile = (path: string) => /\.[a-z0-9]+$/i.test(path);

type Reader = PageVisit & { isGone: () => boolean };
type UnderWay = { version: string; answer: Promise<RenderedPage>; readers: Reader[] };

/** Reads the rendered page from the store, or renders it once for all who are waiting. */
function createPageReader(
  settings: PagesSettings,
  fallback: FallbackPages,
): (asked: Asked, reader: Reader) => Promise<RenderedPage> {
  const { render, spend, files, store, now } = settings;
  const prove = createProof(settings);
  const underWay = new Map<string, UnderWay>();

  async function make(asked: Asked, reader: Reader, isWanted: () => boolean): Promise<RenderedPage> {
    const { version } = reader.dataset ?? {};
    if (asked.kind === 'missing') return { ...(await fallback.missing(reader)), version };
    if (asked.kind === 'moved') return { ...(await movedTo(asked.path)), version };
    if (asked.kind === 'file') return { ...(await files.read(asked.key)), version };
    const { requestId, dataset, client } = reader;
    const spent = spend(client, asked.cost, performance.now());
    if (!spent.isAllowed) throw new TooMuchAsked(spent.waitMilliseconds);
    const { recentUse } = spent;
    const page = { target: asked.key, requestId, dataset, client: client[0] ?? null, recentUse, isWanted };
    const answer = await fallback.inPlaceOf(await render(page), reader);
    const isGood = answer.status === 200 || answer.status === 308;
    if (asked.readsQuery || !isGood) return answer;
    const seconds = sharedSeconds(String(answer.headers['cache-control'] ?? ''));
    return {
      ...answer,
      version,
      headers: { ...answer.headers, 'cache-control': KEPT_BRIEFLY },
      ...(seconds !== null && { good: { from: now(), until: now() + seconds * 1000 } }),
    };
  }

  async function findOrMake(
    asked: Asked,
    reader: Reader,
    dataset: Dataset,
    isWanted: () => boolean,
  ): Promise<RenderedPage> {
    if (asked.kind !== 'page') return make(asked, reader, isWanted);
    const kept = await store?.get(asked.key);
    if (kept && (isProven(kept, dataset, now()) || (await prove(kept, dataset)))) return kept;
    const answer = await make(asked, reader, isWanted);
    if (isKeepable(answer, asked)) void store?.set(asked.key, answer);
    return answer;
  }

  const read = async (asked: Asked, reader: Reader): Promise<RenderedPage> => {
    const { dataset } = reader;
    if (dataset === null || (asked.kind === 'page' && asked.readsQuery)) {
      return make(asked, reader, () => !reader.isGone());
    }
    const { key } = asked;
    const { version } = dataset;
    // Next shares a render among all who ask for its path, whichever dataset they read: the other dataset's
    // goes first.
    for (let other = underWay.get(key); other && other.version !== version; other = underWay.get(key)) {
      await other.answer.catch(() => {});
    }
    const shared = underWay.get(key);
    if (shared) {
      shared.readers.push(reader);
      // This client may be allowed what another was refused.
      return shared.answer.catch((error: unknown) => {
        if (error instanceof TooMuchAsked || error instanceof RenderRefused) return read(asked, reader);
        throw error;
      });
    }
    const readers = [reader];
    const isWanted = () => readers.some(({ isGone }) => !isGone());
    const answer = findOrMake(asked, reader, dataset, isWanted).finally(() => underWay.delete(key));
    underWay.set(key, { version, answer, readers });
    return answer;
  };
  return read;
}

/** The page's `revalidate`; null where it doesn't say. */
function sharedSeconds(cacheControl: string): number | null {
  const seconds = /(?:^|,)\s*s-maxage=(\d+)/.exec(cacheControl)?.[1];
  return seconds === undefined ? null : Number(seconds);
}

function movedTo(path: string): Promise<RenderedPage> {
  const headers = { location: path, 'cache-control': KEPT_BRIEFLY };
  return packPage({ status: 308, headers, body: Buffer.alloc(0) });
}

function isKeepable({ status, headers }: RenderedPage, asked: Asked | typeof NO_DATASET): boolean {
  if (headers['set-cookie'] !== undefined || asked.kind === 'noDataset') return false;
  if (asked.kind === 'missing') return status === 404;
  if (asked.kind !== 'page') return status < 400;
  return !asked.readsQuery && headers['cache-control'] === KEPT_BRIEFLY && status < 400;
}

function secured(answer: RenderedPage, security: PageSecurity, path: string): RenderedPage {
  const safe = security(String(answer.headers['content-type'] ?? ''), answer.scripts, path);
  return { ...answer, headers: { ...answer.headers, ...safe } };
}
