/** SITE_NAME. */
export const siteName = process.env.SITE_NAME || 'Fairway Atlas';

export const siteUrl = (process.env.SITE_URL || `http://localhost:${process.env.PORT || 3000}`).replace(
  /\/+$/,
  '',
);

// Destructured, or the build would write its own environment's value into the code.
const { NEXT_PUBLIC_MAP_STYLE_URL } = process.env;
/** Undefined for the site's own ground. */
export const mapStyleUrl = NEXT_PUBLIC_MAP_STYLE_URL || undefined;

/** During `next build`, which has no dataset and sends nothing. */
export const isSiteBuild = process.env.NEXT_PHASE === 'phase-production-build';
