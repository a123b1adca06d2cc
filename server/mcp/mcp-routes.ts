import { Hono, type MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { compress } from 'hono/compress';
import { cors } from 'hono/cors';
import { createApi } from '#lib/api/create-api.ts';
import { datasetFor, type Env, type RequestContext, send } from '../http/env.ts';
import { LARGEST_BODY } from '../http/limits.ts';
import type { SiteFetch } from '../http/site-fetch.ts';
import type { Site } from '../operation.ts';
import type { Dataset } from '../store/open-dataset.ts';

export type McpOptions = {
  /** What the tools read the API through. */
  fetchApi: SiteFetch;
  dataset: () => Dataset | null;
  site: Site;
  /** Origins of other sites whose scripts may ask. */
  origins: readonly string[];
  /** Counts a caller's messages with its other requests. */
  limit: MiddlewareHandler<Env>;
  onError: (error: unknown, requestId: string, dataset: Dataset | null) => void;
};

const METHODS = ['POST', 'OPTIONS'];

/**
 * `/mcp`: the Model Context Protocol over streamable HTTP, without sessions, so that any instance can answer any
 * message. Each is a POST. Browsers' scripts are answered on our own pages and those of `origins`, and refused
 * elsewhere.
 */
export function mcpRoutes(options: McpOptions): Hono<Env> {
  const allowed = new Set([new URL(options.site.url).origin, ...options.origins]);
  const paths = ['/mcp', '/mcp/'];
  const routes = new Hono<Env>();
  for (const path of paths) {
    routes.use(path, async (c, next) => {
      const headers = c.get('headers');
      headers['Cache-Control'] = 'no-store';
      const origin = c.req.header('Origin');
      if (origin !== undefined && !allowed.has(origin)) {
        headers.Vary = 'Origin';
        const message =
          "Scripts of other sites aren't answered here, unless this server's settings allow the site.";
        return refusal(c, 403, SERVER_ERROR, message);
      }
      if (c.req.method !== 'POST') headers.Allow = METHODS.join(', ');
      // For preflights, which `cors` answers by itself.
      for (const [name, value] of Object.entries(headers)) c.header(name, value);
      return next();
    });
    routes.use(
      path,
      cors({
        origin: [...allowed],
        allowMethods: METHODS,
        exposeHeaders: ['X-Request-Id', 'Retry-After', 'RateLimit'],
        maxAge: 86_400,
      }),
    );
    // The list of tools, above all, which every client reads first.
    routes.use(path, compress({ encoding: 'gzip' }));
    routes.post(
      path,
      options.limit,
      bodyLimit({
        maxSize: LARGEST_BODY,
        onError: (c) => refusal(c, 413, SERVER_ERROR, `A message has at most ${LARGEST_BODY / 1024} kB.`),
      }),
      (c) => answerMessage(c, options),
    );
    routes.all(path, (c) =>
      refusal(
        c,
        405,
        SERVER_ERROR,
        'Send each message by POST: there are no sessions here, and no streams to open.',
      ),
    );
  }
  return routes;
}

/** JSON-RPC's own (section 5.1), and the one that MCP's servers use for the rest. */
const PARSE_ERROR = -32_700;
const INVALID_REQUEST = -32_600;
const INTERNAL_ERROR = -32_603;
const SERVER_ERROR = -32_000;

function refusal(c: RequestContext, status: number, code: number, message: string): Response {
  const body = JSON.stringify({ jsonrpc: '2.0', id: null, error: { code, message } });
  return send(c, body, status, { 'Content-Type': 'application/json' });
}

async function answerMessage(c: RequestContext, options: McpOptions): Promise<Response> {
  const message: unknown = await c.req.json().catch(() => undefined);
  if (message === undefined) return refusal(c, 400, PARSE_ERROR, 'The body is not valid JSON.');
  // Batches are no longer part of the protocol, and would count as one request.
  if (Array.isArray(message)) return refusal(c, 400, INVALID_REQUEST, 'Send one message a request.');
  const dataset = datasetFor(c, options.dataset);
  try {
    const answer = await answerAgent(c, options, dataset, message);
    const text = await answer.text();
    const type = answer.headers.get('Content-Type');
    const headers = {
      ...(type !== null && { 'Content-Type': type }),
      'Content-Length': String(Buffer.byteLength(text)),
    };
    return text === '' ? send(c, null, 202, headers) : send(c, text, answer.status, headers);
  } catch (error) {
    options.onError(error, c.get('requestId'), dataset);
    return refusal(c, 500, INTERNAL_ERROR, 'Something went wrong on our side. Please try again.');
  }
}

/** Imports when it's needed, as the SDK and the tools' schemas take 100 ms of a start. */
async function answerAgent(
  c: RequestContext,
  { fetchApi, site, onError }: McpOptions,
  dataset: Dataset | null,
  message: unknown,
): Promise<Response> {
  const { answerAgentMessage } = await import('./agent-server.ts');
  const request = new Request(`${site.url}/mcp`, {
    method: 'POST',
    headers: c.req.header(),
    signal: c.req.raw.signal,
  });
  return answerAgentMessage(request, message, {
    context: {
      api: createApi({ baseUrl: `${site.url}/v2`, fetch: (each) => fetchApi(each, dataset) }),
      site,
    },
    isDemo: dataset?.isDemo ?? false,
    onError: (error) => onError(error, c.get('requestId'), dataset),
  });
}
