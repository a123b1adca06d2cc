import { createServer, type Server, type ServerResponse } from 'node:http';
import type { Registry } from 'prom-client';

/** A separate server, so that the site's port doesn't show `/metrics`. The caller listens. */
export function createMetricsServer(registry: Promise<Registry>): Server {
  return createServer({ requestTimeout: 10_000, headersTimeout: 5_000 }, (request, response) => {
    if (request.url?.split('?', 1)[0] !== '/metrics') {
      response.writeHead(404, { 'Content-Type': 'text/plain; charset=utf-8' }).end('The metrics: /metrics\n');
      return;
    }
    answerMetrics(response, registry).catch(() =>
      response.writeHead(500, { 'Content-Type': 'text/plain; charset=utf-8' }).end('No metrics.\n'),
    );
  });
}

async function answerMetrics(response: ServerResponse, loading: Promise<Registry>): Promise<void> {
  const registry = await loading;
  const text = await registry.metrics();
  response.writeHead(200, { 'Content-Type': registry.contentType }).end(text);
}
