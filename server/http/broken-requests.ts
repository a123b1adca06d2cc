import type { Server } from 'node:http';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { errorResponse } from './error-response.ts';

/** What Node's parser says of a request that it gives up, and how it is answered. */
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

/** How long a caller gets to finish sending what is not wanted. */
const LINGER_MILLISECONDS = 1000;

export type BrokenRequestsOptions = {
  nextRequestId: () => string;
  /** Headers of every answer, names and values in turn. */
  always: readonly string[];
  onBroken: (requestId: string, problem: string) => void;
};

/** Answers requests that are no HTTP, or too large, or too slow, in the same envelope as every failure. */
export function answerBrokenRequests(
  server: Server,
  { nextRequestId, always, onBroken }: BrokenRequestsOptions,
): void {
  const answered = new WeakSet<Socket>();
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Socket) => {
    // The parser complains again of each further piece of a request that it has given up.
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
    // What is still on its way is read and thrown away: closing on it would reset the connection, answer and all.
    socket.setTimeout(LINGER_MILLISECONDS, () => socket.destroy());
    socket.end(`${lines.join('\r\n')}\r\nConnection: close\r\n\r\n${answer.body}`, 'latin1');
  });
}
