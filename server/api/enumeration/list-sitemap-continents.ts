import { z } from '@hono/zod-openapi';
import { SitemapContinent } from '#lib/contract/directory.ts';
import { defineContract } from '../operation.ts';
import { noParameters, totalCount } from '../parameters.ts';

/** Every continent slug. */
export const listSitemapContinents = defineContract({
  operationId: 'listSitemapContinents',
  tag: 'Enumeration',
  path: '/seo/sitemap/continents',
  summary: 'Every continent slug',
  description: 'Every continent at once, without paging, with its page and course count.',
  params: noParameters,
  query: noParameters,
  content: { data: z.object({ items: z.array(SitemapContinent), total: totalCount }) },
  missing: [],
  example: '/seo/sitemap/continents',
});
