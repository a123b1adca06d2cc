import { IncomingMessage, type OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { Socket } from 'node:net';

export type Rendered = {
  status: number;
  headers: OutgoingHttpHeaders;
  body: Buffer;
  good?: GoodTime;
};

/**
 * Milliseconds since 1970. Outside of it a kept page must be rendered again; before it, too, since then
 * the clock has been set back.
 */
export type GoodTime = { from: number; until: number };

/** `requestId` reaches `instrumentation.ts` if the page fails. */
export type Render = (target: string, requestId: string) => Promise<Rendered>;

export type NextHandler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/**
 * All that Next learns about a visitor. It gets none of their headers, so none can change the page that's
 * kept for the next visitor. For agents that read only HTML, Slackbot among them, Next holds a document back
 * until its metadata is ready.
 */
const HEADERS = { host: 'localhost', accept: '*/*', 'user-agent': 'fairway-atlas (like Slackbot)' };

/** React's mark for a part that a script would fill in later. */
const LATER = '<!--$?-->';
const MOST_RENDERS = 4;

/**
 * Renders by our own requests, not tied to a connection, so one visitor leaving doesn't abort a render that
 * others are waiting for. A document that Next began to send too early (its metadata came late) is rendered
 * again.
 */
export function createRender(handler: NextHandler): Render {
  const render = createSingleRender(handler);
  return async (target, requestId) => {
    let answer = await render(target, requestId);
    for (let renders = 1; renders < MOST_RENDERS && answer.body.includes(LATER); renders++) {
      answer = await render(target, requestId);
    }
    return answer;
  };
}

function createSingleRender(handler: NextHandler): Render {
  return (target, requestId) =>
    new Promise((resolve, reject) => {
      const request = new IncomingMessage(new Socket());
      Object.assign(request, { method: 'GET', url: target, complete: true });
      request.headers = { ...HEADERS, 'x-request-id': requestId };
      request.push(null);
      handler(request, collectResponse(request, resolve)).catch(reject);
    });
}

/** A response without a connection. */
function collectResponse(request: IncomingMessage, whenWhole: (answer: Rendered) => void): ServerResponse {
  const response = new ServerResponse(request);
  const chunks: Buffer[] = [];
  const take = (chunk: unknown, encoding: unknown) => {
    if (typeof chunk === 'string') chunks.push(Buffer.from(chunk, toEncoding(encoding)));
    else if (chunk instanceof Uint8Array) chunks.push(Buffer.from(chunk));
  };
  Object.assign(response, {
    flushHeaders() {},
    writeHead(status: number, ...rest: unknown[]) {
      response.statusCode = status;
      const headers = rest.find((part) => typeof part === 'object' && part !== null);
      for (const [name, value] of Object.entries((headers as OutgoingHttpHeaders) ?? {})) {
        if (value !== undefined) response.setHeader(name, value);
      }
      return response;
    },
    write(chunk: unknown, ...rest: unknown[]) {
      take(chunk, rest[0]);
      callLast(rest);
      return true;
    },
    end(chunk: unknown, ...rest: unknown[]) {
      if (response.finished) return response;
      take(chunk, rest[0]);
      response.finished = true;
      whenWhole({
        status: response.statusCode,
        headers: { ...response.getHeaders() },
        body: Buffer.concat(chunks),
      });
      callLast([chunk, ...rest]);
      process.nextTick(() => response.emit('finish'));
      return response;
    },
  });
  return response;
}

const toEncoding = (encoding: unknown) =>
  typeof encoding === 'string' ? (encoding as BufferEncoding) : 'utf8';

function callLast(parameters: unknown[]): void {
  const callback = parameters.at(-1);
  if (typeof callback === 'function') process.nextTick(() => callback());
}
