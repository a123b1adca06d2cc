import { safetyHeaders } from '../http/headers.ts';
import type { UnfinishedPage } from './finished-page.ts';
import { inlineScriptSources } from './inline-scripts.ts';

export type PageSecurityOptions = {
  /** If it's https, browsers have to stay with https. */
  siteUrl: string;
  /** Origins that the map reads its style, tiles and pictures from. */
  mapHosts: readonly string[];
};

/** Safety headers; `path` is that of a page that was found, else empty. */
export type PageSecurity = (page: UnfinishedPage, path: string) => Readonly<Record<string, string>>;

/** The map and searches may ask for a position, and nothing else. */
const PERMISSIONS = 'geolocation=(self), camera=(), microphone=(), payment=(), usb=(), browsing-topics=()';

/**
 * Scripts are allowed by hash: a nonce would have to differ for every visitor of a kept page. Styles
 * are allowed in attributes, where React writes them, but not in elements (decision 096).
 */
export function createPageSecurity({ siteUrl, mapHosts }: PageSecurityOptions): PageSecurity {
  const isSecure = siteUrl.startsWith('https:');
  const always = Object.fromEntries(
    Object.entries(safetyHeaders(siteUrl)).map(([name, value]) => [name.toLowerCase(), value]),
  );
  const document = {
    ...always,
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': PERMISSIONS,
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
  };
  const picture = {
    ...always,
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
  };
  // The only page that others may show in a frame, local files too: it runs nothing and loads nothing.
  const embed = {
    ...document,
    'content-security-policy': `default-src 'none'; style-src 'unsafe-inline'; form-action 'none'; base-uri 'none'; frame-ancestors * file:`,
    'cross-origin-resource-policy': 'cross-origin',
  };
  const map = mapHosts.map((host) => ` ${host}`).join('');
  const policy = (scripts: readonly string[]) =>
    [
      "default-src 'none'",
      `script-src ${["'self'", ...scripts].join(' ')}`,
      // For attributes, and for browsers that don't know the next line.
      "style-src 'self' 'unsafe-inline'",
      "style-src-elem 'self'",
      `img-src 'self' data: blob:${map}`,
      "font-src 'self'",
      `connect-src 'self'${map}`,
      "worker-src 'self' blob:",
      "manifest-src 'self'",
      "form-action 'self'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
      ...(isSecure ? ['upgrade-insecure-requests'] : []),
    ].join('; ');
  return ({ headers, body }, path) => {
    const contentType = headers['content-type'] ?? '';
    if (contentType.startsWith('text/html') && path.startsWith('/embed/')) return embed;
    if (contentType.startsWith('text/html')) {
      return { ...document, 'content-security-policy': policy(inlineScriptSources(body.toString())) };
    }
    return contentType.startsWith('image/svg+xml') ? picture : always;
  };
}
