import type { IncomingMessage, ServerResponse } from 'node:http';
import type { McpHttpHandler } from '@modelcontextprotocol/server';
import { createApi } from '#lib/api/create-api.ts';
import type { ApiHandler } from '../http/api-message.ts';
import { createInProcessFetch } from '../http/in-process-fetch.ts';
import { LARGEST_BODY } from '../http/limits.ts';
import type { ApiListener } from '../http/request-listener.ts';
import type { Site } from '../operation.ts';
import type { Dataset } from '../store/open-dataset.ts';

export type McpOptions = {
  api: ApiHandler;
  dataset: () => Dataset | null;
  site: Site;
  nextRequestId: () => string;
  /** Origins of other sites whose scripts may ask. */
  origins: readonly string[];
  always: readonly string[];
  /** Counts a caller's requests, and refuses too many. */
  limit: (answer: ApiListener) => ApiListener;
  onError: (error: unknown, requestId: string, dataset: Dataset | null) => void;
};

/**
 * `/mcp`: the Model Context Protocol over streamable HTTP, without sessions, so that any instance can answer any
 * message. Each is a POST. Browsers' scripts are answered on our own pages and those of `origins`, and refused
 * elsewhere.
 */
export function createMcpListener(options: McpOptions): ApiListener {
  const { always, limit } = options;
  const allowed = new Set([new URL(options.site.url).origin, ...options.origins]);
  const answerPost = limit((request, response, { requestId }, headers = always) => {
    const all = [...headers, ...commonHeaders(request, requestId)];
    answerMessage(options, request, response, requestId).then(
      (answer) => answer && send(response, answer, all),
      (error) => {
        options.onError(error, requestId, options.dataset());
        send(
          response,
          refusal(500, INTERNAL_ERROR, 'Something went wrong on our side. Please try again.'),
          all,
        );
      },
    );
  });
  return (request, response, target) => {
    const { origin } = request.headers;
    if (origin !== undefined && !allowed.has(origin)) {
      const message =
        "Scripts of other sites aren't answered here, unless this server's settings allow the site.";
      send(response, refusal(403, SERVER_ERROR, message), [...always, ...plainHeaders(target.requestId)]);
      return;
    }
    const headers = [...always, ...commonHeaders(request, target.requestId), ...METHODS];
    if (request.method === 'OPTIONS') send(response, new Response(null, { status: 204 }), headers);
    else if (request.method === 'POST') answerPost(request, response, target);
    else {
      const message = 'Send each message by POST: there are no sessions here, and no streams to open.';
      send(response, refusal(405, SERVER_ERROR, message), headers);
    }
  };
}

const METHODS = [
  'Allow',
  'POST, OPTIONS',
  'Access-Control-Allow-Methods',
  'POST, OPTIONS',
  'Access-Control-Allow-Headers',
  '*',
  'Access-Control-Max-Age',
  '86400',
];

function plainHeaders(requestId: string): string[] {
  return [
    'Cache-Control',
    'no-store',
    'Vary',
    'Origin',
    'X-Content-Type-Options',
    'nosniff',
    'X-Request-Id',
    requestId,
  ];
}

function commonHeaders({ headers: { origin } }: IncomingMessage, requestId: string): string[] {
  if (origin === undefined) return plainHeaders(requestId);
  return [
    ...plainHeaders(requestId),
    'Access-Control-Allow-Origin',
    origin,
    'Access-Control-Expose-Headers',
    'X-Request-Id, Retry-After, RateLimit',
  ];
}

/** JSON-RPC's own (section 5.1), and the one that MCP's servers use for the rest. */
const PARSE_ERROR = -32_700;
const INVALID_REQUEST = -32_600;
const INTERNAL_ERROR = -32_603;
const SERVER_ERROR = -32_000;

function refusal(status: number, code: number, message: string): Response {
  return Response.json({ jsonrpc: '2.0', id: null, error: { code, message } }, { status });
}

/** Null if the client has gone. */
async function answerMessage(
  options: McpOptions,
  request: IncomingMessage,
  response: ServerResponse,
  requestId: string,
): Promise<Response | null> {
  const body = await readBody(request, response);
  if (body === 'gone') return null;
  if (body === 'too large') {
    response.shouldKeepAlive = false;
    return refusal(413, SERVER_ERROR, `A message has at most ${LARGEST_BODY / 1024} kB.`);
  }
  let message: unknown;
  try {
    message = JSON.parse(body.toString('utf8'));
  } catch {
    return refusal(400, PARSE_ERROR, 'The body is not valid JSON.');
  }
  // Batches are no longer part of the protocol, and would count as one request.
  if (Array.isArray(message)) return refusal(400, INVALID_REQUEST, 'Send one message a request.');
  const gone = new AbortController();
  response.on('close', () => gone.abort());
  const handler = await createHandler(options, requestId);
  return handler.fetch(toRequest(request, options.site, gone.signal), { parsedBody: message });
}

/** Imports when it's needed, as the SDK and the tools' schemas take 100 ms of a start. */
async function createHandler(
  { api, dataset: current, site, nextRequestId, onError }: McpOptions,
  requestId: string,
): Promise<McpHttpHandler> {
  const { createAgentHandler } = await import('./agent-server.ts');
  const dataset = current();
  const fetch = createInProcessFetch(api, () => dataset, nextRequestId);
  return createAgentHandler({
    context: { api: createApi({ baseUrl: 'http://in-process/v2', fetch }), site },
    isDemo: dataset?.isDemo ?? false,
    onError: (error) => onError(error, requestId, dataset),
  });
}

async function readBody(
  request: IncomingMessage,
  response: ServerResponse,
): Promise<Buffer | 'too large' | 'gone'> {
  if (request.headers.expect !== undefined) response.writeContinue();
  const chunks: Buffer[] = [];
  let length = 0;
  try {
    for await (const chunk of request.iterator({ destroyOnReturn: false })) {
      length += chunk.length;
      if (length > LARGEST_BODY) return 'too large';
      chunks.push(chunk);
    }
  } catch {
    return 'gone';
  }
  return Buffer.concat(chunks);
}

function toRequest({ headers }: IncomingMessage, site: Site, signal: AbortSignal): Request {
  const sent = Object.entries(headers).flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' ? [[name, value]] : [],
  );
  return new Request(`${site.url}/mcp`, { method: 'POST', headers: sent, signal });
}

/** `headers` are names and values in turn. */
async function send(response: ServerResponse, answer: Response, headers: readonly string[]): Promise<void> {
  const type = answer.headers.get('Content-Type');
  response.writeHead(answer.status, [...headers, ...(type === null ? [] : ['Content-Type', type])]);
  try {
    for await (const chunk of answer.body ?? []) response.write(chunk);
    response.end();
  } catch {
    response.destroy();
  }
}
