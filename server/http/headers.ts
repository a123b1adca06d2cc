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
