import type { Server } from 'node:http';
import { connect } from 'node:net';
import type { PageHandler } from './pages.ts';

/**
 * Passes everything to `next dev`, with the connections by which it sends changes to open pages. `origin` is null while
 * it can't be asked.
 */
export function createDevelopmentPages(server: Server, origin: () => string | null): PageHandler {
  server.on('upgrade', ({ method, url, rawHeaders }, socket, head) => {
    const port = Number(new URL(origin() ?? 'http://127.0.0.1:1').port);
    const next = connect(port, '127.0.0.1', () => {
      const headers = rawHeaders
        .map((text, index) => (index % 2 === 0 ? `${text}: ` : `${text}\r\n`))
        .join('');
      next.write(`${method} ${url} HTTP/1.1\r\n${headers}\r\n`);
      next.write(head);
      next.pipe(socket).pipe(next);
    });
    for (const [one, other] of [
      [socket, next],
      [next, socket],
    ] as const) {
      one.on('error', () => other.destroy());
    }
  });
  return async (request) => {
    const { pathname, search } = new URL(request.url);
    const at = origin();
    if (at === null)
      return new Response('Next is starting.\n', { status: 503, headers: { 'retry-after': '1' } });
    const headers = new Headers(request.headers);
    headers.set('accept-encoding', 'identity');
    headers.delete('connection');
    const answer = await fetch(at + pathname + search, {
      method: request.method,
      headers,
      redirect: 'manual',
    });
    return new Response(answer.body, answer);
  };
}
