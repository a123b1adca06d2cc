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

/** Every encoding that an answer may come in. */
const encodings: readonly Encoding[] = ['identity', 'br', 'gzip', 'zstd'];

/** Below this, compressing saves no packet. */
export const SMALLEST_COMPRESSED = 512;
/** Bodies above this are compressed in the thread pool, so that other requests needn't wait. */
const LARGEST_AT_ONCE = 64 * 1024;
/** How much comes back from the thread pool at once: nearly every page whole, instead of 16 kB at a time. */
const CHUNK_BYTES = 64 * 1024;

/**
 * Compresses a body: a small one at once, a large one in the thread pool. The quality is brotli's: 2 takes less than
 * half the time of 5, 4 is cheap, 5 a good deal smaller, and more effort gains next to nothing.
 */
export function compress(body: Buffer, encoding: Encoding, quality: 2 | 4 | 5 = 4): Buffer | Promise<Buffer> {
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
 * Which encoding suits an Accept-Encoding header (RFC 9110, section 12.5.3): of those with the highest weight the
 * first in `preference`; identity if nothing else is accepted.
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

/** `negotiateEncoding` that remembers the headers it has seen: browsers send few different ones. */
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

export type EntityTags = {
  of: (encoding: Encoding) => string;
  /** Whether an If-None-Match header names a copy made from this version. */
  match: (ifNoneMatch: string) => boolean;
};

/**
 * Strong entity tags of one dataset version, one for each encoding. They are made of the dataset's version and the
 * server's revision (everything else an answer depends on). As long as both stay the same a path that answers 200
 * answers the same bytes, so all paths share them.
 */
export function createEntityTags(version: string, revision: string): EntityTags {
  const tags = Object.fromEntries(
    encodings.map((encoding) => {
      const suffix = encoding === 'identity' ? '' : `-${encoding}`;
      return [encoding, `"${version}-${revision}${suffix}"`];
    }),
  ) as Record<Encoding, string>;
  const known = new Set(Object.values(tags));
  return {
    of: (encoding) => tags[encoding],
    match(ifNoneMatch) {
      if (known.has(ifNoneMatch)) return true;
      // Weak comparison (RFC 9110, section 13.1.2); a proxy that recompresses a copy makes its tag weak.
      return ifNoneMatch.split(',').some((tag) => known.has(tag.trim().replace(/^W\//, '')));
    },
  };
}

/** The headers that scripts of other sites may read (Fetch standard, CORS-exposed header names). */
const EXPOSED =
  'ETag, Location, X-Request-Id, Retry-After, RateLimit-Limit, RateLimit-Remaining, RateLimit-Reset, RateLimit-Policy, RateLimit';

/** Course data changes weekly at most: an hour in the caller's cache, a day in shared ones, a week while revalidating. */
export const CACHE_CONTROL = 'public, max-age=3600, s-maxage=86400, stale-while-revalidate=604800';

/** Headers of every answer of the API. */
export function commonHeaders(requestId: string): string[] {
  return [
    'Vary',
    'Accept-Encoding',
    'Access-Control-Allow-Origin',
    '*',
    'Access-Control-Expose-Headers',
    EXPOSED,
    'X-Content-Type-Options',
    'nosniff',
    'X-Request-Id',
    requestId,
  ];
}

/** Headers of the answer to a CORS preflight. */
export const PREFLIGHT_HEADERS = [
  'Allow',
  'GET, HEAD, OPTIONS',
  'Access-Control-Allow-Methods',
  'GET, HEAD, OPTIONS',
  'Access-Control-Allow-Headers',
  '*',
  'Access-Control-Max-Age',
  '86400',
];

/** A year, the least that browsers' preload lists accept. */
export const STRICT_TRANSPORT = 'max-age=31536000';

/**
 * Headers of every answer of the server, names and values in turn: browsers must not guess its type and, if the site's
 * address is https, must stay with https.
 */
export function alwaysHeaders(siteUrl: string): readonly string[] {
  return ['X-Content-Type-Options', 'nosniff', ...strictTransport(siteUrl)];
}

/** The same without the first, for answers that have it in their own list. */
export function strictTransport(siteUrl: string): readonly string[] {
  return siteUrl.startsWith('https:') ? ['Strict-Transport-Security', STRICT_TRANSPORT] : [];
}
