import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import { addressOf, networkOf } from '../quota/callers.ts';

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
  now?: () => number;
};

/** A path longer than this is cut in the log. */
const LONGEST_PATH = 300;

/** Counts every answer and writes a line for it at level info, once it is out or its client gone. */
export function createExchangeWatch({
  log,
  traffic,
  describeClient,
  now = () => performance.now(),
}: WatchOptions) {
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

/** How much of a client's address the log may hold. */
export type AddressDetail = 'none' | 'truncated' | 'full';

/** What the log says of a request's client: its address, its network, or (null) nothing at all. */
export function createClientDescription(
  detail: AddressDetail,
  trustedHops: number,
): ((request: IncomingMessage) => string) | null {
  if (detail === 'none') return null;
  return (request) => {
    const address = addressOf(request, trustedHops);
    return detail === 'full' ? address : networkOf(address);
  };
}

/** What kind of answer a request wants: requests of one kind take about as long as each other. */
export const ROUTES = ['api', 'file', 'tile', 'page', 'asset', 'probe'] as const;
export type Route = (typeof ROUTES)[number];

/** Upper bounds of the histogram of answer times, in seconds. */
export const TIME_BOUNDS = [
  0.0001, 0.00025, 0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10,
] as const;

/** What was answered for one kind of request. */
export type RouteTraffic = {
  /** Answers by status: the place is the status. */
  statuses: Float64Array;
  /** Answers by time: one place for each bound, one more for what took longer. Not cumulative. */
  times: Float64Array;
  seconds: number;
  /** The client was gone before its answer was sent. */
  aborted: number;
};

/** Answers since the process began, as plain numbers: counting one costs some nanoseconds. */
export type Traffic = {
  routes: Readonly<Record<Route, RouteTraffic>>;
  pageCache: { hits: number; misses: number };
  /** What was turned away before it was a request. */
  refused: { broken: number; connections: number };
  count: (route: Route, status: number, milliseconds: number, isComplete: boolean) => void;
};

const STATUSES = 600;

/** Nothing answered yet. */
export function createTraffic(): Traffic {
  const make = (): RouteTraffic => ({
    statuses: new Float64Array(STATUSES),
    times: new Float64Array(TIME_BOUNDS.length + 1),
    seconds: 0,
    aborted: 0,
  });
  const routes: Record<Route, RouteTraffic> = {
    api: make(),
    file: make(),
    tile: make(),
    page: make(),
    asset: make(),
    probe: make(),
  };
  return {
    routes,
    pageCache: { hits: 0, misses: 0 },
    refused: { broken: 0, connections: 0 },
    count(route, status, milliseconds, isComplete) {
      const counted = routes[route];
      if (!isComplete) {
        counted.aborted++;
        return;
      }
      const seconds = milliseconds / 1000;
      counted.statuses[status]!++;
      counted.times[placeOf(seconds)]!++;
      counted.seconds += seconds;
    },
  };
}

function placeOf(seconds: number): number {
  let place = 0;
  while (place < TIME_BOUNDS.length && seconds > TIME_BOUNDS[place]!) place++;
  return place;
}
