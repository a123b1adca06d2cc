/** What the site calls itself (SITE_NAME). */
export const siteName = process.env.SITE_NAME || 'Fairway Atlas';

/** The site's public origin (SITE_URL), without a slash at its end: canonical addresses begin with it. */
export const siteUrl = (process.env.SITE_URL || `http://localhost:${process.env.PORT || 3000}`).replace(
  /\/+$/,
  '',
);

/** True while `next build` runs: there is no dataset then, and what is rendered is never served. */
export const isSiteBuild = process.env.NEXT_PHASE === 'phase-production-build';
