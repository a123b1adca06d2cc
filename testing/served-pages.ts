import { createServer, type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { TestContext } from 'node:test';
import type { Rendered } from '#server/next/render.ts';
import { createPages, type PagesSettings } from '#server/pages/pages.ts';
import { packPage } from '#server/renderers/pack-page.ts';
import type { PageSources } from '#server/renderers/page-sources.ts';
import type { Dataset } from '#server/store/open-dataset.ts';

/** As Next gives it. */
export const rendered = (body: string | Buffer, status = 200, headers = {}): Rendered => ({
  status,
  headers: {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'private, no-store',
    vary: 'rsc',
    ...headers,
  },
  body: Buffer.from(body),
});

type Page = Rendered & { sources?: PageSources };

/** Pages rendered by `render`, behind a server. There's nothing at `/nowhere` and below. */
export async function servePages(
  t: TestContext,
  render: (target: string) => Page | Promise<Page>,
  {
    version = () => 'v1',
    client = () => 'a client',
    ...settings
  }: Partial<PagesSettings> & { version?: () => string | null; client?: () => string } = {},
) {
  const targets: string[] = [];
  const pages = createPages({
    async render({ target }) {
      targets.push(target);
      return { version: version() ?? undefined, ...(await packPage(await render(target))) };
    },
    spend: () => ({ isAllowed: true, waitMilliseconds: 0, recentUse: 0 }),
    files: {
      has: (path) => path === '/_next/static/a.js',
      read: (path) => packPage(rendered(`file ${path}`)),
    },
    find: (path, query) => {
      if (path.startsWith('/nowhere')) return { kind: 'missing' };
      const readsQuery = path === '/search' || path === '/compare';
      return { kind: 'page', target: readsQuery ? `${path}?${query}` : path, cost: 1, readsQuery };
    },
    hasOwnDataset: true,
    isStillSaid: async () => false,
    security: () => ({}),
    store: null,
    maxBytes: 1e7,
    refusalMilliseconds: 0,
    now: () => 0,
    ...settings,
  });
  let handled = Promise.resolve();
  let asked = 0;
  const server = createServer((request, response) => {
    asked++;
    const current = version();
    const dataset = current === null ? null : ({ version: current } as Dataset);
    handled = pages.handle(request, response, { requestId: 'r1', cache: null, dataset, client: [client()] });
  });
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
