import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { join, resolve } from 'node:path';
import type { Logger } from 'pino';
import { createValkeyPages, type Valkey } from './instances/valkey.ts';
import type { Rendered } from './next/render.ts';
import { startNext } from './next/start-next.ts';
import { createDiskPages } from './pages/disk-pages.ts';
import { findPageAddress } from './pages/page-address.ts';
import { createPageSecurity } from './pages/page-security.ts';
import { createPageStore, type PageBytes } from './pages/page-store.ts';
import { createPages, type PageHandler, type Pages } from './pages/pages.ts';
import { openStaticFiles } from './pages/static-files.ts';
import type { Settings } from './settings.ts';
import type { Dataset } from './store/open-dataset.ts';

export type WebsiteOptions = {
  isDevelopment: boolean;
  settings: Settings;
  log: Logger;
  server: Server;
  /** That the current request reads. */
  dataset: () => Dataset | null;
  /** Where instances share rendered pages. */
  valkey: Valkey | null;
};

/** Usable before Next is ready. */
export type Website = {
  handle: PageHandler;
  keptBytes: () => number;
  close: () => Promise<void>;
};

const FINISHED_BYTES = 64 * 1024 * 1024;
/** For each dataset version. */
const RENDERED_DISK_BYTES = 512 * 1024 * 1024;

/** The API answers while Next starts; early requests for pages wait. */
export function startWebsite(options: WebsiteOptions): Website {
  const ready = prepare(options);
  let pages: Pages | null = null;
  ready.then(
    (prepared) => {
      pages = prepared;
    },
    // Reported to the first who asks for a page.
    () => {},
  );
  return {
    handle: async (...exchange) => (await ready).handle(...exchange),
    keptBytes: () => pages?.keptBytes() ?? 0,
    close: async () => (await ready).close(),
  };
}

async function prepare(options: WebsiteOptions): Promise<Website> {
  const { isDevelopment, settings, server, dataset } = options;
  if (!server.listening) await once(server, 'listening');
  const { render, handler, close } = await startNext({ isDevelopment, port: settings.port, server });
  if (isDevelopment) return { handle: handler, keptBytes: () => 0, close };
  const hasOwnDataset = settings.apiBaseUrl === undefined;
  const pages = createPages({
    render,
    files: openStaticFiles(join(process.cwd(), '.next/static')),
    find: (path, query) => findPageAddress(path, query, hasOwnDataset ? dataset() : null),
    version: () => (hasOwnDataset ? (dataset()?.version ?? null) : null),
    hasOwnDataset,
    security: createPageSecurity(settings),
    store: hasOwnDataset ? openPageStore(options) : null,
    maxBytes: FINISHED_BYTES,
    now: Date.now,
  });
  return { ...pages, close };
}

function openPageStore({ settings, log, valkey }: WebsiteOptions) {
  const build = join(process.cwd(), '.next');
  const edition = [buildOf(build), settings.siteUrl, settings.siteName, settings.mapStyleUrl].join('\n');
  // Servers for other sites or data must not tidy each other's pages away.
  const site = createHash('sha256')
    .update(`${edition}\n${resolve(settings.dataDir)}`)
    .digest('hex');
  const disk = createDiskPages({
    folder: join(build, 'pages-kept', site.slice(0, 16)),
    maxBytes: RENDERED_DISK_BYTES,
    onFailure: (error) =>
      log.warn({ err: error }, "Pages can't be written to disk: keeping them in memory only"),
  });
  const places: PageBytes[] = [disk];
  if (valkey) places.push(createValkeyPages(valkey));
  return createPageStore<Rendered>(edition, places, (error) =>
    log.warn({ err: error }, "A page couldn't be read from disk or written to it"),
  );
}

/** The build's id (its commit, where git knows it) and its files, which pages link to. */
function buildOf(folder: string): string {
  const files = readdirSync(join(folder, 'static'), { recursive: true, encoding: 'utf8' }).sort();
  return [readFileSync(join(folder, 'BUILD_ID'), 'utf8'), ...files].join('\n');
}
