import type { MetadataRoute } from 'next';
import { siteUrl } from '#components/site/settings.ts';

/** The build doesn't know the site's address. */
export const dynamic = 'force-dynamic';

/** Searches have no end, so they are left out. */
export default function robots(): MetadataRoute.Robots {
  return {
    rules: { userAgent: '*', allow: '/', disallow: ['/search', '/compare?'] },
    sitemap: `${siteUrl}/sitemaps/index`,
  };
}
