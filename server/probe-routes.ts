import { Hono } from 'hono';
import { type Env, type RequestContext, send } from './http/env.ts';
import { methodNotAllowed } from './http/refuse.ts';

export type Probes = {
  version: () => string | null;
  /** A sentence without internals; null if the server can answer. */
  notReady: () => string | null;
  /** What's wrong with the published dataset, or with the one being served. */
  failure: () => string | null;
};

/**
 * `/healthz`: the process is alive; restart it if this fails. `/readyz`: it can answer; send requests only
 * while this succeeds.
 */
export function probeRoutes({ version, notReady, failure }: Probes): Hono<Env> {
  const routes = new Hono<Env>();
  const sendJson = (c: RequestContext, record: object, status = 200) =>
    send(c, JSON.stringify(record), status, {
      'Content-Type': 'application/json',
      'Cache-Control': 'no-store',
    });
  routes.get('/healthz', (c) => sendJson(c, { status: 'ok', dataset: version() }));
  routes.get('/readyz', (c) => {
    const reason = notReady();
    const detail = failure();
    const body = {
      status: reason === null ? 'ready' : 'not ready',
      dataset: version(),
      ...(reason !== null && { reason }),
      ...(detail !== null && { detail }),
    };
    return sendJson(c, body, reason === null ? 200 : 503);
  });
  for (const path of ['/healthz', '/readyz']) routes.all(path, methodNotAllowed(['GET', 'HEAD']));
  return routes;
}
