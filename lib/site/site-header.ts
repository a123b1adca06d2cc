/** Proves to the API's server, by a secret, that a request is its own website's, which has no quota. */
export const SITE_HEADER = 'x-fairway-site';
