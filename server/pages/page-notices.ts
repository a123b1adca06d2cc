import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Capture, forgetHeaders } from './capture-page.ts';
import type { CapturedResponse } from './capture-response.ts';
import { NEXT_VARIES_ON } from './page-key.ts';

const SECONDS_TO_A_DATASET = 10;

/** Pages that stand in for others, and are none themselves. */
const PATHS = { noDataset: '/notices/no-dataset', failed: '/notices/failed', missing: '/_not-found' };

/** Where Next keeps what it knows of a request; it must forget it before the request stands for another page. */
const NEXT_REQUEST_META = Symbol.for('NextInternalRequestMeta');

/** Pages that stand in for others. */
export type Notices = {
  /** The path of the page for what is missing. */
  missing: string;
  /** The page that says that there is no dataset yet, with status 503. */
  ofNoDataset: Capture;
  /**
   * Where a page of Next's turns out to be missing or fails, its document is an empty shell that only scripts fill.
   * A notice with the same status stands in for it, whole without them; any other answer stays as it is.
   */
  inPlaceOf: (
    answer: CapturedResponse,
    request: IncomingMessage,
    response: ServerResponse,
  ) => Promise<CapturedResponse | null>;
};

/** The website's pages for when there is no page. */
export function createNotices(capture: Capture): Notices {
  const renderNotice = (request: IncomingMessage, response: ServerResponse, path: string) => {
    request.url = path;
    for (const name of NEXT_VARIES_ON) delete request.headers[name];
    Reflect.deleteProperty(request, NEXT_REQUEST_META);
    forgetHeaders(response);
    response.statusCode = 200;
    return capture(request, response);
  };
  return {
    missing: PATHS.missing,
    async ofNoDataset(request, response) {
      delete request.headers['if-none-match'];
      const notice = await renderNotice(request, response, PATHS.noDataset);
      return notice && withStatus(notice, 503, { 'retry-after': String(SECONDS_TO_A_DATASET) });
    },
    async inPlaceOf(answer, request, response) {
      if (!isShell(answer, request)) return answer;
      const path = answer.status === 404 ? PATHS.missing : PATHS.failed;
      const notice = await renderNotice(request, response, path);
      return notice && withStatus(notice, answer.status);
    },
  };
}

/** Whether a browser without scripts would see nothing of this answer. */
function isShell({ status, headers, body }: CapturedResponse, request: IncomingMessage): boolean {
  if ((status !== 404 && status < 500) || request.headers.rsc !== undefined) return false;
  if (!String(headers['content-type']).startsWith('text/html')) return false;
  return body.includes('id="__next_error__"');
}

function withStatus(notice: CapturedResponse, status: number, headers = {}): CapturedResponse {
  return { ...notice, status, headers: { ...notice.headers, 'cache-control': 'no-store', ...headers } };
}
