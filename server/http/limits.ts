import { type IncomingMessage, type Server, type ServerOptions, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { errorResponse } from './error-response.ts';

/** The request line and all headers together: bytes. */
const HEADER_BYTES = 16 * 1024;
/** A browser and two proxies never send as many headers. */
const HEADERS = 100;
/** Nothing here reads a body; a small one is skipped, a large one refused. */
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
 * Options of the server. Next listens for upgrades, but takes only those of its development server; any other such
 * connection would stay open for ever. So requests for an upgrade are answered as if they hadn't asked for it.
 */
export function serverOptions(takesUpgrades: boolean): ServerOptions {
  return takesUpgrades ? SERVER_OPTIONS : { ...SERVER_OPTIONS, shouldUpgradeCallback: () => false };
}

/** A connection is closed when nothing at all has moved for this long, for instance because its reader doesn't read. */
const SILENCE_MILLISECONDS = 90_000;
/** After this many requests a connection is closed, so that load is spread over the processes again. */
const REQUESTS_PER_CONNECTION = 100_000;

/** Sets the limits that Node takes as properties of the server. `onRefused` is called for each connection too many. */
export function limitServer(server: Server, maxConnections: number, onRefused: () => void): void {
  server.maxConnections = maxConnections;
  // One more than is accepted, so that too many can be distinguished from just enough.
  server.maxHeadersCount = HEADERS + 1;
  server.maxRequestsPerSocket = REQUESTS_PER_CONNECTION;
  server.timeout = SILENCE_MILLISECONDS;
  server.on('drop', onRefused);
}

/** Why a request isn't answered, and its connection is closed. */
export type Excess = { status: 413 | 431; message: string };

/** What is too large about a request whose head has arrived; null if nothing is. */
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

/** Whether a connection can't serve another request, because the body of this one may never end. */
export function hasEndlessBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined;
}

/** Node's codes for requests that its parser gives up, and our answers. */
const problems: Record<string, { status: number; message: string }> = {
  HPE_HEADER_OVERFLOW: {
    status: 431,
    message: 'The request line and headers are larger than 16 kB together.',
  },
  HPE_INVALID_URL: {
    status: 400,
    message: 'The address has a character that may only be sent percent-encoded.',
  },
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, message: 'The request took too long to arrive.' },
};
const malformed = { status: 400, message: 'This is not a well-formed HTTP request.' };

/** How long a caller may go on sending what nobody reads. */
const LINGER_MILLISECONDS = 1000;

export type BrokenRequestsOptions = {
  nextRequestId: () => string;
  /** Headers of every answer, names and values in turn. */
  always: readonly string[];
  onBroken: (requestId: string, problem: string) => void;
};

/** Answers requests that are malformed, too large or too slow, in the same envelope as every failure. */
export function answerBrokenRequests(
  server: Server,
  { nextRequestId, always, onBroken }: BrokenRequestsOptions,
): void {
  const answered = new WeakSet<Socket>();
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Socket) => {
    // The parser reports every further piece of a request that it has given up.
    if (answered.has(socket)) return;
    answered.add(socket);
    if (error.code === 'ECONNRESET' || !socket.writable) {
      socket.destroy();
      return;
    }
    const { status, message } = problems[error.code ?? ''] ?? malformed;
    const requestId = nextRequestId();
    onBroken(requestId, error.code ?? error.message);
    const answer = errorResponse({ error: 'malformed', message, status, requestId });
    const lines = [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`];
    const headers = [...answer.headers, ...always];
    for (let i = 0; i + 1 < headers.length; i += 2) lines.push(`${headers[i]}: ${headers[i + 1]}`);
    // What is still on its way is read and thrown away: closing now would reset the connection and lose the answer.
    socket.setTimeout(LINGER_MILLISECONDS, () => socket.destroy());
    socket.end(`${lines.join('\r\n')}\r\nConnection: close\r\n\r\n${answer.body}`, 'latin1');
  });
}
