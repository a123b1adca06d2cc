/** What scripts of other sites may read of an answer (Fetch standard, CORS-exposed header names). */
const EXPOSED =
  'ETag, Location, X-Request-Id, Retry-After, RateLimit-Limit, RateLimit-Remaining, RateLimit-Reset, RateLimit-Policy, RateLimit';

/** Course data changes weekly at most: an hour in the caller's cache, a day in shared ones, a week while refreshing. */
export const CACHE_CONTROL = 'public, max-age=3600, s-maxage=86400, stale-while-revalidate=604800';

/** Headers of every answer, whatever it is. */
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

/** A year, as browsers' preload lists ask for at least (RFC 6797). */
export const STRICT_TRANSPORT = 'max-age=31536000';

/**
 * Headers of every answer, names and values in turn, whatever it is: no browser guesses its type, and where the site is
 * reached over https (`siteUrl` says so) browsers are told to stay with it.
 */
export function alwaysHeaders(siteUrl: string): readonly string[] {
  return ['X-Content-Type-Options', 'nosniff', ...strictTransport(siteUrl)];
}

/** The second of these alone, for answers that have the first in their own list. */
export function strictTransport(siteUrl: string): readonly string[] {
  return siteUrl.startsWith('https:') ? ['Strict-Transport-Security', STRICT_TRANSPORT] : [];
}
