import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { join, resolve } from 'node:path';
import type { CacheHandlerValue } from 'next/dist/server/lib/incremental-cache';
import type { Logger } from 'pino';
import type { Valkey } from './instances/valkey.ts';
import { createValkeyPages } from './instances/valkey.ts';
import { createDiskPages } from './pages/disk-pages.ts';
import { createMemoryPages } from './pages/memory-pages.ts';
import { createPageSecurity } from './pages/page-security.ts';
import { createPageStore } from './pages/page-store.ts';
import { createPages, type PageHandler, type Pages } from './pages/pages.ts';
import { sharePageStore } from './pages/shared-page-store.ts';
import { leavePagesUnmeasured } from './pages/unmeasured-pages.ts';
import type { Settings } from './settings.ts';

export type WebsiteOptions = {
  isDevelopment: boolean;
  settings: Settings;
  log: Logger;
  server: Server;
  /** The dataset version that the request at hand reads; null while there is none. */
  version: () => string | null;
  /** Where instances share what they rendered; null keeps it here alone. */
  valkey: Valkey | null;
};

/** The pages, whether or not Next is ready. */
export type Website = {
  handle: PageHandler;
  /** How many bytes of finished pages are kept. */
  keptBytes: () => number;
  close: () => Promise<void>;
};

/** Bounds what Next rendered (documents and payloads), compressed, in memory and for each dataset version on disk. */
const RENDERED_MEMORY_BYTES = 48 * 1024 * 1024;
const RENDERED_DISK_BYTES = 512 * 1024 * 1024;
/** Bounds the finished responses that are kept in memory. */
const FINISHED_BYTES = 32 * 1024 * 1024;

/**
 * The pages by Next, started beside the API, which needn't wait for it: a request for a page that comes too early
 * waits until Next is ready.
 */
export function startWebsite(options: WebsiteOptions): Website {
  const ready = prepare(options);
  let pages: Pages | null = null;
  ready.then(
    (prepared) => {
      pages = prepared;
    },
    // A failure reaches whoever asks for a page; nobody may ask at all.
    () => {},
  );
  return {
    handle: async (...exchange) => (await ready).handle(...exchange),
    keptBytes: () => pages?.keptBytes() ?? 0,
    close: async () => (await ready).close(),
  };
}

async function prepare(options: WebsiteOptions): Promise<Website> {
  const { isDevelopment, settings, server, version } = options;
  if (!server.listening) await once(server, 'listening');
  // Another instance's data may change at any moment: pages made from them are kept nowhere.
  const hasOwnDataset = settings.apiBaseUrl === undefined;
  if (hasOwnDataset && !isDevelopment) sharePageStore(openPageStore(options));
  leavePagesUnmeasured();
  const { default: next } = await import('next');
  const app = next({
    dev: isDevelopment,
    dir: process.cwd(),
    hostname: 'localhost',
    port: settings.port,
    httpServer: server,
  });
  await app.prepare();
  const render = app.getRequestHandler();
  const pages: Pages = isDevelopment
    ? { handle: (request, response) => render(request, response), keptBytes: () => 0 }
    : createPages({
        render,
        version: hasOwnDataset ? version : () => null,
        hasOwnDataset,
        security: createPageSecurity(settings),
        maxBytes: FINISHED_BYTES,
        now: Date.now,
      });
  return { ...pages, close: () => app.close() };
}

/** Pages name the build's scripts, the site's address and its map's style: those of one of each are kept apart from others. */
function openPageStore({ settings, log, valkey }: WebsiteOptions) {
  const build = join(process.cwd(), '.next');
  const buildId = readFileSync(join(build, 'BUILD_ID'), 'utf8');
  const edition = [buildId, settings.siteUrl, settings.siteName, settings.mapStyleUrl].join('\n');
  // A server for another site or other data from the same folder would tidy this one's versions away.
  const site = createHash('sha256')
    .update(`${edition}\n${resolve(settings.dataDir)}`)
    .digest('hex');
  const disk = createDiskPages({
    folder: join(build, 'pages-kept', site.slice(0, 16)),
    maxBytes: RENDERED_DISK_BYTES,
    onFailure: (error) => log.warn({ err: error }, 'Pages are kept in memory alone: the disk takes none'),
  });
  const places = [createMemoryPages(RENDERED_MEMORY_BYTES), disk];
  if (valkey) places.push(createValkeyPages(valkey));
  return createPageStore<CacheHandlerValue>(edition, places);
}
