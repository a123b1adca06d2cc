import { Hono } from 'hono';
import type { Logger } from 'pino';
import type { BasemapTiles } from '#lib/basemap-file/basemap-file.ts';
import { rootFiles } from './api/agent-files.ts';
import { operations } from './api/operations.ts';
import { downloadRoutes } from './downloads/download-routes.ts';
import { acceptedEncoding } from './http/encoding.ts';
import { datasetFor, type Env } from './http/env.ts';
import { preflight, safetyHeaders } from './http/headers.ts';
import { refuseExcess } from './http/limits.ts';
import { movedPermanently, operationRoutes } from './http/operation-routes.ts';
import { methodNotAllowed, refuse } from './http/refuse.ts';
import { createSiteFetch } from './http/site-fetch.ts';
import { mcpRoutes } from './mcp/mcp-routes.ts';
import { logRequests, type RequestLogOptions } from './observe/request-log.ts';
import { Moved, Refusal, type Site } from './operation.ts';
import type { PageHandler } from './pages/pages.ts';
import { type Probes, probeRoutes } from './probe-routes.ts';
import { addressOf, clientKeys } from './quota/client-address.ts';
import { limitCallers } from './quota/limit-callers.ts';
import type { Quota } from './quota/quota.ts';
import type { Settings } from './settings.ts';
import type { Dataset } from './store/open-dataset.ts';
import { tileRoutes } from './tiles/tile-routes.ts';

export type AppOptions = {
  settings: Settings;
  /** Distinguishes servers that answer differently from the same dataset. */
  revision: string;
  /** The current version; null before one has been published. */
  dataset: () => Dataset | null;
  basemap: BasemapTiles | undefined;
  probes: Omit<Probes, 'version'>;
  /** Null for no limit. */
  quota: Quota | null;
  /** What the site's own reads carry, which aren't counted. */
  siteSecret: string;
  requestLog: Pick<RequestLogOptions, 'traffic' | 'isStopping'>;
  log: Logger;
  /** Gets the reason for each 500, which callers don't see, and what it was to be answered from. */
  onError: (error: unknown, requestId: string, dataset: Dataset | null) => void;
  /** Null without a website. */
  pages: () => PageHandler | null;
};

/** All that this server answers, from top to bottom; what isn't found elsewhere is a page. */
export function createApp(options: AppOptions): Hono<Env> {
  const { settings, revision, dataset, quota, siteSecret, log, onError, pages } = options;
  const { trustedProxyHops: trustedHops, logClientAddress: clientAddress } = settings;
  const site: Site = {
    url: settings.siteUrl,
    name: settings.siteName,
    requestsPerSecond: settings.rateLimitPerSecond,
    contact: settings.operatorContact,
  };
  const version = () => dataset()?.version ?? null;
  const limit = limitCallers({ quota, trustedHops, siteSecret });
  const app = new Hono<Env>();
  const always = safetyHeaders(site.url);
  app.use(logRequests({ ...options.requestLog, log, clientAddress, trustedHops, always }));
  app.use(refuseExcess);

  app.use('/v2/*', limit);
  app.route('/v2', operationRoutes(operations, { site, revision, dataset }));
  // Scripts can only read the refusal after a preflight.
  app.options('/v2/*', preflight);
  app.all('/v2/*', (c) => refuse(c, { error: 'unknownPath' }));

  app.route('/', operationRoutes(rootFiles, { site, revision, dataset }));
  app.route('/', tileRoutes({ dataset, basemap: options.basemap }));
  app.route(
    '/',
    downloadRoutes({
      dataDir: settings.dataDir,
      isFollowing: settings.datasetUrl !== undefined,
      siteUrl: site.url,
      version,
      onError: (error, requestId) => onError(error, requestId, null),
    }),
  );
  const fetchApi = createSiteFetch(app, siteSecret);
  app.route('/', mcpRoutes({ fetchApi, dataset, site, origins: settings.mcpOrigins, limit, onError }));
  app.route('/', probeRoutes({ ...options.probes, version }));

  app.get('*', async (c) => {
    const answerPage = pages();
    if (!answerPage) return refuse(c, { error: 'unknownPath' });
    return answerPage(c.req.raw, {
      requestId: c.get('requestId'),
      encoding: acceptedEncoding(c),
      client: clientKeys(addressOf(c.env?.incoming, trustedHops)),
      noteCache: (cache) => c.set('cache', cache),
    });
  });
  app.all('*', methodNotAllowed(['GET', 'HEAD']));

  app.onError((error, c) => {
    if (error instanceof Refusal) return refuse(c, error);
    if (error instanceof Moved) return movedPermanently(c, error.path);
    onError(error, c.get('requestId'), datasetFor(c, dataset));
    return refuse(c, { error: 'internal' });
  });
  return app;
}
