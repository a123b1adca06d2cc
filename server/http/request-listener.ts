import { randomBytes } from 'node:crypto';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { DOWNLOADS } from '#lib/dataset-file/exported-files.ts';
import type { Exchange, Route } from '../observe/traffic.ts';
import type { Dataset } from '../store/open-dataset.ts';
import type { ApiHandler, ApiResponse } from './api-message.ts';
import { errorResponse, methodNotAllowed, type Problem } from './error-response.ts';
import { findExcess, hasEndlessBody } from './limits.ts';

type Listener = (request: IncomingMessage, response: ServerResponse, exchange: Exchange) => void;

/** `path` is relative to the API's root; `query` is raw. */
export type ApiTarget = { path: string; query: string; requestId: string };

export type ApiListener = (
  request: IncomingMessage,
  response: ServerResponse,
  target: ApiTarget,
  headers?: readonly string[],
) => void;

export type RequestParts = {
  answerApi: ApiListener;
  answerFile: ApiListener;
  answerTile: ApiListener;
  answerMcp: ApiListener;
  answerDownload: ApiListener;
  answerProbe: Listener;
  /** Null without a website: the API then answers every path. */
  answerPage: () => Listener | null;
  isRootFile: (path: string) => boolean;
  watch: Listener;
  nextRequestId: () => string;
  always: readonly string[];
  /** Whether connections close after their next answer. */
  isStopping: () => boolean;
};

/** Gives each request its id, refuses bad ones, and passes the rest to the part that answers them. */
export function createRequestListener(parts: RequestParts): RequestListener {
  const { answerApi, answerFile, answerTile, answerProbe, answerPage, watch, nextRequestId } = parts;
  return (request, response) => {
    request.url = toRelative(request.url ?? '/');
    const [path, query] = splitTarget(request.url);
    const route = routeOf(path, parts.isRootFile);
    const requestId = nextRequestId();
    const exchange: Exchange = { requestId, route, path, cache: null };
    watch(request, response, exchange);
    if (parts.isStopping() || hasEndlessBody(request)) response.shouldKeepAlive = false;
    const problem = findProblem(request, path);
    if (problem) {
      refuse(response, errorResponse({ ...problem, requestId }), parts.always);
      return;
    }
    if (route === 'api') {
      answerApi(request, response, { path: path.slice('/v2'.length), query, requestId });
      return;
    }
    if (route === 'file') {
      answerFile(request, response, { path, query, requestId });
      return;
    }
    if (route === 'mcp') {
      parts.answerMcp(request, response, { path, query, requestId });
      return;
    }
    if (path.startsWith(DOWNLOADS)) {
      parts.answerDownload(request, response, { path, query, requestId });
      return;
    }
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      refuse(response, methodNotAllowed(['GET', 'HEAD'], requestId), parts.always);
      return;
    }
    if (route === 'probe' || route === 'tile') setAll(response, parts.always);
    if (route === 'probe') answerProbe(request, response, exchange);
    else if (route === 'tile') answerTile(request, response, { path, query, requestId });
    else {
      const answer = answerPage();
      if (answer) answer(request, response, exchange);
      else answerApi(request, response, { path, query, requestId });
    }
  };
}

/** A counter within the process, after a random prefix. */
export function createRequestIds(): () => string {
  const process = randomBytes(5).toString('hex');
  let count = 0;
  return () => `${process}-${(count++).toString(36)}`;
}

export function routeOf(path: string, isRootFile: (path: string) => boolean): Route {
  if (path === '/v2' || path.startsWith('/v2/')) return 'api';
  if (path === '/mcp') return 'mcp';
  if (path.startsWith('/_next/') || path.startsWith(DOWNLOADS)) return 'asset';
  if (path.startsWith('/tiles/') || path.startsWith('/basemap/')) return 'tile';
  if (path === '/healthz' || path === '/readyz') return 'probe';
  return isRootFile(path) ? 'file' : 'page';
}

/** The target may be an absolute address (RFC 9112, section 3.2.2). */
function toRelative(target: string): string {
  if (target.startsWith('/')) return target;
  const relative = target.replace(/^https?:\/\/[^/?]*/i, '');
  return relative !== target && !relative.startsWith('/') ? `/${relative}` : relative;
}

function splitTarget(target: string): [path: string, query: string] {
  const mark = target.indexOf('?');
  return mark < 0 ? [target, ''] : [target.slice(0, mark), target.slice(mark + 1)];
}

function findProblem(request: IncomingMessage, path: string): Omit<Problem, 'requestId'> | null {
  const excess = findExcess(request);
  if (excess) return { error: 'malformed', ...excess };
  if (path.startsWith('/')) return null;
  return { error: 'malformed', message: 'The request target must begin with a slash.' };
}

/** Closes the connection too, because the rest of the request must not be read as another one. */
function refuse(
  response: ServerResponse,
  { status, headers, body }: ApiResponse,
  always: readonly string[],
): void {
  response.shouldKeepAlive = false;
  setAll(response, always);
  response.writeHead(status, headers);
  response.end(body, 'latin1');
}

function setAll(response: ServerResponse, headers: readonly string[]): void {
  for (let i = 0; i + 1 < headers.length; i += 2) response.setHeader(headers[i]!, headers[i + 1]!);
}

/** `always` are the added headers where the caller gives no others. */
export function createApiListener(
  handler: ApiHandler,
  dataset: () => Dataset | null,
  always: readonly string[],
): ApiListener {
  return (request, response, { path, query, requestId }, headers = always) => {
    const answer = handler({
      method: request.method ?? 'GET',
      path,
      query,
      acceptEncoding: request.headers['accept-encoding'],
      ifNoneMatch: request.headers['if-none-match'],
      dataset: dataset(),
      requestId,
    });
    if (answer instanceof Promise) answer.then((late) => writeAnswer(request, response, late, headers));
    else writeAnswer(request, response, answer, headers);
  };
}

/** `headers` (names and values in turn) are added to the answer's own. */
export function writeAnswer(
  { method }: IncomingMessage,
  response: ServerResponse,
  answer: ApiResponse,
  headers: readonly string[],
): void {
  for (const text of headers) answer.headers.push(text);
  response.writeHead(answer.status, answer.headers);
  if (method === 'HEAD' || answer.body === null) response.end();
  else response.end(answer.body, 'latin1');
}
