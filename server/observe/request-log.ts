import { randomUUID } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import type { Logger } from 'pino';
import { type Env, rawPath } from '../http/env.ts';
import { addressOf, networkOf } from '../quota/client-address.ts';
import { routeOf, type Traffic } from './traffic.ts';

export type AddressDetail = 'none' | 'truncated' | 'full';

export type RequestLogOptions = {
  log: Logger;
  traffic: Traffic;
  clientAddress: AddressDetail;
  trustedHops: number;
  isStopping: () => boolean;
  /** Headers of every answer. */
  always: Readonly<Record<string, string>>;
};

const LONGEST_PATH = 300;

/** Gives each request its id; counts and logs its answer once it's sent or its client has gone. */
export function logRequests(options: RequestLogOptions): MiddlewareHandler<Env> {
  const { log, traffic, clientAddress, trustedHops, isStopping, always } = options;
  return async (c, next) => {
    const requestId = randomUUID();
    c.set('requestId', requestId);
    c.set('headers', { ...always, 'X-Request-Id': requestId });
    const { incoming, outgoing } = c.env ?? {};
    if (!incoming || !outgoing) return next();
    if (isStopping()) outgoing.setHeader('Connection', 'close');
    const startedAt = performance.now();
    const { socket } = incoming;
    const bytesBefore = socket.bytesWritten;
    // Without the query, which may contain somebody's position.
    const path = rawPath(c);
    outgoing.once('close', () => {
      const ms = performance.now() - startedAt;
      const status = outgoing.statusCode;
      const isComplete = outgoing.writableFinished;
      const cache = c.get('cache');
      traffic.count({ route: routeOf(path), status, seconds: ms / 1000, isComplete, cache });
      const address = clientAddress === 'none' ? '' : addressOf(incoming, trustedHops);
      log.info(
        {
          requestId,
          method: incoming.method,
          path: path.length > LONGEST_PATH ? `${path.slice(0, LONGEST_PATH)}…` : path,
          status,
          bytes: (socket.bytesWritten ?? bytesBefore) - bytesBefore,
          ms: Math.round(ms * 1000) / 1000,
          ...(cache && { cache }),
          ...(address && { client: clientAddress === 'full' ? address : networkOf(address) }),
          ...(!isComplete && { aborted: true }),
        },
        'request',
      );
    });
    await next();
  };
}
