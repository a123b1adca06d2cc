import { type RequestContext, send } from './env.ts';

/** Headers that other sites' scripts may read (Fetch standard, CORS-exposed header names). */
const EXPOSED =
  'ETag, Link, Location, X-Request-Id, Retry-After, RateLimit-Limit, RateLimit-Remaining, RateLimit-Reset, RateLimit-Policy, RateLimit';

/** The API's description (RFC 8631). */
export const SERVICE_DESCRIPTION = '</openapi.json>; rel="service-desc"';

/** Headers of every answer of the API, errors too. */
export const API_HEADERS = {
  Vary: 'Accept-Encoding',
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Expose-Headers': EXPOSED,
  Link: SERVICE_DESCRIPTION,
} as const;

/** Course data changes weekly at most. */
export const CACHE_CONTROL = 'public, max-age=3600, s-maxage=86400, stale-while-revalidate=604800';

/** OPTIONS is for preflights of other sites' scripts. */
export const METHODS = ['GET', 'HEAD', 'OPTIONS'];

const PREFLIGHT_HEADERS = {
  Allow: METHODS.join(', '),
  'Access-Control-Allow-Methods': METHODS.join(', '),
  'Access-Control-Allow-Headers': '*',
  'Access-Control-Max-Age': '86400',
};

export function preflight(c: RequestContext): Response {
  return send(c, null, 204, { ...API_HEADERS, ...PREFLIGHT_HEADERS });
}

/** A year, the least that browsers' preload lists accept. */
const STRICT_TRANSPORT = 'max-age=31536000';

/** Browsers must not guess a type, and must stay with https if the site uses it. */
export function safetyHeaders(siteUrl: string): Record<string, string> {
  return {
    'X-Content-Type-Options': 'nosniff',
    ...(siteUrl.startsWith('https:') && { 'Strict-Transport-Security': STRICT_TRANSPORT }),
  };
}
