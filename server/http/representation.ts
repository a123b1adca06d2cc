import { promisify } from 'node:util';
import {
  brotliCompress,
  brotliCompressSync,
  brotliDecompressSync,
  constants,
  gzip,
  gzipSync,
  zstdCompress,
  zstdCompressSync,
} from 'node:zlib';
import { createBoundedCache } from '#lib/cache/bounded-cache.ts';

/** A content coding (RFC 9110, section 8.4.1). */
export type Encoding = 'identity' | 'br' | 'gzip' | 'zstd';

/** Below this, compressing saves no packet. */
export const SMALLEST_COMPRESSED = 512;
/** Larger bodies are compressed in the thread pool, so that other requests needn't wait. */
const LARGEST_AT_ONCE = 64 * 1024;
/** Nearly every page comes back in one piece, instead of 16 kB at a time. */
const CHUNK_BYTES = 64 * 1024;

/** `quality` is brotli's: 3 takes a third of the time of 5 and a tenth more room; more than 5 gains next to nothing. */
export function compress(body: Buffer, encoding: Encoding, quality: 3 | 4 | 5 = 4): Buffer | Promise<Buffer> {
  const isSmall = body.length <= LARGEST_AT_ONCE;
  if (encoding === 'br') {
    const params = { [constants.BROTLI_PARAM_QUALITY]: quality };
    return isSmall
      ? brotliCompressSync(body, { params })
      : brotliLarge(body, { params, chunkSize: CHUNK_BYTES });
  }
  if (encoding === 'gzip') return isSmall ? gzipSync(body) : gzipLarge(body, { chunkSize: CHUNK_BYTES });
  if (encoding === 'zstd')
    return isSmall ? zstdCompressSync(body) : zstdLarge(body, { chunkSize: CHUNK_BYTES });
  return body;
}

const brotliLarge = promisify(brotliCompress);
const gzipLarge = promisify(gzip);
const zstdLarge = promisify(zstdCompress);

export function decompressBrotli(body: Uint8Array): Buffer {
  return brotliDecompressSync(body);
}

/**
 * The encoding for an Accept-Encoding header (RFC 9110, section 12.5.3): of those with the highest weight the
 * first in `preference`, else identity.
 */
export function negotiateEncoding(header: string | undefined, preference: readonly Encoding[]): Encoding {
  if (!header) return 'identity';
  const weights = parseWeights(header);
  let best: Encoding = 'identity';
  let bestWeight = 0;
  for (const encoding of preference) {
    const weight = weights.get(encoding) ?? weights.get('*') ?? 0;
    if (weight > bestWeight) {
      best = encoding;
      bestWeight = weight;
    }
  }
  return (weights.get('identity') ?? 0) > bestWeight ? 'identity' : best;
}

function parseWeights(header: string): Map<string, number> {
  const weights = new Map<string, number>();
  for (const part of header.toLowerCase().split(',', 32)) {
    const [name, ...parameters] = part.split(';').map((piece) => piece.trim());
    const q = parameters.find((parameter) => parameter.startsWith('q='));
    const weight = q === undefined ? 1 : Number(q.slice(2));
    if (name) weights.set(name === 'x-gzip' ? 'gzip' : name, Number.isFinite(weight) ? weight : 0);
  }
  return weights;
}

const REMEMBERED = 500;
const LONGEST_REMEMBERED = 200;

export function rememberEncodings(preference: readonly Encoding[]): (header: string | undefined) => Encoding {
  const known = createBoundedCache<Encoding>(REMEMBERED, () => 1);
  return (header) => {
    if (header === undefined) return 'identity';
    const seen = known.get(header);
    if (seen) return seen;
    const encoding = negotiateEncoding(header, preference);
    if (header.length < LONGEST_REMEMBERED) known.set(header, encoding);
    return encoding;
  };
}

const TAG_ENDS: Readonly<Record<Encoding, string>> = {
  identity: '"',
  br: '-br"',
  gzip: '-gzip"',
  zstd: '-zstd"',
};

const tagEnds: ReadonlySet<string> = new Set(Object.values(TAG_ENDS));

/**
 * A strong entity tag. `name` is the same for the same answer in any encoding: a dataset's version, or the hash
 * of what a course says, with the server's revision.
 */
export function entityTag(name: string, encoding: Encoding): string {
  return `"${name}${TAG_ENDS[encoding]}`;
}

/**
 * Whether an If-None-Match header has the tag of this answer, in any encoding, or is `*`, which matches any answer
 * that exists. Weak comparison (RFC 9110, section 13.1.2): a proxy that recompresses makes the tag weak.
 */
export function matchTag(ifNoneMatch: string | undefined, tag: string): 'tag' | 'any' | null {
  if (ifNoneMatch === undefined) return null;
  const name = nameOf(tag);
  // Nearly all send one.
  if (nameOf(ifNoneMatch) === name) return 'tag';
  if (ifNoneMatch.trim() === '*') return 'any';
  return ifNoneMatch.split(',').some((known) => nameOf(known.trim()) === name) ? 'tag' : null;
}

/** A tag without what says that it's weak, without its encoding and its last quote. */
function nameOf(tag: string): string {
  const dash = tag.lastIndexOf('-');
  const end = dash > 0 && tagEnds.has(tag.slice(dash)) ? dash : tag.length - 1;
  return tag.slice(tag.startsWith('W/') ? 2 : 0, end);
}

/** Headers that other sites' scripts may read (Fetch standard, CORS-exposed header names). */
const EXPOSED =
  'ETag, Location, X-Request-Id, Retry-After, RateLimit-Limit, RateLimit-Remaining, RateLimit-Reset, RateLimit-Policy, RateLimit';

/** Course data changes weekly at most. */
export const CACHE_CONTROL = 'public, max-age=3600, s-maxage=86400, stale-while-revalidate=604800';

/** `links` are put after the API's description, each with a comma before it. */
export function commonHeaders(requestId: string, links = ''): string[] {
  return [
    'Vary',
    'Accept-Encoding',
    'Access-Control-Allow-Origin',
    '*',
    'Access-Control-Expose-Headers',
    EXPOSED,
    // The API's description (RFC 8631).
    'Link',
    `</openapi.json>; rel="service-desc"${links}`,
    'X-Content-Type-Options',
    'nosniff',
    'X-Request-Id',
    requestId,
  ];
}

/** Of everything that other sites' scripts may read: OPTIONS is for their preflights. */
export const METHODS = ['GET', 'HEAD', 'OPTIONS'];

export const PREFLIGHT_HEADERS = [
  'Allow',
  METHODS.join(', '),
  'Access-Control-Allow-Methods',
  METHODS.join(', '),
  'Access-Control-Allow-Headers',
  '*',
  'Access-Control-Max-Age',
  '86400',
];

/** A year, the least that browsers' preload lists accept. */
export const STRICT_TRANSPORT = 'max-age=31536000';

/**
 * On every answer, as names and values in turn: browsers must not guess its type and must stay with https if
 * the site uses it.
 */
export function alwaysHeaders(siteUrl: string): readonly string[] {
  return ['X-Content-Type-Options', 'nosniff', ...strictTransport(siteUrl)];
}

export function strictTransport(siteUrl: string): readonly string[] {
  return siteUrl.startsWith('https:') ? ['Strict-Transport-Security', STRICT_TRANSPORT] : [];
}
