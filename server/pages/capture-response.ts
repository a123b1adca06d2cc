import type { OutgoingHttpHeaders, ServerResponse } from 'node:http';

/** What a handler answered, held back until it was whole. */
export type CapturedResponse = { status: number; headers: OutgoingHttpHeaders; body: Buffer };

/** Above this many bytes an answer is sent on as it comes, not held back. */
const MOST_BYTES = 8 * 1024 * 1024;

/**
 * Holds back what is written to the response until it ends, then hands it over; the response itself is untouched
 * and still to be sent. An answer too large for that goes out as it comes, and nothing is handed over.
 */
export function captureResponse(
  response: ServerResponse,
  whenWhole: (captured: CapturedResponse) => void,
): void {
  const { write, end, writeHead, flushHeaders } = response;
  let chunks: Buffer[] = [];
  let size = 0;
  let isReleased = false;

  function release(): void {
    isReleased = true;
    Object.assign(response, { write, end, writeHead, flushHeaders });
  }

  function take(chunk: unknown, encoding: unknown): void {
    if (typeof chunk === 'string') {
      chunks.push(Buffer.from(chunk, typeof encoding === 'string' ? (encoding as BufferEncoding) : 'utf8'));
    } else if (chunk instanceof Uint8Array) {
      chunks.push(Buffer.from(chunk));
    } else {
      return;
    }
    size += chunks.at(-1)!.length;
  }

  response.writeHead = ((status: number, ...rest: unknown[]) => {
    response.statusCode = status;
    const headers = rest.find((part) => typeof part === 'object' && part !== null);
    for (const [name, value] of Object.entries((headers as OutgoingHttpHeaders) ?? {})) {
      if (value !== undefined) response.setHeader(name, value);
    }
    return response;
  }) as typeof writeHead;
  response.flushHeaders = () => {};
  response.write = ((chunk: unknown, ...rest: unknown[]) => {
    take(chunk, rest[0]);
    if (size > MOST_BYTES) {
      release();
      const all = Buffer.concat(chunks);
      chunks = [];
      return response.write(all);
    }
    callLast(rest);
    return true;
  }) as typeof write;
  response.end = ((chunk: unknown, ...rest: unknown[]) => {
    take(chunk, rest[0]);
    if (!isReleased) release();
    whenWhole({
      status: response.statusCode,
      headers: { ...response.getHeaders() },
      body: Buffer.concat(chunks),
    });
    callLast([chunk, ...rest]);
    return response;
  }) as typeof end;
}

/** Node's stream methods take a callback as their last argument. */
function callLast(parameters: unknown[]): void {
  const callback = parameters.at(-1);
  if (typeof callback === 'function') process.nextTick(() => callback());
}
