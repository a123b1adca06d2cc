import { createHash } from 'node:crypto';
import { ownBytes } from '#lib/cache/bounded-cache.ts';
import { compress, SMALLEST_COMPRESSED } from '../http/representation.ts';
import { inlineScriptSources } from '../next/inline-scripts.ts';
import type { Rendered } from '../next/render.ts';

/**
 * A page compressed and looked through where it was rendered. A course's page is 430 kB of text: the process
 * that answers everybody only hands on the 60 kB it packs to, and never has to read it.
 */
export type PackedPage = Rendered & {
  /** How `body` is compressed. */
  encoding: 'br' | 'identity';
  /** A hash of the text, which all encodings share. */
  tag: string;
  /** Inline scripts that may run, as sources for a content security policy. */
  scripts: readonly string[];
  /** Next's document for a missing or failed page, which only scripts fill. */
  isShell: boolean;
};

const COMPRESSIBLE =
  /^(text\/|application\/(json|javascript|xml|manifest\+json|.*\+(json|xml))|image\/svg\+xml)/;

export async function packPage<Page extends Rendered>(page: Page): Promise<Page & PackedPage> {
  const { headers, body } = page;
  const type = String(headers['content-type'] ?? '');
  const html = type.startsWith('text/html') ? body.toString() : '';
  const isCompressed = headers['content-encoding'] === undefined && isWorthCompressing(type, body.length);
  const isSentOnce = String(headers['cache-control']).includes('no-store');
  return {
    ...page,
    body: ownBytes(isCompressed ? await compress(body, 'br', isSentOnce ? 3 : 5) : body),
    encoding: isCompressed ? 'br' : 'identity',
    tag: `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
    scripts: inlineScriptSources(html),
    isShell: (page.status === 404 || page.status >= 500) && html.includes('id="__next_error__"'),
  };
}

export function isWorthCompressing(contentType: string, bytes: number): boolean {
  return bytes >= SMALLEST_COMPRESSED && COMPRESSIBLE.test(contentType);
}
