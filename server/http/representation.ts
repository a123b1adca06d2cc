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

/** A content coding (RFC 9110, section 8.4.1). */
export type Encoding = 'identity' | 'br' | 'gzip' | 'zstd';

/** Every encoding that an answer may come in. */
const encodings: readonly Encoding[] = ['identity', 'br', 'gzip', 'zstd'];

/** Below this, compressing saves no packet. */
export const SMALLEST_COMPRESSED = 512;
/** Above this, compressing is left to the thread pool, so that other requests needn't wait. */
const LARGEST_AT_ONCE = 64 * 1024;
/** What comes back from the thread pool at once: nearly every page whole, in place of 16 kB at a time. */
const CHUNK_BYTES = 64 * 1024;

/**
 * Compresses a body: at once when it's small, beside other requests when it's large. The quality is brotli's: 2
 * takes less than half the time of 5, 4 is cheap, 5 a good deal smaller, and more effort gains next to nothing.
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

/** The text of a document stored as brotli. */
export function decompressBrotli(body: Uint8Array): Buffer {
  return brotliDecompressSync(body);
}

/**
 * Which encoding suits an Accept-Encoding header (RFC 9110, section 12.5.3): of those with the highest weight the one
 * that stands first in `preference`. Identity where nothing else is accepted.
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

/** `negotiateEncoding` that remembers the headers it has seen: browsers send few different ones. Bounded. */
export function rememberEncodings(preference: readonly Encoding[]): (header: string | undefined) => Encoding {
  const known = new Map<string, Encoding>();
  return (header) => {
    if (header === undefined) return 'identity';
    const seen = known.get(header);
    if (seen) return seen;
    const encoding = negotiateEncoding(header, preference);
    if (known.size >= REMEMBERED) known.clear();
    if (header.length < 200) known.set(header, encoding);
    return encoding;
  };
}

/** The entity tags of one dataset version: the same for every answer, one for each encoding. */
export type EntityTags = {
  of: (encoding: Encoding) => string;
  /** Whether an If-None-Match header names a copy made from this version. */
  match: (ifNoneMatch: string) => boolean;
};

/**
 * Strong tags from the dataset's version and the server's revision (what else an answer depends on). A path that
 * answers 200 answers the same bytes for as long as both stay, so one tag does for all paths.
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
      // Weak comparison (RFC 9110, section 13.1.2); a proxy that recompressed the copy has marked its tag weak.
      return ifNoneMatch.split(',').some((tag) => known.has(tag.trim().replace(/^W\//, '')));
    },
  };
}
