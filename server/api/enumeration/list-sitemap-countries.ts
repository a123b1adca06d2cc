import { z } from '@hono/zod-openapi';
import { SitemapCountry } from '#lib/contract/directory.ts';
import { defineContract } from '../operation.ts';
import { noParameters, totalCount } from '../parameters.ts';

/** Every country slug. */
export const listSitemapCountries = defineContract({
  operationId: 'listSitemapCountries',
  tag: 'Enumeration',
  path: '/seo/sitemap/countries',
  summary: 'Every country slug',
  description:
    'Every country at once, without paging, with its page and course count. It names its continent.',
  params: noParameters,
  query: noParameters,
  content: { data: z.object({ items: z.array(SitemapCountry), total: totalCount }) },
  missing: [],
  example: '/seo/sitemap/countries',
});
