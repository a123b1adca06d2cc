import type { IncomingMessage, Server, ServerOptions } from 'node:http';
import type { Socket } from 'node:net';
import { STATUS_CODES } from '#lib/node/http.ts';
import { errorResponse } from './error-response.ts';

/** The request line and all headers together: bytes. */
const HEADER_BYTES = 16 * 1024;
/** A browser and two proxies never send as many headers. */
const HEADERS = 100;
/** Bytes: of a message to /mcp. Nothing else reads a body, and a small one is skipped. */
export const LARGEST_BODY = 64 * 1024;

const SERVER_OPTIONS: ServerOptions = {
  maxHeaderSize: HEADER_BYTES,
  // Slow senders: the head within ten seconds, all of the request within twenty.
  headersTimeout: 10_000,
  requestTimeout: 20_000,
  connectionsCheckingInterval: 1_000,
  // Longer than proxies keep idle connections (nginx: 60 s), so that none sends into one that is closing.
  keepAliveTimeout: 75_000,
};

/**
 * Next uses upgrades in development only; any other such connection would stay open for ever, so elsewhere they're
 * ignored. Outside development nobody waits for the end of a request without a body, so Node needn't announce it,
 * which is a fifth of its work for a short answer.
 */
export function serverOptions(isInDevelopment: boolean): ServerOptions {
  if (isInDevelopment) return SERVER_OPTIONS;
  return { ...SERVER_OPTIONS, shouldUpgradeCallback: () => false, optimizeEmptyRequests: true };
}

/** A connection is closed when nothing has moved for this long. */
const SILENCE_MILLISECONDS = 90_000;
/** After this many a connection is closed, so that load is spread over the processes again. */
const REQUESTS_PER_CONNECTION = 100_000;

/** `onRefused` is called for each connection too many. */
export function limitServer(server: Server, maxConnections: number, onRefused: () => void): void {
  server.maxConnections = maxConnections;
  // One more than is accepted, so that an excess can be noticed.
  server.maxHeadersCount = HEADERS + 1;
  server.maxRequestsPerSocket = REQUESTS_PER_CONNECTION;
  server.timeout = SILENCE_MILLISECONDS;
  server.on('drop', onRefused);
}

export type Excess = { status: 400 | 413 | 431; message: string };

export function findExcess({ rawHeaders, headers }: IncomingMessage): Excess | null {
  if (rawHeaders.length > 2 * HEADERS) {
    return { status: 431, message: `A request can have at most ${HEADERS} headers.` };
  }
  if (countHosts(rawHeaders) > 1)
    return { status: 400, message: 'A request must have only one Host header.' };
  const length = headers['content-length'];
  if (length !== undefined && Number(length) > LARGEST_BODY) {
    return { status: 413, message: `A body can have at most ${LARGEST_BODY / 1024} kB.` };
  }
  return null;
}

/** Node's parser takes the first and is silent about others (RFC 9112, section 3.2, wants them refused). */
function countHosts(rawHeaders: readonly string[]): number {
  let count = 0;
  for (let i = 0; i < rawHeaders.length; i += 2) {
    const name = rawHeaders[i]!;
    if (name.length === 4 && name.toLowerCase() === 'host') count++;
  }
  return count;
}

/** Whether the body may never end, so that the connection can't be used again. */
export function hasEndlessBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined;
}

/** Node's parser errors, and our answers. */
const problems: Record<string, { status: number; message: string }> = {
  HPE_HEADER_OVERFLOW: {
    status: 431,
    message: 'The request line and headers are larger than 16 kB together.',
  },
  HPE_INVALID_URL: {
    status: 400,
    message: 'The address contains a character that must be percent-encoded.',
  },
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, message: 'The request took too long to arrive.' },
};
const malformed = { status: 400, message: 'This is not a well-formed HTTP request.' };

const LINGER_MILLISECONDS = 1000;

export type BrokenRequestsOptions = {
  nextRequestId: () => string;
  always: readonly string[];
  onBroken: (requestId: string, problem: string) => void;
};

/** Answers malformed, oversized and slow requests in the usual error envelope. */
export function answerBrokenRequests(
  server: Server,
  { nextRequestId, always, onBroken }: BrokenRequestsOptions,
): void {
  const answered = new WeakSet<Socket>();
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Socket) => {
    // The parser reports each further piece of a request it has given up on.
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
    // Read and throw away what's still coming: closing now would reset the connection and lose the answer.
    socket.setTimeout(LINGER_MILLISECONDS, () => socket.destroy());
    socket.end(`${lines.join('\r\n')}\r\nConnection: close\r\n\r\n${answer.body}`, 'latin1');
  });
}
