import type { IncomingMessage, Server, ServerOptions } from 'node:http';

/** The request line and all headers together: bytes. */
const HEADER_BYTES = 16 * 1024;
/** As many headers as a browser and two proxies never send. */
const HEADERS = 100;
/** Nothing here reads a body; a small one is passed over, a large one refused. */
const BODY_BYTES = 64 * 1024;

/** What a client may take of the server, in time and size. */
const SERVER_OPTIONS: ServerOptions = {
  maxHeaderSize: HEADER_BYTES,
  // Slow senders: the head within ten seconds, all of the request within twenty.
  headersTimeout: 10_000,
  requestTimeout: 20_000,
  connectionsCheckingInterval: 1_000,
  // Longer than proxies keep idle connections (nginx: 60 s), so that they never send into one that is closing.
  keepAliveTimeout: 75_000,
};

/**
 * Options of the server. Next listens for upgrades, of which it knows none but those of its development server: taken
 * by nobody else, such a connection would be open for ever. They are answered as if they had not asked.
 */
export function serverOptions(takesUpgrades: boolean): ServerOptions {
  return takesUpgrades ? SERVER_OPTIONS : { ...SERVER_OPTIONS, shouldUpgradeCallback: () => false };
}

/** A connection over which nothing at all has moved for so long is closed, as that of a reader that does not read. */
const SILENCE_MILLISECONDS = 90_000;
/** After so many requests a connection is closed, so that load spreads anew over processes. */
const REQUESTS_PER_CONNECTION = 100_000;

/** Sets what Node takes as properties of the server; `onRefused` hears of each connection above the most. */
export function limitServer(server: Server, maxConnections: number, onRefused: () => void): void {
  server.maxConnections = maxConnections;
  // One more than is taken: so that too many can be told from just enough.
  server.maxHeadersCount = HEADERS + 1;
  server.maxRequestsPerSocket = REQUESTS_PER_CONNECTION;
  server.timeout = SILENCE_MILLISECONDS;
  server.on('drop', onRefused);
}

/** A request that is not answered, and its connection closed. */
export type Excess = { status: 413 | 431; message: string };

/** What is too much about a request whose head has arrived; null where nothing is. */
export function findExcess({ rawHeaders, headers }: IncomingMessage): Excess | null {
  if (rawHeaders.length > 2 * HEADERS) {
    return { status: 431, message: `A request has at most ${HEADERS} headers here.` };
  }
  const length = headers['content-length'];
  if (length !== undefined && Number(length) > BODY_BYTES) {
    return { status: 413, message: 'Nothing here takes a body.' };
  }
  return null;
}

/** Whether a connection can't serve another request: it would have to be read until the body ends, if it ever does. */
export function hasEndlessBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined;
}
