import type { Dataset } from '../store/open-dataset.ts';
import type { ApiHandler } from './api-message.ts';

const MOST_REDIRECTS = 5;

/** The API as a `fetch` within this process: no socket, quota or compression. Redirects are followed. */
export function createInProcessFetch(
  handler: ApiHandler,
  dataset: () => Dataset | null,
  nextRequestId: () => string,
): (request: Request) => Promise<Response> {
  return async (request) => {
    request.signal.throwIfAborted();
    let { pathname, search } = new URL(request.url);
    for (let hop = 0; ; hop++) {
      const answer = await handler({
        method: request.method,
        path: pathname.startsWith('/v2/') ? pathname.slice('/v2'.length) : '',
        query: search.slice(1),
        acceptEncoding: undefined,
        ifNoneMatch: request.headers.get('if-none-match') ?? undefined,
        dataset: dataset(),
        requestId: nextRequestId(),
      });
      const location =
        answer.status === 301 ? answer.headers[answer.headers.indexOf('Location') + 1] : undefined;
      if (location === undefined || hop === MOST_REDIRECTS) return toResponse(answer);
      ({ pathname, search } = new URL(location, request.url));
    }
  };
}

function toResponse({ status, headers, body }: Awaited<ReturnType<ApiHandler>>): Response {
  const pairs: [string, string][] = [];
  for (let i = 0; i + 1 < headers.length; i += 2) pairs.push([headers[i]!, headers[i + 1]!]);
  const content =
    body === null ? null : new Uint8Array(typeof body === 'string' ? Buffer.from(body, 'latin1') : body);
  return new Response(content, { status, headers: pairs });
}
