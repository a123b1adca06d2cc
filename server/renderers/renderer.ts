import { AsyncLocalStorage } from 'node:async_hooks';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { putInProcessClient, type SiteFacts } from '#lib/api/in-process-client.ts';
import type { ApiHandler, ApiResponse } from '../http/api-message.ts';
import { createInProcessFetch } from '../http/in-process-fetch.ts';
import type { Render } from '../next/render.ts';
import { startNext } from '../next/start-next.ts';
import { adoptConsole } from '../observe/log.ts';
import { createRequestIds } from '../observe/request-log.ts';
import type { FromRenderer, LogLevel, ToRenderer } from './messages.ts';
import { packPage } from './pack-page.ts';

/*
 * A process that renders pages and nothing else, started by `renderers.ts`. It has no socket and no dataset:
 * pages read the API through the process that started it.
 */

type Rendering = { id: number; facts: SiteFacts | null };

const rendering = new AsyncLocalStorage<Rendering>();
const reads = new Map<number, (response: ApiResponse) => void>();
let lastRead = 0;
let isFaulty = false;

const send = (message: FromRenderer) => {
  // The front may be gone already; `disconnect` then ends this process.
  if (process.connected) process.send!(message, undefined, undefined, () => {});
};
const says = (level: LogLevel) => (details: object, message: string) =>
  send({ kind: 'log', level, details, message });
const log = { info: says('info'), warn: says('warn'), error: says('error') };

/** Stored as brotli: unpacked here, the front only hands them over. */
const STORED_AS_BROTLI = /^\/golfs\/profile\//;

const readInFront: ApiHandler = async ({ dataset: _, ...request }) => {
  const acceptEncoding = STORED_AS_BROTLI.test(request.path) ? 'br' : undefined;
  const response = await new Promise<ApiResponse>((resolve) => {
    const read = ++lastRead;
    reads.set(read, resolve);
    const render = rendering.getStore()?.id ?? 0;
    send({ kind: 'read', read, render, request: { ...request, acceptEncoding } });
  });
  return acceptEncoding === undefined ? response : unpack(response);
};

// The front decides when to end; a signal to the whole group isn't for us.
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => {});
process.on('disconnect', () => process.exit());
adoptConsole(log);
putInProcessClient({
  fetch: createInProcessFetch(readInFront, () => null, createRequestIds()),
  facts: () => rendering.getStore()?.facts ?? null,
  onPageError(error, page) {
    isFaulty ||= isOfTheSystem(error);
    log.error({ err: error, ...page }, 'Page failed');
  },
});
let render: Render;
process.on('message', (message: ToRenderer) => {
  if (message.kind === 'render') void answer(message);
  else {
    reads.get(message.read)?.(message.response);
    reads.delete(message.read);
  }
});
({ render } = await startNext());
// Loads what every page needs.
await render('/_not-found', 'start').catch(() => {});
isFaulty = false;
send({ kind: 'ready' });

async function answer(message: Extract<ToRenderer, { kind: 'render' }>): Promise<void> {
  const { id, target, requestId, facts } = message;
  try {
    const answer = await packPage(await rendering.run({ id, facts }, () => render(target, requestId)));
    const residentBytes = process.memoryUsage.rss();
    send({ kind: 'rendered', id, answer, residentBytes, isFaulty });
  } catch (error) {
    isFaulty ||= isOfTheSystem(error);
    send({ kind: 'failed', id, error, isFaulty });
  }
}

/** In the thread pool, as some pages read a dozen profiles. */
const unpackBrotli = promisify(brotliDecompress);
const CHUNK_BYTES = 128 * 1024;

async function unpack({ status, headers, body }: ApiResponse): Promise<ApiResponse> {
  const at = headers.indexOf('Content-Encoding');
  if (at < 0 || body === null || typeof body === 'string') return { status, headers, body };
  const unpacked = await unpackBrotli(body, { chunkSize: CHUNK_BYTES });
  return { status, headers: headers.toSpliced(at, 2), body: unpacked };
}

/** EMFILE and the like, also as the cause of another error. */
function isOfTheSystem(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return 'errno' in error || isOfTheSystem(error.cause);
}
