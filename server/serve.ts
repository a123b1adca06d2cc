import { AsyncLocalStorage } from 'node:async_hooks';
import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { Logger } from 'pino';
import { putInProcessDoor } from '#lib/api/in-process-door.ts';
import { BASEMAP_FILE } from '#lib/basemap-file/basemap-file.ts';
import { operations } from './api/operations.ts';
import { createApiHandler } from './http/api-handler.ts';
import { answerBrokenRequests } from './http/broken-requests.ts';
import { createFetchDoor } from './http/fetch-door.ts';
import { createNodeAdapter } from './http/node-adapter.ts';
import { createQuota, type Quota } from './http/quota.ts';
import { createRequestIds } from './http/request-id.ts';
import { isRootFile, rootFiles } from './http/root-files.ts';
import { createSharedQuota, type SharedCount } from './http/shared-quota.ts';
import type { Settings } from './settings.ts';
import { type DatasetFollower, followDataset, type Pin } from './store/dataset-follower.ts';
import { openBasemapTiles } from './tiles/basemap-tiles.ts';
import { toTileDataset } from './tiles/tile-dataset.ts';
import { createTilesApp } from './tiles/tiles-app.ts';
import type { Website } from './website.ts';

export type ServeOptions = {
  settings: Settings;
  log: Logger;
  /** Counts requests over several processes; this one counts for itself where it is missing. */
  shareCount?: SharedCount | undefined;
  /** The website's pages; null serves the API alone. */
  startWebsite: ((server: Server, version: () => string | null) => Website) | null;
};

export type Serving = { server: Server; follower: DatasetFollower; website: Website | null };

/** The server's own version: what else than the dataset and the settings decides what it answers. */
const SERVER_VERSION = '0.1.0';

/**
 * Puts the parts together: one HTTP server for API, agent files, map tiles and pages, following one dataset. The
 * caller listens.
 */
export function createServing({ settings, log, shareCount, startWebsite }: ServeOptions): Serving {
  const follower = followDataset(settings.dataDir, log);
  const pinned = new AsyncLocalStorage<Pin | null>();
  const dataset = () => pinned.getStore()?.dataset ?? follower.current();
  const version = () => dataset()?.version ?? null;
  const nextRequestId = createRequestIds();
  const shared = {
    site: { url: settings.siteUrl, name: settings.siteName },
    revision: revisionOf(settings),
    onError: (error: unknown, requestId: string) => log.error({ err: error, requestId }, 'Request failed'),
  };
  const api = createApiHandler({ operations, root: '/v2', ...shared });
  const { rateLimitPerSecond, trustedProxyHops } = settings;
  const adapter = {
    dataset: () => follower.current(),
    quota: openQuota(rateLimitPerSecond, shareCount),
    trustedHops: trustedProxyHops,
    nextRequestId,
    now: () => performance.now(),
  };
  const answerApi = createNodeAdapter({ handler: api, ...adapter });
  const answerRootFile = createNodeAdapter({
    handler: createApiHandler({ operations: rootFiles, root: '', ...shared }),
    ...adapter,
    quota: null,
  });
  putInProcessDoor({ fetch: createFetchDoor(api, dataset, nextRequestId), version });

  const answerTile = getRequestListener(tilesApp(follower).fetch, { overrideGlobalObjects: false });
  let website: Website | null = null;
  const server = createServer((request, response) => {
    const [path, query] = splitTarget(request.url ?? '/');
    if (path === '/v2' || path.startsWith('/v2/')) {
      answerApi(request, response, { path: path.slice('/v2'.length), query });
    } else if (isRootFile(path)) {
      answerRootFile(request, response, { path, query });
    } else if (path === '/healthz') {
      answerHealth(response, version());
    } else if (path.startsWith('/tiles/') || path.startsWith('/basemap/')) {
      answerTile(request, response);
    } else if (website) {
      answerPage(website, request, response);
    } else {
      answerApi(request, response, { path, query });
    }
  });
  answerBrokenRequests(server, nextRequestId);
  website = startWebsite?.(server, version) ?? null;
  return { server, follower, website };

  function answerPage(pages: Website, request: IncomingMessage, response: ServerResponse): void {
    const pin = follower.pin();
    if (pin) response.once('close', pin.release);
    pinned.run(pin, () => {
      pages.handle(request, response).catch((error: unknown) => {
        log.error({ err: error, path: request.url }, 'Page failed');
        if (!response.headersSent) response.writeHead(500, { 'Content-Type': 'text/plain; charset=utf-8' });
        response.end('The server failed to make this page.\n');
      });
    });
  }
}

function openQuota(limit: number, shareCount: SharedCount | undefined): Quota | null {
  if (limit === 0) return null;
  return shareCount ? createSharedQuota(limit, shareCount) : createQuota(limit);
}

/** A request's path and its raw query. An absolute address as target (RFC 9112, section 3.2.2) is taken apart. */
function splitTarget(target: string): [path: string, query: string] {
  const relative = target.startsWith('/') ? target : target.replace(/^https?:\/\/[^/?]*/i, '');
  const mark = relative.indexOf('?');
  return mark < 0 ? [relative, ''] : [relative.slice(0, mark), relative.slice(mark + 1)];
}

function revisionOf({ siteUrl, siteName }: Settings): string {
  return createHash('sha256').update(`${SERVER_VERSION}\n${siteUrl}\n${siteName}`).digest('hex').slice(0, 8);
}

function answerHealth(response: ServerResponse, version: string | null): void {
  const body = JSON.stringify({ status: 'ok', dataset: version });
  response.writeHead(200, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' }).end(body);
}

function tilesApp(follower: DatasetFollower) {
  const basemap = openBasemapTiles(BASEMAP_FILE);
  return createTilesApp({
    dataset: () => {
      const current = follower.current();
      return current ? toTileDataset(current) : undefined;
    },
    basemap: () => basemap,
  });
}
