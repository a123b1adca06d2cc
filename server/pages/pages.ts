import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { type CapturedResponse, captureResponse } from './capture-response.ts';
import { type ContentCoding, chooseCoding, compress, isWorthCompressing } from './content-coding.ts';
import { createFinishedPages, type FinishedPage } from './finished-pages.ts';
import { createTurns } from './turns.ts';

/** Next's way to answer a request. */
export type Render = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** Told whether a page was there already. */
export type PageVisit = { cache: 'hit' | 'miss' | null };

/** Answers the request for a page, and says in `visit` how it came by it. */
export type PageHandler = (
  request: IncomingMessage,
  response: ServerResponse,
  visit: PageVisit,
) => Promise<void>;

export type Pages = {
  handle: PageHandler;
  /** How many bytes of finished pages are kept. */
  keptBytes: () => number;
};

export type PagesSettings = {
  /** Next's request handler. */
  render: Render;
  /** The dataset version that the present request reads; null while there is none. */
  version: () => string | null;
  /** Whether the pages read this process's own dataset: with another instance's, pages aren't kept here. */
  hasOwnDataset: boolean;
  maxBytes: number;
  now: () => number;
};

/** The request headers that Next's answers depend on, beside the address. */
const VARIES_ON = [
  'rsc',
  'next-router-state-tree',
  'next-router-prefetch',
  'next-router-segment-prefetch',
  'next-url',
];

/** Headers that belong to one sending of a page, not to the page. */
const PER_SENDING = [
  'content-length',
  'transfer-encoding',
  'connection',
  'keep-alive',
  'date',
  'etag',
  'x-nextjs-cache',
  'x-request-id',
];

const SECONDS_TO_A_DATASET = 10;

/** Pages that stand in for others, and are none themselves. */
const NOTICES = { noDataset: '/notices/no-dataset', failed: '/notices/failed', missing: '/_not-found' };

/** Where Next keeps what it knows of a request; it must forget it before the request stands for another page. */
const NEXT_REQUEST_META = Symbol.for('NextInternalRequestMeta');

/**
 * The website's pages in front of Next: finished, compressed responses are kept in bounded memory by dataset version,
 * address and everything that Next varies on, so that an unchanged page costs no more than sending it. Without a
 * dataset every page is the one that says so, with status 503.
 */
export function createPages({ render, version, hasOwnDataset, maxBytes, now }: PagesSettings): Pages {
  const finished = createFinishedPages(maxBytes);
  const takeTurn = createTurns();

  const handle: PageHandler = async (request, response, visit) => {
    const dataset = version();
    const path = request.url ?? '/';
    if (path.startsWith('/notices/')) request.url = NOTICES.missing;
    if (hasOwnDataset && dataset === null && isPage(path)) {
      await renderNoDataset(request, response);
      return;
    }
    if ((request.method !== 'GET' && request.method !== 'HEAD') || request.headers.range) {
      await render(request, response);
      return;
    }
    const coding = chooseCoding(request.headers['accept-encoding']);
    const key = keyOf(request, path, coding);
    const kept = dataset === null ? undefined : finished.find(dataset, key, now());
    visit.cache = kept ? 'hit' : 'miss';
    if (kept) {
      send(request, response, kept);
      return;
    }
    const condition = takeCondition(request);
    const renderOnce = async () => wholePage(request, response, await captured(request, response, render));
    const answer = await (dataset === null ? renderOnce() : takeTurn(path, dataset, renderOnce));
    if (!answer) return;
    const page = await finish(answer, coding, now());
    if (dataset !== null && request.method === 'GET' && isKeepable(answer)) finished.keep(dataset, key, page);
    if (condition !== undefined) request.headers['if-none-match'] = condition;
    send(request, response, page);
  };
  return { handle, keptBytes: finished.size };

  async function renderNoDataset(request: IncomingMessage, response: ServerResponse): Promise<void> {
    delete request.headers['if-none-match'];
    const answer = await renderNotice(request, response, NOTICES.noDataset);
    if (!answer) return;
    const page = await finish(answer, chooseCoding(request.headers['accept-encoding']), now());
    const headers = {
      ...page.headers,
      'cache-control': 'no-store',
      'retry-after': String(SECONDS_TO_A_DATASET),
    };
    send(request, response, { ...page, status: 503, headers });
  }

  /**
   * Where a page of Next's turns out to be missing or fails, its document is an empty shell that only scripts fill.
   * A notice with the same status stands in for it, whole without them.
   */
  async function wholePage(
    request: IncomingMessage,
    response: ServerResponse,
    answer: CapturedResponse | null,
  ): Promise<CapturedResponse | null> {
    if (!answer || (answer.status !== 404 && answer.status < 500) || request.headers.rsc !== undefined)
      return answer;
    if (!String(answer.headers['content-type']).startsWith('text/html')) return answer;
    if (request.method === 'GET' && !answer.body.includes('id="__next_error__"')) return answer;
    const isMissing = answer.status === 404;
    const notice = await renderNotice(request, response, isMissing ? NOTICES.missing : NOTICES.failed);
    return (
      notice && {
        ...notice,
        status: answer.status,
        headers: { ...notice.headers, 'cache-control': 'no-store' },
      }
    );
  }

  function renderNotice(
    request: IncomingMessage,
    response: ServerResponse,
    notice: string,
  ): Promise<CapturedResponse | null> {
    request.url = notice;
    for (const name of VARIES_ON) delete request.headers[name];
    Reflect.deleteProperty(request, NEXT_REQUEST_META);
    forgetHeaders(response);
    response.statusCode = 200;
    return captured(request, response, render);
  }
}

/** Next's own files and files of any kind have a dot in their name or stand under /_next/; the rest are pages. */
function isPage(path: string): boolean {
  const { pathname } = new URL(path, 'http://site');
  return !pathname.startsWith('/_next/') && !/\.[a-z0-9]+$/i.test(pathname);
}

/** A page's answer doesn't depend on the query (one that does isn't keepable); that of a file under /_next/ does. */
function keyOf(request: IncomingMessage, path: string, coding: ContentCoding): string {
  const address = path.startsWith('/_next/') ? path : path.split('?', 1)[0]!;
  const varied = VARIES_ON.map((name) => request.headers[name] ?? '').join('\n');
  return createHash('sha256').update(`${coding}\n${address}\n${varied}`).digest('base64');
}

/** Next would answer a condition by a tag of its own: it is met here, by the finished page's. */
function takeCondition(request: IncomingMessage): string | undefined {
  const condition = request.headers['if-none-match'];
  delete request.headers['if-none-match'];
  return condition;
}

/** What Next answers; null where it was too large to hold back and has been sent already. */
function captured(
  request: IncomingMessage,
  response: ServerResponse,
  render: Render,
): Promise<CapturedResponse | null> {
  return new Promise((resolve, reject) => {
    captureResponse(response, resolve);
    // A response that was released ends by itself; the promise then has nothing to hand over.
    response.once('close', () => resolve(null));
    render(request, response).catch(reject);
  });
}

function isKeepable({ status, headers }: CapturedResponse): boolean {
  const cacheControl = String(headers['cache-control'] ?? '');
  const varies = String(headers.vary ?? '')
    .split(',')
    .map((name) => name.trim().toLowerCase())
    .filter((name) => name !== '' && name !== 'accept-encoding');
  return (
    status === 200 &&
    /s-maxage=[1-9]|immutable/.test(cacheControl) &&
    headers['set-cookie'] === undefined &&
    varies.every((name) => VARIES_ON.includes(name))
  );
}

/** The answer as it is sent, now and again: compressed, tagged, and for browsers to ask after each time. */
async function finish(
  { status, headers, body }: CapturedResponse,
  coding: ContentCoding,
  now: number,
): Promise<FinishedPage> {
  const cacheControl = String(headers['cache-control'] ?? '');
  const secondsGood = Number(/s-maxage=(\d+)/.exec(cacheControl)?.[1] ?? 31_536_000);
  const isCompressed =
    coding !== 'identity' &&
    headers['content-encoding'] === undefined &&
    isWorthCompressing(String(headers['content-type'] ?? ''), body.length);
  const kept = Object.fromEntries(Object.entries(headers).filter(([name]) => !PER_SENDING.includes(name)));
  return {
    status,
    expiresAt: now + secondsGood * 1000,
    body: isCompressed ? await compress(body, coding) : body,
    headers: {
      ...kept,
      // Next writes a redirect's address twice.
      ...(Array.isArray(headers.location) && { location: headers.location[0] }),
      ...(isCompressed && { 'content-encoding': coding }),
      // A week in a shared cache would outlive the next publish: every cache asks again, and gets a 304.
      ...(cacheControl.includes('s-maxage') && { 'cache-control': 'public, max-age=0, must-revalidate' }),
      ...(status === 200 && {
        etag: `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
      }),
      vary: [...new Set([...String(headers.vary ?? '').split(/\s*,\s*/), 'accept-encoding'])]
        .filter(Boolean)
        .join(', '),
    },
  };
}

/** What was written to a response for another sending; the request's id stays. */
function forgetHeaders(response: ServerResponse): void {
  for (const name of response.getHeaderNames()) if (name !== 'x-request-id') response.removeHeader(name);
}

function send(
  request: IncomingMessage,
  response: ServerResponse,
  { status, headers, body }: FinishedPage,
): void {
  forgetHeaders(response);
  if (status === 200 && headers.etag !== undefined && request.headers['if-none-match'] === headers.etag) {
    const { 'content-type': _type, 'content-encoding': _coding, ...rest } = headers;
    response.writeHead(304, rest).end();
    return;
  }
  response.writeHead(status, { ...headers, 'content-length': body.length });
  response.end(request.method === 'HEAD' ? undefined : body);
}
