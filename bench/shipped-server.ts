import { join } from 'node:path';
import type { Sandbox } from '#testing/sandbox.ts';
import { type ServerProcess, startServer } from '#testing/server-process.ts';

/** The defaults that tests change. */
const SHIPPED = { LOG_LEVEL: 'info', RATE_LIMIT_PER_SECOND: '5' };

/**
 * The settings for measuring it: one proxy in front, whose header tells the load's callers from each other,
 * and an address, so that all servers of a run have the same entity tags.
 */
const MEASURED = { TRUSTED_PROXY_HOPS: '1', SITE_URL: 'http://golf.example' };

/** What `npm start` starts, with its website and a log line for each request; `environment` names what differs. */
export function startShipped(
  sandbox: Sandbox,
  environment: Record<string, string>,
  until: '/readyz' | '/healthz' = '/readyz',
): Promise<ServerProcess> {
  const logFile = join(sandbox.folder, 'server.log');
  return startServer(sandbox, { environment: { ...SHIPPED, ...MEASURED, ...environment }, until, logFile });
}
