import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { ownBytes } from '#lib/cache/bounded-cache.ts';
import { memoize } from '#lib/cache/memoize.ts';
import { compress, type Encoding, matchTag } from '../http/representation.ts';
import type { GoodTime } from '../next/render.ts';
import type { PageSources, RenderedPage } from '../renderers/page-sources.ts';

/** An answer as it is sent, compressed, any number of times. */
export type FinishedPage = {
  status: number;
  headers: readonly string[];
  body: Buffer;
  /** Null for what no client may keep. */
  etag: string | null;
  /** For a client that has the page already. */
  headersUnchanged: readonly string[];
  /** What it was made from, and the last dataset version that it was right for. */
  version?: string | undefined;
  sources?: PageSources | undefined;
  good?: GoodTime | undefined;
};

/** By default a page is good for as long as its dataset says the same. */
export function isGoodAt({ good }: { good?: GoodTime | undefined }, milliseconds: number): boolean {
  return good === undefined || (good.from <= milliseconds && milliseconds < good.until);
}

/**
 * A browser asks each time and gets a 304: anything longer would outlive the next publish. A proxy asks once
 * a second, and serves an old page for a day if we fail.
 */
export const KEPT_BRIEFLY = 'public, max-age=0, s-maxage=1, stale-while-revalidate=1, stale-if-error=86400';

/** Headers of a single sending, and those for Next's own router. */
const NOT_KEPT = [
  'content-length',
  'transfer-encoding',
  'connection',
  'keep-alive',
  'date',
  'etag',
  'vary',
  'x-nextjs-cache',
  'x-nextjs-prerender',
  'x-nextjs-stale-time',
];

/** Of a page: a few bytes from Valkey may claim to be gigabytes. */
const MOST_BYTES = 16 * 1024 * 1024;
const decompress = promisify(brotliDecompress);

/** In the client's encoding, if the page can be compressed at all. */
export async function finishPage(page: RenderedPage, wanted: Encoding): Promise<FinishedPage> {
  const { status, headers, good, version, sources } = page;
  const encoding = page.encoding === 'identity' ? 'identity' : wanted;
  const sent = encoding === page.encoding ? page.body : await encode(page.body, encoding);
  const etag = status === 200 ? page.tag : null;
  const kept: OutgoingHttpHeaders = {
    ...Object.fromEntries(Object.entries(headers).filter(([name]) => !NOT_KEPT.includes(name))),
    // Next writes a redirect's address twice.
    ...(Array.isArray(headers.location) && { location: headers.location[0] }),
    ...(encoding !== 'identity' && { 'content-encoding': encoding }),
    ...(etag !== null && { etag }),
    vary: 'accept-encoding',
  };
  const { 'content-type': _type, 'content-encoding': _encoding, ...unchanged } = kept;
  return {
    status,
    etag,
    body: sent,
    headers: flatten({ ...kept, 'content-length': sent.length }),
    headersUnchanged: flatten(unchanged),
    good,
    version,
    sources,
  };
}

async function encode(packed: Buffer, encoding: Encoding): Promise<Buffer> {
  const text = await decompress(packed, { maxOutputLength: MOST_BYTES });
  return ownBytes(await compress(text, encoding));
}

/** Without the body for a client that already has it, or that only asks for headers. */
export function sendPage(
  request: IncomingMessage,
  response: ServerResponse,
  page: FinishedPage,
  requestId: string,
): void {
  const isUnchanged = page.etag !== null && matchTag(request.headers['if-none-match'], page.etag) !== null;
  const headers = isUnchanged ? page.headersUnchanged : page.headers;
  response.writeHead(isUnchanged ? 304 : page.status, [...headers, 'X-Request-Id', requestId]);
  response.end(isUnchanged || request.method === 'HEAD' ? undefined : page.body);
}

/** Several values of one name follow each other. */
function flatten(headers: OutgoingHttpHeaders): string[] {
  const flat: string[] = [];
  for (const name in headers) {
    const value = headers[name];
    if (value === undefined) continue;
    for (const each of Array.isArray(value) ? value : [value]) flat.push(asWritten(name), String(each));
  }
  return flat;
}

/** "content-type" as "Content-Type". */
const asWritten = memoize((name: string) => name.replace(/(^|-)[a-z]/g, (letter) => letter.toUpperCase()));
