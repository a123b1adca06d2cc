import { z } from '@hono/zod-openapi';
import { SitemapRegion } from '#lib/contract/directory.ts';
import { defineContract } from '../operation.ts';
import { noParameters, totalCount } from '../parameters.ts';

/** Every region slug. */
export const listSitemapRegions = defineContract({
  operationId: 'listSitemapRegions',
  tag: 'Enumeration',
  path: '/seo/sitemap/regions',
  summary: 'Every region slug',
  description: 'Every region at once, without paging, with its page and course count. It names its country.',
  params: noParameters,
  query: noParameters,
  content: { data: z.object({ items: z.array(SitemapRegion), total: totalCount }) },
  missing: [],
  example: '/seo/sitemap/regions',
});
