import type { RequestListener, Server } from 'node:http';
import type { Logger } from 'pino';
import { putInProcessClient } from '#lib/api/in-process-client.ts';
import { BASEMAP_FILE } from '#lib/basemap-file/basemap-file.ts';
import { openBasemapTiles } from '#lib/basemap-file/open-basemap.ts';
import { codeDigest, sha256 } from '#lib/node/code-digest.ts';
import { createServer } from '#lib/node/http.ts';
import { isRootFile, rootFiles } from './api/agent-files.ts';
import { operations } from './api/operations.ts';
import { createDownloadsListener } from './downloads/downloads-listener.ts';
import { answerInTurn } from './http/answer-in-turn.ts';
import { answerProbe } from './http/answer-probe.ts';
import { createApiHandler } from './http/api-handler.ts';
import type { ApiHandler } from './http/api-message.ts';
import { createInProcessFetch } from './http/in-process-fetch.ts';
import { answerBrokenRequests, limitServer, serverOptions } from './http/limits.ts';
import { alwaysHeaders, strictTransport } from './http/representation.ts';
import {
  type ApiListener,
  createApiListener,
  createRequestIds,
  createRequestListener,
} from './http/request-listener.ts';
import { createMcpListener } from './mcp/mcp-listener.ts';
import {
  createClientDescription,
  createExchangeWatch,
  createTraffic,
  type Traffic,
} from './observe/traffic.ts';
import { createPageAnswer } from './page-answer.ts';
import { limitCallers } from './quota/callers.ts';
import { createQuota, createSharedQuota, type Quota, type SharedCount } from './quota/quota.ts';
import type { Settings } from './settings.ts';
import { type CurrentDataset, serveCurrentDataset } from './store/current-dataset.ts';
import type { Dataset } from './store/open-dataset.ts';
import { siteFacts } from './store/site-facts.ts';
import { createTileAdapter, type TileHandlerOptions } from './tiles/tile-handler.ts';
import type { Website } from './website.ts';

export type ServeOptions = {
  settings: Settings;
  log: Logger;
  /** Without it this process counts alone. */
  shareCount?: SharedCount | undefined;
  /** Next answers in this process then. */
  isInDevelopment?: boolean;
  startWebsite: ((server: Server, api: ApiHandler) => Website) | null;
};

export type Serving = {
  server: Server;
  follower: CurrentDataset;
  website: Website | null;
  traffic: Traffic;
  /** Why requests should go to another instance; null while this one can answer. */
  notReady: () => string | null;
  /** Asks for requests to go elsewhere; those that come are still answered. */
  retire: () => void;
};

export function createServing(options: ServeOptions): Serving {
  const { settings, log, shareCount, isInDevelopment = false, startWebsite } = options;
  const follower = serveCurrentDataset(settings.dataDir, log);
  const version = () => follower.current()?.version ?? null;
  const nextRequestId = createRequestIds();
  const { api, ...answers } = createAnswers({
    settings,
    log,
    shareCount,
    follower,
    nextRequestId,
  });
  // For development, where Next runs in this process.
  putInProcessClient({
    fetch: createInProcessFetch(api, follower.current, nextRequestId),
    facts: () => {
      const dataset = follower.current();
      return dataset && siteFacts(dataset);
    },
    onPageError: (error, page) => log.error({ err: error, ...page }, 'Page failed'),
  });

  const traffic = createTraffic();
  let isStopping = false;
  const notReady = () => {
    if (isStopping) return 'This server is stopping.';
    const problem = settings.apiBaseUrl ? null : follower.problem();
    return problem ?? (website?.isStarting() ? 'The website is starting.' : null);
  };
  let answerPage: ReturnType<typeof createPageAnswer> | null = null;
  const listener = createRequestListener({
    ...answers,
    answerProbe: (_, response, { path }) =>
      answerProbe(response, path, { version: version(), notReady, failure: follower.failure }),
    answerPage: () => answerPage,
    watch: createExchangeWatch({
      log,
      traffic,
      describeClient: createClientDescription(settings.logClientAddress, settings.trustedProxyHops),
    }),
    isRootFile,
    nextRequestId,
    always: alwaysHeaders(settings.siteUrl),
    isStopping: () => isStopping,
  });
  const server = createLimitedServer(listener, { settings, log, isInDevelopment, traffic, nextRequestId });
  const website = startWebsite?.(server, api) ?? null;
  if (website) {
    answerPage = createPageAnswer({ website, follower, trustedHops: settings.trustedProxyHops, log });
  }
  const retire = () => {
    isStopping = true;
  };
  return { server, follower, website, traffic, notReady, retire };
}

function createAnswers({
  settings,
  log,
  shareCount,
  follower,
  nextRequestId,
}: Pick<ServeOptions, 'settings' | 'log' | 'shareCount'> & {
  follower: CurrentDataset;
  nextRequestId: () => string;
}) {
  const shared = {
    site: {
      url: settings.siteUrl,
      name: settings.siteName,
      requestsPerSecond: settings.rateLimitPerSecond,
      contact: settings.operatorContact,
    },
    revision: revisionOf(settings),
    onError: (error: unknown, requestId: string, dataset: Dataset | null) => {
      log.error({ err: error, requestId }, 'Request failed');
      follower.suspect(error, dataset);
    },
  };
  const api = createApiHandler({ operations, root: '/v2', ...shared });
  const files = createApiHandler({ operations: rootFiles, root: '', ...shared });
  const basemap = openBasemapTiles(BASEMAP_FILE);
  const tilesOf = (dataset: () => Dataset | null): TileHandlerOptions => ({
    dataset,
    pictures: dataset,
    basemap: () => basemap,
  });
  const always = strictTransport(settings.siteUrl);
  const quota = openQuota(settings.rateLimitPerSecond, shareCount);
  const limit = (answer: ApiListener) =>
    quota ? limitCallers(answer, { quota, trustedHops: settings.trustedProxyHops, always }) : answer;
  return {
    api,
    answerApi: limit(createApiListener(api, follower.current, always)),
    answerMcp: createMcpListener({
      ...shared,
      api,
      dataset: follower.current,
      nextRequestId,
      origins: settings.mcpOrigins,
      always,
      limit,
    }),
    answerFile: createApiListener(files, follower.current, always),
    answerDownload: createDownloadsListener({
      dataDir: settings.dataDir,
      version: () => follower.current()?.version ?? null,
      siteUrl: settings.siteUrl,
      isFollowing: settings.datasetUrl !== undefined,
      always,
      onError: (error, requestId) => shared.onError(error, requestId, null),
    }),
    answerTile: createTileAdapter({
      ...tilesOf(follower.current),
      onError: (error, requestId) => shared.onError(error, requestId, follower.current()),
    }),
  };
}

function createLimitedServer(
  listener: RequestListener,
  {
    settings,
    log,
    isInDevelopment,
    traffic,
    nextRequestId,
  }: {
    settings: Settings;
    log: Logger;
    isInDevelopment: boolean;
    traffic: Traffic;
    nextRequestId: () => string;
  },
): Server {
  const inTurn = answerInTurn(listener, () => traffic.refused.broken++);
  const server = createServer(serverOptions(isInDevelopment), inTurn);
  // Otherwise Node would write 100 Continue for every path: only /mcp reads bodies, and writes it itself.
  server.on('checkContinue', inTurn);
  limitServer(server, settings.maxConnections, () => traffic.refused.connections++);
  answerBrokenRequests(server, {
    nextRequestId,
    always: strictTransport(settings.siteUrl),
    onBroken(requestId, problem) {
      traffic.refused.broken++;
      log.info({ requestId, problem }, 'broken request');
    },
  });
  return server;
}

function openQuota(limit: number, shareCount: SharedCount | undefined): Quota | null {
  if (limit === 0) return null;
  return shareCount ? createSharedQuota(limit, shareCount) : createQuota(limit);
}

/** Of what an answer is made of, apart from the dataset. */
function revisionOf({ siteUrl, siteName, rateLimitPerSecond, operatorContact }: Settings): string {
  const code = codeDigest(['server', 'lib', 'messages', 'docs/openapi.json', 'package-lock.json']);
  return sha256([code, siteUrl, siteName, rateLimitPerSecond, operatorContact].join('\n')).slice(0, 8);
}
