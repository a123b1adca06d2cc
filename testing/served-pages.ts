import { createServer, type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { TestContext } from 'node:test';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { acceptedEncoding } from '#server/http/encoding.ts';
import type { Env } from '#server/http/env.ts';
import { OURS } from '#server/pages/admission.ts';
import type { NextAnswer } from '#server/pages/ask-next.ts';
import { createPages, type PagesOptions } from '#server/pages/pages.ts';
import type { Rendered, RenderRequest } from '#server/pages/render-pages.ts';
import type { Dataset } from '#server/store/open-dataset.ts';

/** What Next gives for a page that everybody shares. */
export const rendered = (body: string | Buffer, status = 200, headers = {}): NextAnswer => ({
  status,
  headers: {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 's-maxage=604800, stale-while-revalidate=30931200',
    vary: 'rsc',
    ...headers,
  },
  body: Buffer.from(body),
});

type Options = Partial<Omit<PagesOptions, 'render' | 'dataset'>> & {
  version?: () => string | null;
  client?: () => string;
  /** Which edition a page is of, when it's made. */
  editionOfRender?: () => string | null;
};

/** Pages rendered by `render`, behind a server. There's nothing at `/nowhere` and below. */
export async function servePages(
  t: TestContext,
  render: (target: string, request: RenderRequest) => NextAnswer | Promise<NextAnswer>,
  { version = () => 'v1', client = () => 'a client', editionOfRender, ...options }: Options = {},
) {
  const targets: string[] = [];
  const edition = editionOfRender ?? (() => version() ?? 'none');
  const pages = createPages({
    dataset: () => (version() === null ? null : ({ version: version() } as Dataset)),
    async render(asked): Promise<Rendered> {
      targets.push(asked.target);
      return { ...(await render(asked.target, asked)), edition: edition() };
    },
    admit: () => OURS,
    files: {
      has: (path) => path === '/_next/static/a.js' || path === '/icon.svg',
      read: async (path) => ({
        status: 200,
        headers: { 'content-type': 'text/javascript', 'cache-control': 'immutable' },
        body: Buffer.from(`file ${path}`),
      }),
    },
    find: (path, query) => {
      if (path.startsWith('/nowhere')) return { kind: 'missing' };
      const readsQuery = path === '/search' || path === '/compare';
      return { kind: 'page', target: readsQuery ? `${path}?${query}` : path, cost: 1 };
    },
    onError: () => {},
    security: () => ({}),
    maxBytes: 1e7,
    refusalMilliseconds: 0,
    ...options,
  });
  let handled: Promise<unknown> = Promise.resolve();
  let asked = 0;
  const app = new Hono<Env>().get('*', (c) => {
    asked++;
    const encoding = acceptedEncoding(c);
    const visit = { requestId: 'r1', client: [client()], encoding, noteCache: () => {} };
    const answered = pages.handle(c.req.raw, visit);
    handled = answered;
    return answered;
  });
  const answer = getRequestListener(app.fetch, { overrideGlobalObjects: false });
  const server = createServer((one, response) => void answer(one, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  t.after(() => server.close());
  const { port } = server.address() as AddressInfo;
  const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    new Promise<{ status: number; headers: IncomingMessage['headers']; body: Buffer }>((resolve, reject) => {
      request({ port, path, headers, method, agent: false }, async (response) => {
        resolve({ status: response.statusCode!, headers: response.headers, body: await buffer(response) });
      })
        .on('error', reject)
        .end();
    });
  return { get, rendered: targets, asked: () => asked, handled: () => handled };
}
