import { promisify } from 'node:util';
import { brotliCompress, constants, gzip, zstdCompress } from 'node:zlib';

/** How a body may be compressed, the best first; `identity` is as it is. */
export type ContentCoding = 'br' | 'zstd' | 'gzip' | 'identity';

const ORDER = ['br', 'zstd', 'gzip'] as const;
const COMPRESSIBLE =
  /^(text\/|application\/(json|javascript|xml|manifest\+json|.*\+(json|xml))|image\/svg\+xml)/;
const FEWEST_BYTES = 800;

/** The best coding that an Accept-Encoding header allows (RFC 9110 §12.5.3); a coding at q=0 is forbidden. */
export function chooseCoding(acceptEncoding: string | undefined): ContentCoding {
  const allowed = new Map<string, boolean>();
  for (const item of (acceptEncoding ?? '').split(',')) {
    const [name = '', ...parameters] = item
      .trim()
      .toLowerCase()
      .split(/\s*;\s*/);
    allowed.set(name, !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter)));
  }
  return ORDER.find((coding) => allowed.get(coding) ?? allowed.get('*') ?? false) ?? 'identity';
}

/** Whether compressing a body of this type and size gains anything. */
export function isWorthCompressing(contentType: string, bytes: number): boolean {
  return bytes >= FEWEST_BYTES && COMPRESSIBLE.test(contentType);
}

const brotli = promisify(brotliCompress);
const zstandard = promisify(zstdCompress);
const gnuZip = promisify(gzip);

/** Compresses off the main thread; brotli at 5, from where more effort gains next to nothing on pages. */
export async function compress(body: Buffer, coding: ContentCoding): Promise<Buffer> {
  if (coding === 'br') return brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
  if (coding === 'zstd') return zstandard(body);
  if (coding === 'gzip') return gnuZip(body);
  return body;
}
