import { randomUUID } from 'node:crypto';
import { type RequestListener, type Server, type ServerOptions, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { MiddlewareHandler } from 'hono';
import type { Env } from './env.ts';
import { errorAnswer, type Problem, refuse } from './refuse.ts';

/** The request line and all headers together: bytes. */
const HEADER_BYTES = 16 * 1024;
/** A browser and two proxies never send as many headers. */
const HEADERS = 100;
/** Bytes: of a message to /mcp. Nothing else reads a body, and a small one is skipped. */
export const LARGEST_BODY = 64 * 1024;
/** A connection is closed when nothing has moved for this long. */
const SILENCE_MILLISECONDS = 90_000;

export const SERVER_OPTIONS: ServerOptions = {
  maxHeaderSize: HEADER_BYTES,
  // Slow senders: the head within ten seconds, all of the request within twenty.
  headersTimeout: 10_000,
  requestTimeout: 20_000,
  connectionsCheckingInterval: 1_000,
  // Longer than proxies keep idle connections (nginx: 60 s), so that none sends into one that is closing.
  keepAliveTimeout: 75_000,
  // Nobody answers an upgrade: the connection would stay open for ever.
  shouldUpgradeCallback: () => false,
};

/** `onRefused` is called for each connection too many. */
export function limitServer(server: Server, maxConnections: number, onRefused: () => void): void {
  server.maxConnections = maxConnections;
  // One more than is accepted, so that an excess can be noticed.
  server.maxHeadersCount = HEADERS + 1;
  server.timeout = SILENCE_MILLISECONDS;
  server.on('drop', onRefused);
}

/** Requests of one connection that wait for their answers; our own clients never send this many at once. */
const MOST_WAITING = 32;

/** Node would start any number of requests that arrive together: a connection that sends too many is closed. */
export function limitPipelining(listener: RequestListener, onExcess: () => void): RequestListener {
  const waiting = new WeakMap<Socket, number>();
  return (request, response) => {
    const { socket } = request;
    // What else arrived with them.
    if (socket.destroyed) return;
    const count = (waiting.get(socket) ?? 0) + 1;
    waiting.set(socket, count);
    if (count > MOST_WAITING) {
      onExcess();
      socket.destroy();
      return;
    }
    response.once('close', () => waiting.set(socket, waiting.get(socket)! - 1));
    listener(request, response);
  };
}

/** Refuses what Node's parser lets through, and closes the connection: the rest must not be read as a request. */
export const refuseExcess: MiddlewareHandler<Env> = async (c, next) => {
  const incoming = c.env?.incoming;
  // A body without a length may never end.
  if (incoming?.headers['transfer-encoding'] !== undefined) c.get('headers').Connection = 'close';
  const problem = incoming && findExcess(incoming.rawHeaders, incoming.headers['content-length']);
  if (!problem) return next();
  c.get('headers').Connection = 'close';
  return refuse(c, { error: 'malformed', ...problem });
};

function findExcess(
  rawHeaders: readonly string[],
  length: string | undefined,
): Pick<Problem, 'status' | 'message'> | null {
  if (rawHeaders.length > 2 * HEADERS) {
    return { status: 431, message: `A request can have at most ${HEADERS} headers.` };
  }
  // Node's parser takes the first and is silent about others (RFC 9112, section 3.2, wants them refused).
  const hosts = rawHeaders.filter((name, i) => i % 2 === 0 && name.toLowerCase() === 'host');
  if (hosts.length > 1) return { status: 400, message: 'A request must have only one Host header.' };
  if (Number(length ?? 0) > LARGEST_BODY) {
    return { status: 413, message: `A body can have at most ${LARGEST_BODY / 1024} kB.` };
  }
  return null;
}

/** Node's parser errors, and our answers. */
const problems: Record<string, Omit<Problem, 'error'>> = {
  HPE_HEADER_OVERFLOW: {
    status: 431,
    message: 'The request line and headers are larger than 16 kB together.',
  },
  HPE_INVALID_URL: { message: 'The address contains a character that must be percent-encoded.' },
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, message: 'The request took too long to arrive.' },
};
const malformed = { message: 'This is not a well-formed HTTP request.' };

const LINGER_MILLISECONDS = 1000;

export type BrokenRequestsOptions = {
  /** Headers of every answer. */
  always: Readonly<Record<string, string>>;
  onBroken: (requestId: string, problem: string) => void;
};

/** Answers malformed, oversized and slow requests in the usual error envelope. */
export function answerBrokenRequests(server: Server, options: BrokenRequestsOptions): void {
  const answered = new WeakSet<Socket>();
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Socket) => {
    // The parser reports each further piece of a request it has given up on.
    if (answered.has(socket)) return;
    answered.add(socket);
    if (error.code === 'ECONNRESET' || !socket.writable) {
      socket.destroy();
      return;
    }
    const requestId = randomUUID();
    options.onBroken(requestId, error.code ?? error.message);
    const answer = errorAnswer(
      { error: 'malformed', ...(problems[error.code ?? ''] ?? malformed) },
      requestId,
    );
    const lines = [`HTTP/1.1 ${answer.status} ${STATUS_CODES[answer.status]}`];
    const headers = { ...options.always, ...answer.headers, 'X-Request-Id': requestId, Connection: 'close' };
    for (const [name, value] of Object.entries(headers)) lines.push(`${name}: ${value}`);
    // Read and throw away what's still coming: closing now would reset the connection and lose the answer.
    socket.setTimeout(LINGER_MILLISECONDS, () => socket.destroy());
    socket.end(`${lines.join('\r\n')}\r\n\r\n${answer.body}`);
  });
}

/** Answers a request whose target or host makes no address, which Hono can't be asked. */
export function answerBadAddress({ always, onBroken }: BrokenRequestsOptions): Response {
  const requestId = randomUUID();
  onBroken(requestId, 'bad address');
  const message = 'The address of this request is not well-formed.';
  const { status, headers, body } = errorAnswer({ error: 'malformed', message }, requestId);
  return new Response(body, { status, headers: { ...always, ...headers, 'X-Request-Id': requestId } });
}
