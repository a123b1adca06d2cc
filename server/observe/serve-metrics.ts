import { createAdaptorServer, type ServerType } from '@hono/node-server';
import { Hono } from 'hono';
import type { Registry } from 'prom-client';

/** A separate server, so that the site's port doesn't show `/metrics`. The caller listens. */
export function createMetricsServer(registry: Registry): ServerType {
  const app = new Hono();
  app.get('/metrics', async (c) =>
    c.body(await registry.metrics(), 200, { 'Content-Type': registry.contentType }),
  );
  const serverOptions = { requestTimeout: 10_000, headersTimeout: 5_000 };
  return createAdaptorServer({ fetch: app.fetch, serverOptions });
}
