import type { MetadataRoute } from 'next';
import { siteUrl } from '#components/site/settings.ts';

export const revalidate = 604800;

/** Searches have no end, so they are left out. */
export default function robots(): MetadataRoute.Robots {
  return {
    rules: { userAgent: '*', allow: '/', disallow: ['/search', '/compare?'] },
    sitemap: `${siteUrl}/sitemaps/index`,
  };
}
