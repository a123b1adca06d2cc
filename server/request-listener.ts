import { randomBytes } from 'node:crypto';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { isRootFile } from './api/agent-files/root-files.ts';
import { errorResponse, type Problem } from './http/error-response.ts';
import { findExcess, hasEndlessBody } from './http/limits.ts';
import type { NodeAdapter } from './http/node-adapter.ts';
import type { Exchange, Route } from './observe/traffic.ts';

type Answer = (request: IncomingMessage, response: ServerResponse, exchange: Exchange) => void;

/** The parts of the server that answer, and what is common to all requests. */
export type RequestParts = {
  answerApi: NodeAdapter;
  answerFile: NodeAdapter;
  answerTile: NodeAdapter;
  answerProbe: Answer;
  /** Null while there is no website: its paths are then unknown ones of the API. */
  answerPage: () => Answer | null;
  watch: Answer;
  nextRequestId: () => string;
  /** What every answer has, names and values in turn; API, files and pages have it in their own lists. */
  always: readonly string[];
  /** Whether each connection is to be closed after its next answer. */
  isStopping: () => boolean;
};

/** Gives each request its id and its part of the server, or refuses what no part should see. */
export function createRequestListener(parts: RequestParts): RequestListener {
  const { answerApi, answerFile, answerTile, answerProbe, answerPage, watch, nextRequestId } = parts;
  return (request, response) => {
    const [path, query] = splitTarget(request.url ?? '/');
    const route = routeOf(path);
    const requestId = nextRequestId();
    const exchange: Exchange = { requestId, route, path, cache: null };
    watch(request, response, exchange);
    if (parts.isStopping() || hasEndlessBody(request)) response.shouldKeepAlive = false;
    const problem = findProblem(request, path);
    if (problem) {
      refuse(response, { ...problem, requestId }, parts.always);
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
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      const message = 'Only GET and HEAD are answered here.';
      refuse(response, { error: 'method', message, requestId }, parts.always);
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

/** A request's path and its raw query. An absolute address as target (RFC 9112, section 3.2.2) is taken apart. */
function splitTarget(target: string): [path: string, query: string] {
  const relative = target.startsWith('/') ? target : target.replace(/^https?:\/\/[^/?]*/i, '');
  const mark = relative.indexOf('?');
  return mark < 0 ? [relative, ''] : [relative.slice(0, mark), relative.slice(mark + 1)];
}

function findProblem(request: IncomingMessage, path: string): Omit<Problem, 'requestId'> | null {
  const excess = findExcess(request);
  if (excess) return { error: 'malformed', ...excess };
  if (path.startsWith('/')) return null;
  return { error: 'malformed', message: 'The target of a request begins with a slash.' };
}

/** Refuses, and closes the connection: whatever else is sent over it is not to be read. */
function refuse(response: ServerResponse, problem: Problem, always: readonly string[]): void {
  const { status, headers, body } = errorResponse(problem);
  response.shouldKeepAlive = false;
  setAll(response, always);
  response.writeHead(status, headers);
  response.end(body, 'latin1');
}

/** Sets headers that stand as names and values in turn. */
function setAll(response: ServerResponse, headers: readonly string[]): void {
  for (let i = 0; i + 1 < headers.length; i += 2) response.setHeader(headers[i]!, headers[i + 1]!);
}

/** Which part of the server answers a path. */
export function routeOf(path: string): Route {
  if (path === '/v2' || path.startsWith('/v2/')) return 'api';
  if (path.startsWith('/_next/')) return 'asset';
  if (path.startsWith('/tiles/') || path.startsWith('/basemap/')) return 'tile';
  if (path === '/healthz' || path === '/readyz') return 'probe';
  return isRootFile(path) ? 'file' : 'page';
}

/** Makes ids of requests: distinct within the process by a counter, between processes by a random beginning. */
export function createRequestIds(): () => string {
  const process = randomBytes(5).toString('hex');
  let count = 0;
  return () => `${process}-${(count++).toString(36)}`;
}
