import type { MetadataRoute } from 'next';
import { siteUrl } from '#components/site/settings.ts';

// The site's address is known when it's served, not when it's built.
export const dynamic = 'force-dynamic';

/** Everything may be read; searches have no end, so they are left out. */
export default function robots(): MetadataRoute.Robots {
  return {
    rules: { userAgent: '*', allow: '/', disallow: ['/search', '/compare?'] },
    sitemap: `${siteUrl}/sitemaps/index`,
  };
}
