import type { IncomingMessage, ServerResponse } from 'node:http';
import { clientAddress } from '../quota/client-address.ts';
import { createQuotaHeaders, tooManyRequests } from '../quota/limit-callers.ts';
import type { Quota, QuotaState } from '../quota/quota.ts';
import type { Dataset } from '../store/open-dataset.ts';
import type { ApiHandler, ApiResponse } from './api-message.ts';

export type NodeAdapterOptions = {
  handler: ApiHandler;
  dataset: () => Dataset | null;
  /** Null counts nobody. */
  quota: Quota | null;
  trustedHops: number;
  /** Added to every answer: names and values in turn. */
  always: readonly string[];
  /** A clock that never goes back, in milliseconds. */
  now: () => number;
};

/** Answers a Node request to `path` (relative to the API's root) with the raw `query`. */
export type NodeAdapter = (
  request: IncomingMessage,
  response: ServerResponse,
  target: { path: string; query: string; requestId: string },
) => void;

/** A request that has been given its id. */
type Arrived = { requestId: string; path: string; query: string };

/** Joins the API to Node's HTTP server: counts callers, asks the handler, writes what it says. */
export function createNodeAdapter(options: NodeAdapterOptions): NodeAdapter {
  const { handler, dataset, quota, trustedHops, always, now } = options;
  const quotaHeaders = createQuotaHeaders(quota?.limit ?? 0, always);
  const forwardedFor = (request: IncomingMessage) => {
    const header = request.headers['x-forwarded-for'];
    return Array.isArray(header) ? header.join(',') : header;
  };
  const respond = (
    request: IncomingMessage,
    response: ServerResponse,
    { requestId, path, query, counted }: Arrived & { counted: readonly string[] },
  ) => {
    const method = request.method ?? 'GET';
    const answer = handler({
      method,
      path,
      query,
      acceptEncoding: request.headers['accept-encoding'],
      ifNoneMatch: request.headers['if-none-match'],
      dataset: dataset(),
      requestId,
    });
    if (answer instanceof Promise) answer.then((late) => write(response, late, counted, method));
    else write(response, answer, counted, method);
  };
  return (request, response, { path, query, requestId }) => {
    const method = request.method ?? 'GET';
    if (!quota || method === 'OPTIONS') {
      respond(request, response, { requestId, path, query, counted: always });
      return;
    }
    const proceed = (state: QuotaState) => {
      const counted = quotaHeaders(state);
      if (state.isAllowed) respond(request, response, { requestId, path, query, counted });
      else write(response, tooManyRequests(quota.limit, state, requestId), counted, method);
    };
    const caller = clientAddress(request.socket.remoteAddress ?? '', forwardedFor(request), trustedHops);
    const state = quota.count(caller, now());
    if (state instanceof Promise) state.then(proceed);
    else proceed(state);
  };
}

function write(
  response: ServerResponse,
  answer: ApiResponse,
  counted: readonly string[],
  method: string,
): void {
  for (const text of counted) answer.headers.push(text);
  response.writeHead(answer.status, answer.headers);
  if (method === 'HEAD' || answer.body === null) response.end();
  else response.end(answer.body, 'latin1');
}
