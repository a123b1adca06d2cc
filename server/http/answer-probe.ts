import type { ServerResponse } from 'node:http';

/** A sentence without internals; null if the server can answer. */
export type NotReady = () => string | null;

export type ProbeReadings = {
  version: string | null;
  notReady: NotReady;
  /** What's wrong with the published dataset, or with the one being served. */
  failure: () => string | null;
};

/**
 * `/healthz`: the process is alive; restart it if this fails. `/readyz`: it can answer; send requests only
 * while this succeeds.
 */
export function answerProbe(
  response: ServerResponse,
  path: string,
  { version, notReady, failure }: ProbeReadings,
): void {
  const reason = path === '/readyz' ? notReady() : null;
  const detail = path === '/readyz' ? failure() : null;
  const body = JSON.stringify({
    status: reason === null ? (path === '/readyz' ? 'ready' : 'ok') : 'not ready',
    dataset: version,
    ...(reason !== null && { reason }),
    ...(detail !== null && { detail }),
  });
  response
    .writeHead(reason === null ? 200 : 503, {
      'Content-Type': 'application/json',
      'Content-Length': Buffer.byteLength(body),
      'Cache-Control': 'no-store',
    })
    .end(body);
}
