import { z } from '@hono/zod-openapi';
import { SitemapCity } from '#lib/contract/directory.ts';
import { defineContract } from '../operation.ts';
import { noParameters, totalCount } from '../parameters.ts';

/** Every city slug. */
export const listSitemapCities = defineContract({
  operationId: 'listSitemapCities',
  tag: 'Enumeration',
  path: '/seo/sitemap/cities',
  summary: 'Every city slug',
  description:
    'Every city at once, without paging, with its page and course count. It names its country and region, and whether it has a website page (two or more courses).',
  params: noParameters,
  query: noParameters,
  content: { data: z.object({ items: z.array(SitemapCity), total: totalCount }) },
  missing: [],
  example: '/seo/sitemap/cities',
});
