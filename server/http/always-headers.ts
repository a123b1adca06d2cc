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
