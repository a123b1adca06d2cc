import { once } from 'node:events';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { createPages, type PageHandler } from './pages/pages.ts';

export type WebsiteOptions = {
  isDevelopment: boolean;
  server: Server;
  port: number;
  /** The dataset version that the request at hand reads; null while there is none. */
  version: () => string | null;
  /** False where pages read another instance. */
  hasOwnDataset: boolean;
};

export type Website = { handle: PageHandler; close: () => Promise<void> };

/** Bounds the finished pages that are kept in memory. */
const PAGE_BYTES = 32 * 1024 * 1024;

/**
 * The pages by Next, started beside the API, which needn't wait for it: a request for a page that comes too early
 * waits until Next is ready.
 */
export function startWebsite(options: WebsiteOptions): Website {
  const ready = prepare(options);
  // A failure reaches whoever asks for a page, and the caller by `ready`; nobody may ask at all.
  ready.catch(() => {});
  return {
    handle: async (request: IncomingMessage, response: ServerResponse) =>
      (await ready).handle(request, response),
    close: async () => (await ready).close(),
  };
}

async function prepare({
  isDevelopment,
  server,
  port,
  version,
  hasOwnDataset,
}: WebsiteOptions): Promise<Website> {
  if (!server.listening) await once(server, 'listening');
  const { default: next } = await import('next');
  const app = next({
    dev: isDevelopment,
    dir: process.cwd(),
    hostname: 'localhost',
    port,
    httpServer: server,
  });
  await app.prepare();
  const render = app.getRequestHandler();
  const handle = isDevelopment
    ? render
    : createPages({ render, version, hasOwnDataset, maxBytes: PAGE_BYTES, now: Date.now });
  return { handle, close: () => app.close() };
}
