import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import { failedPageTexts } from '#messages/messages.ts';
import type { CurrentDataset } from './store/current-dataset.ts';
import type { Website } from './website.ts';

export type PageAnswerOptions = {
  website: Website;
  follower: CurrentDataset;
  log: Logger;
};

/** `cache` says whether a page was kept already or had to be made. */
type Exchange = {
  requestId: string;
  path: string;
  client: readonly string[];
  cache: 'hit' | 'miss' | null;
};

/** If not even the failure page could be rendered. */
const FAILED = {
  'Content-Type': 'text/plain; charset=utf-8',
  'Cache-Control': 'no-store',
  'X-Content-Type-Options': 'nosniff',
};

/** For requests whose path can't be an address of this site. */
const NO_PAGE = '/fallback/no-page';

/** Each page is answered from one dataset version, even if another is published meanwhile. */
export function createPageAnswer({ website, follower, log }: PageAnswerOptions) {
  return (request: IncomingMessage, response: ServerResponse, exchange: Exchange): void => {
    const { requestId, path } = exchange;
    request.url = toPageTarget(request.url ?? '/', path);
    // Until the page is rendered, even if its visitor has left: others may be waiting for it.
    const pin = follower.pin();
    const visit = Object.assign(exchange, { dataset: pin?.dataset ?? null });
    website
      .handle(request, response, visit)
      .catch((error: unknown) => {
        log.error({ err: error, requestId, path }, 'Page failed');
        follower.suspect(error, visit.dataset);
        if (!response.headersSent) response.writeHead(500, FAILED);
        response.end(`${failedPageTexts.title}. ${failedPageTexts.advice}\n`);
      })
      .finally(() => pin?.release());
  };
}

/** The target as it may be looked up: relative, well-formed, without the empty segments that name hosts. */
function toPageTarget(target: string, path: string): string {
  if (path.includes('//') || path.includes('\\')) return NO_PAGE;
  try {
    decodeURIComponent(path);
  } catch {
    return NO_PAGE;
  }
  return target;
}
