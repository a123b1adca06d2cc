import type { IncomingMessage, ServerResponse } from 'node:http';
import { type CapturedResponse, captureResponse } from './capture-response.ts';
import type { PageSecurity } from './page-security.ts';

/** Next's way to answer a request. */
export type Render = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** What Next answers, made safe; null where it was too large to hold back and has been sent already. */
export type Capture = (
  request: IncomingMessage,
  response: ServerResponse,
) => Promise<CapturedResponse | null>;

/**
 * Has Next answer, and holds its answer back. HEAD is asked for as GET: an answer without its body has neither a length
 * nor a tag, and Node leaves the body out of what is sent.
 */
export function createCapture({ render, security }: { render: Render; security: PageSecurity }): Capture {
  return (request, response) => {
    const { method } = request;
    const answer = new Promise<CapturedResponse | null>((resolve, reject) => {
      captureResponse(response, (whole) => {
        const safe = security(String(whole.headers['content-type'] ?? ''), whole.body);
        resolve({ ...whole, headers: { ...whole.headers, ...safe } });
      });
      // A response that was released ends by itself; the promise then has nothing to hand over.
      response.once('close', () => resolve(null));
      if (method === 'HEAD') request.method = 'GET';
      render(request, response).catch(reject);
    });
    return answer.finally(() => {
      if (method !== undefined) request.method = method;
    });
  };
}

/** Takes back every header that has been set: another page is to be made or sent in this one's place. */
export function forgetHeaders(response: ServerResponse): void {
  for (const name of response.getHeaderNames()) response.removeHeader(name);
}
