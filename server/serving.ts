import { hash, randomBytes } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { Hono } from 'hono';
import type { Logger } from 'pino';
import { putInProcessClient } from '#lib/api/in-process-client.ts';
import { BASEMAP_FILE } from '#lib/basemap-file/basemap-file.ts';
import { openBasemapTiles } from '#lib/basemap-file/open-basemap.ts';
import { type AnswerPage, createApp } from './app.ts';
import { codeDigest } from './code-digest.ts';
import { apiHandlerOf } from './http/api-handler-of.ts';
import type { ApiHandler } from './http/api-message.ts';
import type { Env } from './http/env.ts';
import { safetyHeaders } from './http/headers.ts';
import { answerBadAddress, answerBrokenRequests, limitServer, SERVER_OPTIONS } from './http/limits.ts';
import { createSiteFetch } from './http/site-fetch.ts';
import { createRequestIds } from './observe/request-log.ts';
import { createTraffic, type Traffic } from './observe/traffic.ts';
import { createPageAnswer } from './page-answer.ts';
import { createQuota, createSharedQuota, type Quota, type SharedCount } from './quota/quota.ts';
import type { Settings } from './settings.ts';
import { type CurrentDataset, serveCurrentDataset } from './store/current-dataset.ts';
import { siteFacts } from './store/site-facts.ts';
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
  app: Hono<Env>;
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
  const siteSecret = randomBytes(32).toString('base64url');
  const follower = serveCurrentDataset(settings.dataDir, log);
  const traffic = createTraffic();
  const nextRequestId = createRequestIds();
  let isStopping = false;
  const notReady = () => {
    if (isStopping) return 'This server is stopping.';
    const problem = settings.apiBaseUrl ? null : follower.problem();
    return problem ?? (website?.isStarting() ? 'The website is starting.' : null);
  };
  let answerPage: AnswerPage | null = null;
  const basemap = openBasemapTiles(BASEMAP_FILE);
  const app = createApp({
    site: {
      url: settings.siteUrl,
      name: settings.siteName,
      requestsPerSecond: settings.rateLimitPerSecond,
      contact: settings.operatorContact,
    },
    revision: revisionOf(settings),
    dataset: follower.current,
    basemap: () => basemap,
    downloads: { dataDir: settings.dataDir, isFollowing: settings.datasetUrl !== undefined },
    probes: { version: () => follower.current()?.version ?? null, notReady, failure: follower.failure },
    quota: openQuota(settings.rateLimitPerSecond, shareCount),
    siteSecret,
    trustedHops: settings.trustedProxyHops,
    mcpOrigins: settings.mcpOrigins,
    requestLog: {
      traffic,
      nextRequestId,
      clientAddress: settings.logClientAddress,
      isStopping: () => isStopping,
    },
    log,
    onError(error, requestId, dataset) {
      log.error({ err: error, requestId }, 'Request failed');
      follower.suspect(error, dataset);
    },
    pages: startWebsite && (() => answerPage),
  });
  const server = createLimitedServer(app, { settings, log, isInDevelopment, traffic, nextRequestId });
  // For development, where Next runs in this process.
  const fetchApi = createSiteFetch(app, siteSecret);
  putInProcessClient({
    fetch: (request) => fetchApi(request),
    facts: () => {
      const dataset = follower.current();
      return dataset && siteFacts(dataset);
    },
    onPageError: (error, page) => log.error({ err: error, ...page }, 'Page failed'),
  });
  const website = startWebsite?.(server, apiHandlerOf(app, siteSecret)) ?? null;
  if (website) answerPage = throughSockets(website, follower, log);
  const retire = () => {
    isStopping = true;
  };
  return { app, server, follower, website, traffic, notReady, retire };
}

/** Pages write their answers themselves. */
function throughSockets(website: Website, follower: CurrentDataset, log: Logger): AnswerPage {
  const answer = createPageAnswer({ website, follower, log });
  return async ({ url }, { requestId, path, client, noteCache, bindings: { incoming, outgoing } }) => {
    if (!incoming || !outgoing) throw new Error('Pages are answered over sockets');
    const { pathname, search } = new URL(url);
    incoming.url = `${pathname}${search}`;
    const exchange = {
      requestId,
      path,
      client,
      get cache() {
        return null;
      },
      set cache(cache: 'hit' | 'miss' | null) {
        if (cache) noteCache(cache);
      },
    };
    answer(incoming as never, outgoing as never, exchange);
    return RESPONSE_ALREADY_SENT;
  };
}

function createLimitedServer(
  app: Hono<Env>,
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
  const broken = {
    nextRequestId,
    always: safetyHeaders(settings.siteUrl),
    onBroken(requestId: string, problem: string) {
      traffic.brokenRequests.inc();
      log.info({ requestId, problem }, 'broken request');
    },
  };
  const listener = getRequestListener(app.fetch, {
    hostname: 'localhost',
    errorHandler: () => answerBadAddress(broken),
  });
  // Next uses upgrades in development only; any other such connection would stay open for ever, so elsewhere they're
  // ignored.
  const upgrades = isInDevelopment ? {} : { shouldUpgradeCallback: () => false };
  const server = createServer({ ...SERVER_OPTIONS, ...upgrades }, listener);
  limitServer(server, settings.maxConnections, () => traffic.connectionsRefused.inc());
  answerBrokenRequests(server, broken);
  return server;
}

function openQuota(limit: number, shareCount: SharedCount | undefined): Quota | null {
  if (limit === 0) return null;
  return shareCount ? createSharedQuota(limit, shareCount) : createQuota(limit);
}

/** What an answer is made of, other than the dataset. */
function revisionOf({ siteUrl, siteName, rateLimitPerSecond, operatorContact }: Settings): string {
  const code = codeDigest(['server', 'lib', 'messages', 'docs/openapi.json', 'package-lock.json']);
  const said = [code, siteUrl, siteName, rateLimitPerSecond, operatorContact].join('\n');
  return hash('sha256', said).slice(0, 8);
}
