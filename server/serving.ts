import { hash, randomBytes } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';
import type { Logger } from 'pino';
import { BASEMAP_FILE, openBasemapTiles } from '#lib/basemap-file/basemap-file.ts';
import { createApp } from './app.ts';
import { codeDigest } from './code-digest.ts';
import type { Env } from './http/env.ts';
import { safetyHeaders } from './http/headers.ts';
import {
  answerBadAddress,
  answerBrokenRequests,
  type BrokenRequestsOptions,
  limitPipelining,
  limitServer,
  SERVER_OPTIONS,
} from './http/limits.ts';
import { createTraffic, type Traffic } from './observe/traffic.ts';
import { createQuota, createSharedQuota, type Quota, type SharedCount } from './quota/quota.ts';
import type { Settings } from './settings.ts';
import { type CurrentDataset, serveCurrentDataset } from './store/current-dataset.ts';
import type { Dataset } from './store/open-dataset.ts';
import type { Website, WebsiteParts } from './website.ts';

export type ServeOptions = {
  settings: Settings;
  log: Logger;
  /** The count that instances share; without it this process counts alone. */
  shareCount?: SharedCount | undefined;
  startWebsite: ((parts: WebsiteParts) => Website | null) | null;
};

export type Serving = {
  app: Hono<Env>;
  server: Server;
  /** What requests carry that aren't counted. */
  siteSecret: string;
  follower: CurrentDataset;
  website: Website | null;
  traffic: Traffic;
  /** Why requests should go to another instance; null while this one can answer. */
  notReady: () => string | null;
  /** Asks for requests to go elsewhere; those that come are still answered. */
  retire: () => void;
};

export function createServing(options: ServeOptions): Serving {
  const { settings, log, shareCount, startWebsite } = options;
  const siteSecret = randomBytes(32).toString('base64url');
  const follower = serveCurrentDataset(settings.dataDir, log);
  const traffic = createTraffic();
  let isStopping = false;
  const notReady = () => {
    if (isStopping) return 'This server is stopping.';
    return follower.problem() ?? (website?.isStarting() ? 'The website is starting.' : null);
  };
  const onError = (error: unknown, requestId: string, dataset: Dataset | null) => {
    log.error({ err: error, requestId }, 'Request failed');
    follower.suspect(error, dataset);
  };
  const app = createApp({
    settings,
    revision: revisionOf(settings),
    dataset: follower.current,
    basemap: openBasemapTiles(BASEMAP_FILE),
    probes: { notReady, failure: follower.failure },
    quota: openQuota(settings.rateLimitPerSecond, shareCount),
    siteSecret,
    requestLog: { traffic, isStopping: () => isStopping },
    log,
    onError,
    pages: () => website?.handle ?? null,
  });
  const onBroken = (requestId: string, problem: string) => {
    traffic.brokenRequests.inc();
    log.info({ requestId, problem }, 'broken request');
  };
  const broken = { always: safetyHeaders(settings.siteUrl), onBroken };
  const server = createLimitedServer(app, { broken, maxConnections: settings.maxConnections, traffic });
  const website = startWebsite?.({ server, dataset: follower.current, siteSecret, onError }) ?? null;
  const retire = () => {
    isStopping = true;
  };
  return { app, server, siteSecret, follower, website, traffic, notReady, retire };
}

function createLimitedServer(
  app: Hono<Env>,
  {
    broken,
    maxConnections,
    traffic,
  }: { broken: BrokenRequestsOptions; maxConnections: number; traffic: Traffic },
): Server {
  const listener = getRequestListener(app.fetch, {
    hostname: 'localhost',
    errorHandler: () => answerBadAddress(broken),
  });
  const server = createServer(
    SERVER_OPTIONS,
    limitPipelining(listener, () => traffic.brokenRequests.inc()),
  );
  limitServer(server, maxConnections, () => traffic.connectionsRefused.inc());
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
