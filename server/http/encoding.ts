import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gzip, zstdCompress } from 'node:zlib';
import { accepts } from 'hono/accepts';
import type { RequestContext } from './env.ts';

/** A content coding (RFC 9110, section 8.4.1). */
export type Encoding = 'identity' | 'br' | 'gzip' | 'zstd';

/** Below this, compressing saves no packet. */
export const SMALLEST_COMPRESSED = 512;

/** Brotli first, because profiles are stored in it. */
const PREFERENCE: readonly Encoding[] = ['br', 'zstd', 'gzip'];

/** The first in `preference` of those with the highest weight, else identity. */
export function acceptedEncoding(c: RequestContext, preference = PREFERENCE): Encoding {
  return accepts(c, {
    header: 'Accept-Encoding',
    supports: ['identity', ...preference],
    default: 'identity',
    match(given, { supports }) {
      const weights = new Map(given.map(({ type, q }) => [type.toLowerCase(), q]));
      const weightOf = (name: string) =>
        weights.get(name) ?? (name === 'identity' ? 0 : (weights.get('*') ?? 0));
      return supports.reduce((best, each) => (weightOf(each) > weightOf(best) ? each : best));
    },
  }) as Encoding;
}

const inBrotli = promisify(brotliCompress);
const inGzip = promisify(gzip);
const inZstd = promisify(zstdCompress);
export const decompressBrotli = promisify(brotliDecompress);

/** More takes much longer and gains next to nothing. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

export async function compress(
  body: Uint8Array | string,
  encoding: Encoding,
): Promise<Uint8Array<ArrayBuffer>> {
  if (encoding === 'br') return inBrotli(body, BROTLI);
  if (encoding === 'gzip') return inGzip(body);
  if (encoding === 'zstd') return inZstd(body);
  return Buffer.from(body);
}
