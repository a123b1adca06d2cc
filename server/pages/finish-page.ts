import { createHash } from 'node:crypto';
import type { OutgoingHttpHeaders } from 'node:http';
import { ownBytes } from '#lib/cache/bounded-cache.ts';
import { compress, type Encoding, SMALLEST_COMPRESSED } from '../http/representation.ts';
import type { CapturedResponse } from './capture-response.ts';

/** A finished response, compressed, ready to be sent again. */
export type FinishedPage = {
  status: number;
  /** Names and values in turn. */
  headers: readonly string[];
  body: Buffer;
  /** Null for what no client may keep. */
  etag: string | null;
  /** What is sent to a client that has the page already. */
  headersUnchanged: readonly string[];
  /** Milliseconds since 1970 from which it must be made anew. */
  expiresAt: number;
};

/** Headers that belong to one sending of a page, not to the page. */
const PER_SENDING = [
  'content-length',
  'transfer-encoding',
  'connection',
  'keep-alive',
  'date',
  'etag',
  'x-nextjs-cache',
  'x-request-id',
];

const COMPRESSIBLE =
  /^(text\/|application\/(json|javascript|xml|manifest\+json|.*\+(json|xml))|image\/svg\+xml)/;

/**
 * What other caches may do with a page. A week, as Next says, would outlive the next publish: a browser asks each time, and
 * gets a 304; a proxy asks once a second, however many want the page, and shows an old one for a day if we fail.
 */
const KEPT_BRIEFLY = 'public, max-age=0, s-maxage=1, stale-while-revalidate=1, stale-if-error=86400';

const SECONDS_OF_A_YEAR = 31_536_000;

/**
 * An answer as it is sent, now and again: compressed, tagged, and for browsers to ask after each time. It is compressed
 * quickly where somebody waits for it, well where it is kept.
 */
export async function finishPage(
  { status, headers, body }: CapturedResponse,
  encoding: Encoding,
  now: number,
  effort: 'quick' | 'well',
): Promise<FinishedPage> {
  const cacheControl = String(headers['cache-control'] ?? '');
  const secondsGood = Number(/s-maxage=(\d+)/.exec(cacheControl)?.[1] ?? SECONDS_OF_A_YEAR);
  const isCompressed =
    encoding !== 'identity' &&
    headers['content-encoding'] === undefined &&
    isWorthCompressing(String(headers['content-type'] ?? ''), body.length);
  const sent = isCompressed ? ownBytes(await compress(body, encoding, effort === 'quick' ? 2 : 5)) : body;
  const etag = status === 200 ? tagOf(body) : null;
  const kept: OutgoingHttpHeaders = {
    ...Object.fromEntries(Object.entries(headers).filter(([name]) => !PER_SENDING.includes(name))),
    // Next writes a redirect's address twice.
    ...(Array.isArray(headers.location) && { location: headers.location[0] }),
    ...(isCompressed && { 'content-encoding': encoding }),
    ...(cacheControl.includes('s-maxage') && { 'cache-control': KEPT_BRIEFLY }),
    ...(etag !== null && { etag }),
    vary: [...new Set([...String(headers.vary ?? '').split(/\s*,\s*/), 'accept-encoding'])]
      .filter(Boolean)
      .join(', '),
  };
  const { 'content-type': _type, 'content-encoding': _encoding, ...unchanged } = kept;
  return {
    status,
    etag,
    expiresAt: now + secondsGood * 1000,
    body: sent,
    headers: flatten({ ...kept, 'content-length': sent.length }),
    headersUnchanged: flatten(unchanged),
  };
}

/** Whether compressing a body of this type and size gains anything. */
export function isWorthCompressing(contentType: string, bytes: number): boolean {
  return bytes >= SMALLEST_COMPRESSED && COMPRESSIBLE.test(contentType);
}

/** Weak: the same page in another encoding has the same tag. */
function tagOf(body: Buffer): string {
  return `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
}

/** Names written as Node writes them, and several values of one name one after the other. */
function flatten(headers: OutgoingHttpHeaders): string[] {
  return Object.entries(headers).flatMap(([name, value]) => {
    const written = name.replace(/(^|-)[a-z]/g, (letter) => letter.toUpperCase());
    if (Array.isArray(value)) return value.flatMap((each) => [written, each]);
    return value === undefined ? [] : [written, String(value)];
  });
}
