import { createHash } from 'node:crypto';
import { applyPreferencesScript, speculationRules } from '#lib/site/head-scripts.ts';
import { STRICT_TRANSPORT } from '../http/representation.ts';

export type PageSecurityOptions = {
  /** If it's https, browsers have to stay with https. */
  siteUrl: string;
  /** Origins that the map reads its style, tiles and pictures from. */
  mapHosts: readonly string[];
};

/** `path` is that of a page that was found. */
export type PageSecurity = (
  contentType: string,
  body: Buffer,
  path?: string,
) => Readonly<Record<string, string>>;

const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/g;
/** Calls by which Next passes its payload, and Turbopack its script names; the argument is data only. */
const HAND_OVERS = [
  /^(?:self\.__next_f|\(self\.__next_f=self\.__next_f\|\|\[\]\))\.push\((.*)\)$/s,
  /^\(globalThis\["TURBOPACK"\] \|\| \(globalThis\["TURBOPACK"\] = \[\]\)\)\.push\((.*)\);$/s,
];
/** Scripts of React and of our layout, word for word. */
const CONSTANTS = new Set([
  applyPreferencesScript,
  speculationRules,
  'requestAnimationFrame(function(){$RT=performance.now()});',
]);

/** The map and searches may ask for a position, and nothing else. */
const PERMISSIONS = 'geolocation=(self), camera=(), microphone=(), payment=(), usb=(), browsing-topics=()';

/**
 * Scripts are allowed by hash: a nonce would have to differ for every visitor of a kept page. Styles
 * are allowed in attributes, where React writes them, but not in elements (decision 096).
 */
export function createPageSecurity({ siteUrl, mapHosts }: PageSecurityOptions): PageSecurity {
  const isSecure = siteUrl.startsWith('https:');
  const always = {
    'x-content-type-options': 'nosniff',
    ...(isSecure && { 'strict-transport-security': STRICT_TRANSPORT }),
  };
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
  return (contentType, body, path = '') => {
    if (contentType.startsWith('text/html') && path.startsWith('/embed/')) return embed;
    if (contentType.startsWith('text/html')) {
      return { ...document, 'content-security-policy': policy(inlineScriptSources(body.toString())) };
    }
    return contentType.startsWith('image/svg+xml') ? picture : always;
  };
}

/**
 * Hashes of the inline scripts known to be ours. A script smuggled in by the data has none of these forms, so
 * browsers refuse it.
 */
function inlineScriptSources(html: string): string[] {
  const sources = new Set<string>();
  for (const [, attributes = '', code = ''] of html.matchAll(SCRIPT)) {
    if (!/\bsrc=/.test(attributes) && isOurs(code)) sources.add(sourceOf(code));
  }
  return [...sources];
}

function isOurs(code: string): boolean {
  if (CONSTANTS.has(code)) return true;
  return HAND_OVERS.some((form) => {
    const data = form.exec(code)?.[1];
    return data !== undefined && isJson(data);
  });
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

function sourceOf(code: string): string {
  return `'sha256-${createHash('sha256').update(code).digest('base64')}'`;
}
