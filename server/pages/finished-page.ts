import { createHash } from 'node:crypto';
import { compress, decompressBrotli, type Encoding, SMALLEST_COMPRESSED } from '../http/encoding.ts';
import { namesAnswer } from '../http/entity-tag.ts';

/** An answer as it is sent, any number of times. */
export type FinishedPage = {
  status: number;
  headers: Readonly<Record<string, string>>;
  /** What its tag names, the same for all encodings; null for what no client may keep. */
  hash: string | null;
  encoding: Encoding;
  body: Uint8Array<ArrayBuffer>;
};

export type UnfinishedPage = Pick<FinishedPage, 'status' | 'headers'> & { body: Buffer<ArrayBuffer> };

/** Headers of a single sending. */
const NOT_KEPT = new Set([
  'content-length',
  'content-encoding',
  'transfer-encoding',
  'connection',
  'keep-alive',
  'date',
  'etag',
  'x-nextjs-cache',
  'x-nextjs-prerender',
  'x-nextjs-stale-time',
]);

const COMPRESSIBLE =
  /^(text\/|application\/(json|javascript|xml|manifest\+json|.*\+(json|xml))|image\/svg\+xml)/;

/** Compresses a page in brotli, if it can be compressed at all. */
export async function finishPage(
  { status, headers, body }: UnfinishedPage,
  isKept: boolean,
): Promise<FinishedPage> {
  const isPacked = body.length >= SMALLEST_COMPRESSED && COMPRESSIBLE.test(headers['content-type'] ?? '');
  const hash = createHash('sha256').update(body).digest('base64url').slice(0, 22);
  return {
    status,
    headers: Object.fromEntries(Object.entries(headers).filter(([name]) => !NOT_KEPT.has(name))),
    hash: status === 200 && isKept ? hash : null,
    encoding: isPacked ? 'br' : 'identity',
    body: isPacked ? await compress(body, 'br') : body,
  };
}

/** The same page for a client that can't read brotli. */
export async function recodePage(page: FinishedPage, encoding: Encoding): Promise<FinishedPage> {
  if (page.encoding === 'identity' || page.encoding === encoding) return page;
  return { ...page, encoding, body: await compress(await decompressBrotli(page.body), encoding) };
}

/** Sends a page, or headers alone to a client that already has it or asks for no more. */
export function sendPage(request: Request, page: FinishedPage, requestId: string): Response {
  const { status, hash, encoding, body } = page;
  const headers = new Headers(page.headers);
  if (!/accept-encoding/i.test(headers.get('vary') ?? '')) headers.append('vary', 'accept-encoding');
  headers.set('x-request-id', requestId);
  if (hash !== null) headers.set('etag', `W/"${hash}"`);
  if (hash !== null && isKnown(request, hash)) {
    headers.delete('content-type');
    return new Response(null, { status: 304, headers });
  }
  if (encoding !== 'identity') headers.set('content-encoding', encoding);
  headers.set('content-length', String(body.length));
  return new Response(request.method === 'HEAD' ? null : body, { status, headers });
}

function isKnown({ headers }: Request, hash: string): boolean {
  const known = headers.get('if-none-match');
  return known === '*' || namesAnswer(known ?? undefined, hash);
}
