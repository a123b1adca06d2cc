import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Encoding, rememberEncodings } from '../http/representation.ts';
import { createCapture, forgetHeaders, type Render } from './capture-page.ts';
import type { CapturedResponse } from './capture-response.ts';
import { type FinishedPage, finishPage } from './finish-page.ts';
import { createFinishedPages } from './finished-pages.ts';
import { NEXT_VARIES_ON, pageKey } from './page-key.ts';
import { createNotices } from './page-notices.ts';
import type { PageSecurity } from './page-security.ts';
import { sendPage } from './send-page.ts';
import { createTurns } from './turns.ts';

/** The request's id; and told whether a page was there already. */
export type PageVisit = { requestId: string; cache: 'hit' | 'miss' | null };

/** Answers the request for a page, and says in `visit` how it came by it. */
export type PageHandler = (
  request: IncomingMessage,
  response: ServerResponse,
  visit: PageVisit,
) => Promise<void>;

/** The website as the server sees it. */
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
  /** The headers that every answer gets for safety. */
  security: PageSecurity;
  maxBytes: number;
  now: () => number;
};

const NO_BODY = Buffer.alloc(0);

/** A page as it was sent first, and what it was made of. */
type SentPage = { answer: CapturedResponse; encoding: Encoding; page: FinishedPage };

/**
 * The website's pages in front of Next: finished, compressed responses are kept in bounded memory by dataset version,
 * address and everything that Next varies on, so that an unchanged page costs no more than sending it. Without a
 * dataset every page is the one that says so, with status 503.
 */
export function createPages(settings: PagesSettings): Pages {
  const { render, version, hasOwnDataset, security, maxBytes, now } = settings;
  const captured = createCapture(settings);
  const notices = createNotices(captured);
  const finished = createFinishedPages(maxBytes);
  const takeTurn = createTurns();
  const chooseEncoding = rememberEncodings(['br', 'zstd', 'gzip']);

  const handle: PageHandler = async (request, response, visit) => {
    const dataset = version();
    const path = request.url ?? '/';
    if (path.startsWith('/notices/')) request.url = notices.missing;
    if (hasOwnDataset && dataset === null && isPage(path)) {
      const notice = await notices.ofNoDataset(request, response);
      const encoding = chooseEncoding(request.headers['accept-encoding']);
      if (notice) sendAnew(request, response, await finishPage(notice, encoding, now(), 'quick'), visit);
      return;
    }
    // Parts are sent of files; a page is small, and comes whole.
    if (request.headers.range !== undefined && path.startsWith('/_next/')) {
      announce(response, visit);
      await render(request, response);
      return;
    }
    delete request.headers.range;
    const encoding = chooseEncoding(request.headers['accept-encoding']);
    const key = pageKey(request, path, encoding);
    const kept = dataset === null ? undefined : finished.find(dataset, key, now());
    visit.cache = kept ? 'hit' : 'miss';
    if (kept) {
      sendPage(request, response, kept, visit.requestId);
      return;
    }
    announce(response, visit);
    const condition = takeCondition(request);
    const renderOnce = async () => {
      const answer = await captured(request, response);
      return answer && notices.inPlaceOf(answer, request, response);
    };
    const answer = await (dataset === null ? renderOnce() : takeTurn(path, dataset, renderOnce));
    if (!answer) return;
    const page = await finishPage(answer, encoding, now(), 'quick');
    const isKept = dataset !== null && isKeepable(answer);
    if (isKept) finished.keep(dataset, key, page);
    if (condition !== undefined) request.headers['if-none-match'] = condition;
    sendAnew(request, response, page, visit);
    if (isKept) await keepSmaller(dataset, key, { answer, encoding, page });
  };
  return { handle, keptBytes: finished.size };

  /** The headers of an answer that Next may send on its own. */
  function announce(response: ServerResponse, { requestId }: PageVisit): void {
    response.setHeader('X-Request-Id', requestId);
    for (const [name, value] of Object.entries(security('', NO_BODY))) response.setHeader(name, value);
  }

  /** Puts the page as small as it gets in the place of the one that was sent first, where that is still kept. */
  async function keepSmaller(dataset: string, key: string, sent: SentPage): Promise<void> {
    const { answer, encoding, page } = sent;
    if (encoding !== 'br' || page.body.length === answer.body.length) return;
    const smaller = await finishPage(answer, encoding, now(), 'well');
    if (finished.find(dataset, key, now()) === page) finished.keep(dataset, key, smaller);
  }
}

/** Next's own files and files of any kind have a dot in their name or stand under /_next/; the rest are pages. */
function isPage(path: string): boolean {
  const { pathname } = new URL(path, 'http://site');
  return !pathname.startsWith('/_next/') && !/\.[a-z0-9]+$/i.test(pathname);
}

/** Next would answer a condition by a tag of its own: it is met here, by the finished page's. */
function takeCondition(request: IncomingMessage): string | undefined {
  const condition = request.headers['if-none-match'];
  delete request.headers['if-none-match'];
  return condition;
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
    varies.every((name) => NEXT_VARIES_ON.some((known) => known === name))
  );
}

/** Sends a page over a response that Next has written headers to: they are the page's by now. */
function sendAnew(
  request: IncomingMessage,
  response: ServerResponse,
  page: FinishedPage,
  { requestId }: PageVisit,
): void {
  forgetHeaders(response);
  sendPage(request, response, page, requestId);
}
