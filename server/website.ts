import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { join, resolve } from 'node:path';
import type { Logger } from 'pino';
import type { ApiHandler } from './http/api-message.ts';
import { createDiskPages } from './pages/disk-pages.ts';
import { findPageAddress } from './pages/page-address.ts';
import { createPageSecurity } from './pages/page-security.ts';
import { createPageStore } from './pages/page-store.ts';
import { createPages, type PageHandler, type Pages } from './pages/pages.ts';
import { openStaticFiles } from './pages/static-files.ts';
import { warmPages } from './pages/warm-pages.ts';
import { createSpending } from './quota/spending.ts';
import { createSourceCheck, type PageRead, type RenderedPage } from './renderers/page-sources.ts';
import { createRenderers, type RendererFigures } from './renderers/renderers.ts';
import type { Settings } from './settings.ts';
import type { Dataset } from './store/open-dataset.ts';

export type WebsiteOptions = {
  isDevelopment: boolean;
  settings: Settings;
  log: Logger;
  server: Server;
  /** What pages read. */
  api: ApiHandler;
};

export type Website = {
  handle: PageHandler;
  keptBytes: () => number;
  /** Renderers are still on their way: pages would have to wait for them. */
  isStarting: () => boolean;
  /** Renders a page of each kind, in 20 seconds at most. Resolves to what they have read. */
  warm: (dataset: Dataset) => Promise<PageRead[]>;
  /** Null in development, where this process renders. */
  renderers: () => RendererFigures | null;
  close: () => Promise<void>;
};

/** A few hundred pages. Those that aren't among them are read from the disk. */
const FINISHED_BYTES = 16 * 1024 * 1024;
const REFUSAL_MILLISECONDS = 250;
const RENDERED_DISK_BYTES = 512 * 1024 * 1024;
const BUILD = join(process.cwd(), '.next');

/** The API answers while renderers start; early requests for pages wait. */
export function startWebsite(options: WebsiteOptions): Website {
  if (options.isDevelopment) return startForDevelopment(options);
  const { settings, log, server, api } = options;
  const renderers = createRenderers({ count: settings.renderers, read: api, log });
  const hasOwnDataset = settings.apiBaseUrl === undefined;
  let pages: Pages | null = null;
  const open = () =>
    createPages({
      render: renderers.render,
      spend: createSpending(settings.rendersPerSecond),
      files: openStaticFiles(join(BUILD, 'static')),
      find: findPageAddress,
      hasOwnDataset,
      isStillSaid: createSourceCheck(api),
      security: createPageSecurity(settings),
      store: hasOwnDataset ? openPageStore(options) : null,
      maxBytes: FINISHED_BYTES,
      refusalMilliseconds: REFUSAL_MILLISECONDS,
      now: Date.now,
    });
  const isBuilt = existsSync(join(BUILD, 'BUILD_ID'));
  if (isBuilt) server.once('listening', renderers.start);
  else log.warn("The site isn't built (npm run build): only the API answers");
  return {
    async handle(...exchange) {
      pages ??= open();
      return pages.handle(...exchange);
    },
    keptBytes: () => pages?.keptBytes() ?? 0,
    isStarting: renderers.isStarting,
    warm: async (dataset) =>
      isBuilt && hasOwnDataset ? warmPages(dataset, renderers, settings.renderers) : [],
    renderers: renderers.figures,
    close: async () => renderers.close(),
  };
}

/** Next renders in this process, and nothing is kept. */
function startForDevelopment({ settings, server }: WebsiteOptions): Website {
  const started = once(server, 'listening').then(async () => {
    const { startNextForDevelopment } = await import('./next/start-next.ts');
    return startNextForDevelopment(server, settings.port);
  });
  return {
    handle: async (request, response) => (await started).handler(request, response),
    keptBytes: () => 0,
    isStarting: () => false,
    warm: async () => [],
    renderers: () => null,
    close: async () => (await started).close(),
  };
}

function openPageStore({ settings, log }: WebsiteOptions) {
  const { siteUrl, siteName, mapStyleUrl, operatorName, operatorContact, logClientAddress } = settings;
  const said = [siteUrl, siteName, mapStyleUrl, operatorName, operatorContact, logClientAddress];
  const edition = [buildOf(BUILD), ...said].join('\n');
  // Servers for other sites or data must not tidy each other's pages away.
  const site = createHash('sha256')
    .update(`${edition}\n${resolve(settings.dataDir)}`)
    .digest('hex');
  const disk = createDiskPages({
    folder: join(BUILD, 'pages-kept', site.slice(0, 16)),
    maxBytes: RENDERED_DISK_BYTES,
    onFailure: (error) =>
      log.warn({ err: error }, "Pages can't be written to disk: keeping them in memory only"),
  });
  return createPageStore<RenderedPage>(edition, [disk], (error) =>
    log.warn({ err: error }, "A page couldn't be read from disk or written to it"),
  );
}

/** The build's id (its commit, where git knows it) and its files, which pages link to. */
function buildOf(folder: string): string {
  const files = readdirSync(join(folder, 'static'), { recursive: true, encoding: 'utf8' }).sort();
  return [readFileSync(join(folder, 'BUILD_ID'), 'utf8'), ...files].join('\n');
}
