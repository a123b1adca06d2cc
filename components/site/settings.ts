/** What the site calls itself (SITE_NAME). */
export const siteName = process.env.SITE_NAME || 'Fairway Atlas';

/** The site's public origin (SITE_URL), without a slash at its end: canonical addresses begin with it. */
export const siteUrl = (process.env.SITE_URL || `http://localhost:${process.env.PORT || 3000}`).replace(
  /\/+$/,
  '',
);

// Destructured, or the build would write its own environment's value into the code.
const { NEXT_PUBLIC_MAP_STYLE_URL } = process.env;
/** The MapLibre style that maps are drawn on in place of the site's own ground; undefined for the own. */
export const mapStyleUrl = NEXT_PUBLIC_MAP_STYLE_URL || undefined;
