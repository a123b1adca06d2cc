import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import type { Route, Traffic } from './traffic.ts';

/** One request and its answer, as far as it is known before the answer is out. */
export type Exchange = {
  requestId: string;
  route: Route;
  /** Without the query, which may say where somebody stands. */
  path: string;
  /** Whether a page was kept (`hit`) or had to be made; null where nothing is kept. */
  cache: 'hit' | 'miss' | null;
};

export type WatchOptions = {
  log: Logger;
  traffic: Traffic;
  /** What the log says of the client's address; null: nothing. */
  describeClient: ((request: IncomingMessage) => string) | null;
  /** A clock that never goes back, in milliseconds. */
  now: () => number;
};

/** A path longer than this is cut in the log. */
const LONGEST_PATH = 300;

/** Counts every answer and writes a line for it at level info, once it is out or its client gone. */
export function createExchangeWatch({ log, traffic, describeClient, now }: WatchOptions) {
  const isLogged = log.isLevelEnabled('info');
  return (request: IncomingMessage, response: ServerResponse, exchange: Exchange): void => {
    const startedAt = now();
    const { socket } = request;
    const bytesBefore = isLogged ? socket.bytesWritten : 0;
    response.once('close', () => {
      const milliseconds = now() - startedAt;
      const isComplete = response.writableFinished;
      traffic.count(exchange.route, response.statusCode, milliseconds, isComplete);
      const { requestId, path, cache } = exchange;
      if (cache === 'hit') traffic.pageCache.hits++;
      else if (cache === 'miss') traffic.pageCache.misses++;
      if (!isLogged) return;
      log.info(
        {
          requestId,
          method: request.method,
          path: path.length > LONGEST_PATH ? `${path.slice(0, LONGEST_PATH)}…` : path,
          status: response.statusCode,
          bytes: (socket.bytesWritten ?? bytesBefore) - bytesBefore,
          ms: Math.round(milliseconds * 1000) / 1000,
          ...(cache && { cache }),
          ...(describeClient && { client: describeClient(request) }),
          ...(!isComplete && { aborted: true }),
        },
        'request',
      );
    });
  };
}
