import { createServer, type Server } from 'node:http';

export type MetricsText = { contentType: string; text: () => Promise<string> };

/** A separate server, so that the site's port doesn't show `/metrics`. The caller listens. */
export function createMetricsServer({ contentType, text }: MetricsText): Server {
  return createServer({ requestTimeout: 10_000, headersTimeout: 5_000 }, (request, response) => {
    if (request.url?.split('?', 1)[0] !== '/metrics') {
      response.writeHead(404, { 'Content-Type': 'text/plain; charset=utf-8' }).end('The metrics: /metrics\n');
      return;
    }
    text().then(
      (body) => response.writeHead(200, { 'Content-Type': contentType }).end(body),
      () => response.writeHead(500, { 'Content-Type': 'text/plain; charset=utf-8' }).end('No metrics.\n'),
    );
  });
}
