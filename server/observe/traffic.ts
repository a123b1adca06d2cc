import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import { addressOf, networkOf } from '../quota/callers.ts';
import { infoLines } from './log.ts';

export type Exchange = {
  requestId: string;
  route: Route;
  /** Without the query, which may contain somebody's position. */
  path: string;
  /** Whether a page was kept already or had to be made; null for what isn't kept. */
  cache: 'hit' | 'miss' | null;
};

export type WatchOptions = {
  log: Logger;
  traffic: Traffic;
  /** For the log; null for nothing. */
  describeClient: ((request: IncomingMessage) => string) | null;
  now?: () => number;
};

const LONGEST_PATH = 300;

/** Counts every answer and logs it at level info, once it's sent or its client has gone. */
export function createExchangeWatch({
  log,
  traffic,
  describeClient,
  now = () => performance.now(),
}: WatchOptions) {
  const writeLine = infoLines(log);
  return (request: IncomingMessage, response: ServerResponse, exchange: Exchange): void => {
    const startedAt = now();
    const { socket } = request;
    const bytesBefore = writeLine ? socket.bytesWritten : 0;
    response.on('close', () => {
      const milliseconds = now() - startedAt;
      const isComplete = response.writableFinished;
      traffic.count(exchange.route, response.statusCode, milliseconds, isComplete);
      const { cache } = exchange;
      if (cache === 'hit') traffic.pageCache.hits++;
      else if (cache === 'miss') traffic.pageCache.misses++;
      if (!writeLine) return;
      const bytes = (socket.bytesWritten ?? bytesBefore) - bytesBefore;
      const client = describeClient ? describeClient(request) : null;
      writeLine(requestLine(request, response, { exchange, bytes, milliseconds, client, isComplete }));
    });
  };
}

/** As pino would write it; its serialisers take longer than the rest of logging. */
function requestLine(
  { method }: IncomingMessage,
  { statusCode }: ServerResponse,
  {
    exchange: { requestId, path, cache },
    bytes,
    milliseconds,
    client,
    isComplete,
  }: { exchange: Exchange; bytes: number; milliseconds: number; client: string | null; isComplete: boolean },
): string {
  const shortPath = path.length > LONGEST_PATH ? `${path.slice(0, LONGEST_PATH)}…` : path;
  return (
    `{"level":30,"time":${Date.now()},"requestId":"${requestId}","method":"${method}",` +
    `"path":${JSON.stringify(shortPath)},"status":${statusCode},"bytes":${bytes},` +
    `"ms":${Math.round(milliseconds * 1000) / 1000}` +
    `${cache === null ? '' : `,"cache":"${cache}"`}${client === null ? '' : `,"client":${JSON.stringify(client)}`}` +
    `${isComplete ? '' : ',"aborted":true'},"msg":"request"}\n`
  );
}

export type AddressDetail = 'none' | 'truncated' | 'full';

/** The client's address, its network, or null for nothing. */
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

export const ROUTES = ['api', 'mcp', 'file', 'tile', 'page', 'asset', 'probe'] as const;
export type Route = (typeof ROUTES)[number];

/** Upper bounds in seconds. */
export const TIME_BOUNDS = [
  0.0001, 0.00025, 0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10,
];

/** Plain numbers: a histogram of prom-client looks its labels up for each request, which takes 2 % of it. */
export type RouteTraffic = {
  /** By status. */
  statuses: Float64Array;
  /** By time: a count for each bound, and one for what took longer. Not cumulative. */
  times: Float64Array;
  seconds: number;
  /** Clients gone before their answer was sent. */
  aborted: number;
};

export type Traffic = {
  routes: Readonly<Record<Route, RouteTraffic>>;
  pageCache: { hits: number; misses: number };
  /** Turned away before it became a request. */
  refused: { broken: number; connections: number };
  count: (route: Route, status: number, milliseconds: number, isComplete: boolean) => void;
};

const STATUSES = 600;

export function createTraffic(): Traffic {
  const make = (): RouteTraffic => ({
    statuses: new Float64Array(STATUSES),
    times: new Float64Array(TIME_BOUNDS.length + 1),
    seconds: 0,
    aborted: 0,
  });
  const routes = {
    api: make(),
    mcp: make(),
    file: make(),
    tile: make(),
    page: make(),
    asset: make(),
    probe: make(),
  } satisfies Record<Route, RouteTraffic>;
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
      counted.statuses[status]!++;
      const seconds = milliseconds / 1000;
      let place = 0;
      while (place < TIME_BOUNDS.length && seconds > TIME_BOUNDS[place]!) place++;
      counted.times[place]!++;
      counted.seconds += seconds;
    },
  };
}
