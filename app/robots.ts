import type { MetadataRoute } from 'next';
import { siteUrl } from '#components/site/settings.ts';

// The site's address is known only when it's served.
export const dynamic = 'force-dynamic';

/** Searches have no end, so they are left out. */
export default function robots(): MetadataRoute.Robots {
  return {
    rules: { userAgent: '*', allow: '/', disallow: ['/search', '/compare?'] },
    sitemap: `${siteUrl}/sitemaps/index`,
  };
}
